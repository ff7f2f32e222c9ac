import { describe, expect, test } from "vitest";
import { presentLanguages, presentNames } from "./present-names.ts";

describe("names of tags", () => {
  test("are told in the reader's language, wherever a tag is typed in another", () => {
    expect(presentNames("en", ["нягтлан бодогч", "React"], "Улаанбаатар")).toMatchObject({
      "нягтлан бодогч": "accountant",
      Улаанбаатар: "Ulaanbaatar",
    });
    expect(presentNames("mn", ["accounting"], "Berlin")).toMatchObject({ Berlin: "Берлин" });
    expect(presentNames("en", "Улаанбаатар, Баянгол дүүрэг")).toEqual({
      "Улаанбаатар, Баянгол дүүрэг": "Ulaanbaatar, Bayangol district",
    });
  });

  test("are left out where the reader reads the tag as it is", () => {
    expect(presentNames("en", ["accounting", "SEO", "mobile apps"], "Berlin", null)).toEqual({});
    expect(presentNames("mn", ["нягтлан бодогч"], "Улаанбаатар")).toEqual({});
  });

  test("leave a product its own name", () => {
    const products = ["Facebook Ads", "Google Ads", "AutoCAD", "Firebase", "WordPress", "Zapier", "HubSpot"];
    expect(presentNames("mn", products)).toEqual({});
    expect(presentNames("mn", ["code review", "push notifications"])).toEqual({
      "code review": "код хянах",
      "push notifications": "push мэдэгдэл",
    });
  });

  test("hold for tags in Latin letters and in an inflected form", () => {
    expect(presentNames("en", ["nyagtlan bodogch", "нягтлан бодогчийн"])).toEqual({
      "nyagtlan bodogch": expect.stringMatching(/account/i),
      "нягтлан бодогчийн": expect.stringMatching(/account/i),
    });
  });

  test("are not guessed from a part of a tag, nor from a word that is no concept", () => {
    expect(presentNames("en", ["нягтлан бодогчийн гайхамшигт туслах", "бла бла", "", "__proto__"])).toEqual(
      {},
    );
  });
});

test("a tag among languages is the language, whatever else is called so", () => {
  expect(presentLanguages("en", ["mongol", "оросоор", "English"])).toMatchObject({ mongol: "Mongolian" });
});
