import { describe, expect, test } from "vitest";
import { createLanguage } from "../language.ts";
import { lintConcepts } from "./lint.ts";

const language = createLanguage();

describe("the concept sources", () => {
  test("have no fault, and every label is found again in Cyrillic and in Latin letters", () => {
    const faults = lintConcepts(language, language, romanise);
    expect(faults.filter((fault) => !known.some((label) => fault.includes(`“${label}”`)))).toEqual([]);
  });

  test("a broken source is reported and not thrown", () => {
    const broken = createLanguage({
      sources: [
        "@skill\n\na\nen: alpha skill\nmn: альфа чадвар\nbroader: b; a; nowhere\n\nb\nen: beta skill\nbroader: a\n\n@planet\n",
      ],
    });
    const faults = lintConcepts(broken, broken, romanise).join("\n");
    expect(faults).toContain("unknown kind @planet");
    expect(faults).toContain("nowhere, which does not exist");
    expect(faults).toContain("a, which is itself");
    expect(faults).toContain("b: broader goes in a circle");
    expect(faults).toContain("b: no Mongolian label");
  });
});

// Labels whose Latin form means something else (myanga, odoo) or is too short or too foreign to be Mongolian.
const known = ["манга", "Odoo хөгжүүлэгч", "влогер", "ус", "ЧД", "қазақ тілі"];

const letters: Record<string, string> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "yo",
  ж: "j",
  з: "z",
  и: "i",
  й: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  ө: "u",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ү: "u",
  ф: "f",
  х: "h",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "sh",
  ъ: "",
  ы: "i",
  ь: "i",
  э: "e",
  ю: "yu",
  я: "ya",
};

// As people type on a phone. Single letters and letters beside digits (и-баримт, 3Д, А3) are left as they are.
function romanise(label: string): string {
  if (/(?<!\p{L})\p{Script=Cyrillic}(?!\p{L})|\d\p{Script=Cyrillic}|\p{Script=Cyrillic}\d/u.test(label))
    return label;
  return Array.from(label.replaceAll(/ь(?=[юяеё])/gi, "").replaceAll("сх", "скh"))
    .map((letter) => letters[letter.toLowerCase()] ?? letter)
    .join("");
}
