import { describe, expect, it } from "vitest";
import { emailPattern, isEmail } from "../email.ts";
import { cofounderInput } from "./cofounder-input.ts";
import { companyInput } from "./company-input.ts";
import { ideaInput } from "./idea-input.ts";
import {
  called,
  mailAddress,
  optionalChoice,
  phone,
  tags,
  timeZone,
  webAddress,
  wholeNumber,
} from "./given.ts";

const isTaken = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe("what people type", () => {
  it("into a list of tags is trimmed; blank ones and repetitions of an earlier one go", () => {
    expect(tags.parse([" React", "react ", "", "  ", "Ноолуур", "НООЛУУР", "REACT"])).toEqual([
      "React",
      "Ноолуур",
    ]);
    expect(tags.parse(["\u200b", "React", "\u3164"]), "nothing is seen of two").toEqual(["React"]);
    for (const turned of ["a\u202eb", "a\nb", "a\u2067b"])
      expect(isTaken(tags, [turned]), turned).toBe(false);
    expect(tags.parse(undefined)).toEqual([]);
    expect(isTaken(tags, Array(40).fill("x"))).toBe(true);
    expect(isTaken(tags, Array(41).fill("x"))).toBe(false);
    expect(isTaken(tags, [` ${"x".repeat(60)} `])).toBe(true);
    expect(isTaken(tags, ["x".repeat(61)])).toBe(false);
  });

  it.each(["9911 2233", "+976 (99) 11-22-33", "99112233, 77001122", "7700 1122 (дотуур 12)", "1900-1234"])(
    "%j is a phone number",
    (typed) => expect(phone.parse(typed)).toBe(typed),
  );

  it.each(["утасгүй", "abc", "12345", "no phone 99112233", "99112233, abc", "1234567890123456", "-"])(
    "%j is none",
    (typed) => expect(isTaken(phone, typed)).toBe(false),
  );

  it.each(["GMT+8", "UTC+08:00", "+8", "gmt-3:30", "GMT", "Asia/Ulaanbaatar", "CET", "Ulaanbaatar (GMT+8)"])(
    "%j is a time zone",
    (typed) => expect(timeZone.parse(typed)).toBe(typed),
  );

  it.each(["Mars", "GMT+25", "8", "morning"])("%j is no time zone", (typed) =>
    expect(isTaken(timeZone, typed)).toBe(false),
  );

  it("a company is founded by this year, and a graduation at most eight years ahead", () => {
    const founded = wholeNumber({ from: 1700, to: { yearsAhead: 0 } });
    const now = new Date();
    expect(isTaken(founded, now.getFullYear())).toBe(true);
    expect(isTaken(founded, now.getFullYear() + 2)).toBe(false);
    expect(isTaken(founded, 1699)).toBe(false);
    expect(isTaken(cofounderInput.shape.graduationYear, now.getFullYear() + 8)).toBe(true);
    expect(isTaken(cofounderInput.shape.graduationYear, 2090)).toBe(false);
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

  it("as a name may be in any script, but is one line and does not turn the words around it", () => {
    for (const typed of ["Өвөр ᠮᠣᠩᠭᠣᠯ", "שרה", "O'Brien <b>", "👩‍🚀"]) expect(called.parse(typed)).toBe(typed);
    for (const sign of ["\n", "\u0085", "\u2028", "\u202e", "\u2066", "\u202a"])
      expect(isTaken(called, `a${sign}b`)).toBe(false);
  });

  it("as a name is seen, and covers nothing around it", () => {
    for (const unseen of [
      "\u200b",
      "\u00ad\u2060",
      "\u3164",
      "\u2800",
      "\u{e0041}",
      "\u0301",
      "\u061c \ufeff",
    ])
      expect(isTaken(called, unseen), unseen.codePointAt(0)?.toString(16)).toBe(false);
    expect(isTaken(called, `a${"\u0301".repeat(20)}`)).toBe(false);
    expect(isTaken(ideaInput.shape.title, "\u202eexe.pj")).toBe(false);
    expect(isTaken(ideaInput.shape.title, "\u200b")).toBe(false);
    expect(isTaken(cofounderInput.shape.title, "One line\nand another")).toBe(false);
    expect(cofounderInput.shape.title.parse(" ")).toBeNull();
    for (const typed of ["", "Ё", "बिन्दु", "Nguyễn", "№ 1", "می‌خواهم"])
      expect(isTaken(called, typed)).toBe(true);
  });

  it("as a name is no link, though a company may be called like one", () => {
    for (const link of ["https://prize.example/x", "Win: http://a.mn", " www.prize.example"])
      expect(isTaken(called, link), link).toBe(false);
    for (const typed of ["Shop.mn", "Wwwind", "Бат : Дорж"]) expect(called.parse(typed)).toBe(typed);
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
