import { describe, expect, it } from "vitest";
import { addTags, completeTags, isTwin, meaningOf, splitTags } from "./tags.ts";

describe("tags in a text", () => {
  it("stand between commas, semicolons and new lines, without spare spaces", () => {
    expect(splitTags(" sales, law;cold   storage\n\nнягтлан бодогч ,")).toEqual([
      "sales",
      "law",
      "cold storage",
      "нягтлан бодогч",
    ]);
    expect(splitTags(" ,; \n")).toEqual([]);
  });

  it("are complete up to the last comma", () => {
    expect(completeTags("sales, la")).toEqual({ complete: "sales, ".slice(0, 6), rest: "la" });
    expect(completeTags("sales,")).toEqual({ complete: "sales,", rest: "" });
    expect(completeTags("sales")).toEqual({ complete: "", rest: "sales" });
  });
});

describe("adding tags", () => {
  it("keeps each once, in whatever case it is written", () => {
    expect(addTags(["Хууль"], ["хууль", "Law", "LAW"], 10)).toEqual({
      tags: ["Хууль", "Law"],
      added: ["Law"],
      double: "хууль",
      isFull: false,
    });
  });

  it("stops where there is no room, and says so", () => {
    expect(addTags(["a", "b"], ["c", "d"], 3)).toMatchObject({ tags: ["a", "b", "c"], isFull: true });
    expect(addTags(["a", "b"], ["b"], 2)).toMatchObject({ tags: ["a", "b"], isFull: false });
  });

  it("never takes away what is there", () => {
    expect(addTags(["a", "b", "c"], ["d"], 2)).toMatchObject({ tags: ["a", "b", "c"], isFull: true });
  });
});

describe("what a tag means", () => {
  const accounting = {
    id: "accounting",
    label: "accounting",
    otherLabel: "нягтлан бодох бүртгэл",
    note: "Skill",
  };

  it("is the likeliest of its suggestions, in whatever language and spelling", () => {
    for (const tag of ["Accounting", "нягтлан", "Нягтлан бодох бүртгэл", "nyagtlan", "bookkeeping"]) {
      expect(meaningOf(tag, [accounting])).toBe(accounting);
    }
  });

  it("is not what a mere beginning of a word may become", () => {
    expect(meaningOf("account", [accounting])).toBeUndefined();
    expect(meaningOf("Нягт", [accounting])).toBeUndefined();
    expect(meaningOf("хөөмий", [])).toBeUndefined();
  });

  it("is the same for two tags with one meaning, or where one is the name of the other's", () => {
    const known = { tag: "nyagtlan", meaning: accounting };
    expect(isTwin(known, { tag: "bookkeeping", meaning: accounting })).toBe(true);
    expect(isTwin(known, { tag: "нягтлан бодох бүртгэл", meaning: undefined })).toBe(true);
    expect(isTwin({ tag: "Accounting", meaning: { ...accounting, id: "services" } }, known)).toBe(true);
    expect(isTwin(known, { tag: "law", meaning: undefined })).toBe(false);
    expect(isTwin({ tag: "a", meaning: undefined }, { tag: "b", meaning: undefined })).toBe(false);
  });
});
