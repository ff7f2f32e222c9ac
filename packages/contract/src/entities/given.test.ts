import { describe, expect, it } from "vitest";
import { emailPattern, isEmail } from "../email.ts";
import { companyInput } from "./company-input.ts";
import { mailAddress, name, optionalChoice, tags, webAddress } from "./given.ts";

const isTaken = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe("what people type", () => {
  it("into a list of tags is trimmed; blank ones and repetitions of an earlier one go", () => {
    expect(tags.parse([" React", "react ", "", "  ", "Ноолуур", "НООЛУУР", "REACT"])).toEqual([
      "React",
      "Ноолуур",
    ]);
    expect(tags.parse(undefined)).toEqual([]);
    expect(isTaken(tags, Array(40).fill("x"))).toBe(true);
    expect(isTaken(tags, Array(41).fill("x"))).toBe(false);
    expect(isTaken(tags, [` ${"x".repeat(60)} `])).toBe(true);
    expect(isTaken(tags, ["x".repeat(61)])).toBe(false);
  });

  it.each([
    "bat@gmail",
    "bat",
    "bat@@khamt.mn",
    "bat @khamt.mn",
    "bat@khamt..mn",
    "бат@khamt.mn",
    "@khamt.mn",
  ])("%j is no address of mail, for the schema and for a form", (typed) => {
    expect(isTaken(mailAddress, typed)).toBe(false);
    expect(isEmail(typed)).toBe(false);
    // As a browser reads the pattern of an input.
    expect(new RegExp(`^(?:${emailPattern.source})$`, "v").test(typed)).toBe(false);
  });

  it.each([
    ["khamt.mn", "https://khamt.mn"],
    [" http://khamt.mn/a?b#c ", "http://khamt.mn/a?b#c"],
    ["//khamt.mn", "https://khamt.mn"],
    ["хур.мон", "https://хур.мон"],
    ["https://müller.example", "https://müller.example"],
    ["", null],
    [null, null],
  ])("as a link %j is %j", (typed, link) => {
    expect(webAddress.parse(typed)).toBe(link);
  });

  it.each([
    "javascript:alert(1)",
    "JAVASCRIPT://khamt.mn/%0aalert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "ftp://khamt.mn",
    "localhost",
    "https://127.0.0.1",
    "https://[::1]",
    `khamt.mn/${"x".repeat(300)}`,
  ])("as a link %j is refused", (typed) => {
    expect(isTaken(webAddress, typed)).toBe(false);
  });

  it("as an address of mail may have blanks around it", () => {
    expect(mailAddress.parse(" saran@khamt.mn ")).toBe("saran@khamt.mn");
    expect(mailAddress.parse(" ")).toBeNull();
    expect(isTaken(mailAddress, "saran@")).toBe(false);
  });

  it("as a name may be in any script, but not turn the words around it", () => {
    for (const typed of ["Өвөр ᠮᠣᠩᠭᠣᠯ", "שרה", "O'Brien <b>", "👩‍🚀"]) expect(name.parse(typed)).toBe(typed);
    for (const sign of ["\u202e", "\u2066", "\u202a"]) expect(isTaken(name, `a${sign}b`)).toBe(false);
  });

  it("as the size of a company may be Mongolian, in any case", () => {
    const size = (typed?: string) => companyInput.parse({ name: "Х", size: typed }).size;
    expect(["жижиг", "ЖИЖИГ", " Дунд ", "дунд", "large", undefined].map(size)).toEqual([
      "small",
      "small",
      "medium",
      "medium",
      "large",
      "small",
    ]);
  });

  it("where one may be chosen, nothing means none", () => {
    const choice = optionalChoice(["a", "b"]);
    expect(["a", "", null, undefined].map((typed) => choice.parse(typed))).toEqual(["a", null, null, null]);
    expect(isTaken(choice, "c")).toBe(false);
  });
});
