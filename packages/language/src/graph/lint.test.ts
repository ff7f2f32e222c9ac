import { describe, expect, test } from "vitest";
import { aloneConcepts, ambiguousLabels, cyrillicOnlyLabels } from "../concepts/exceptions.ts";
import { createLanguage } from "../language.ts";
import { lintConcepts } from "./lint.ts";
import { latinSpellings } from "./spellings.ts";

const exceptions = { ambiguous: ambiguousLabels, alone: aloneConcepts, notInLatin: cyrillicOnlyLabels };
const none = { ambiguous: new Set<string>(), alone: new Set<string>(), notInLatin: new Set<string>() };

describe("the concept sources", () => {
  // Some 70,000 readings.
  test(
    "have no fault, and every label is found as written and as typed in Latin letters",
    { timeout: 120_000 },
    () => {
      const language = createLanguage();
      expect(lintConcepts(language, language, exceptions)).toEqual([]);
    },
  );
});

describe("an editor's slip", () => {
  const faultsOf = (source: string, allowed = none) => {
    const language = createLanguage({ sources: [source] });
    return [...language.faults, ...lintConcepts(language, language, allowed)].join("\n");
  };

  test("in a reference, a kind or a circle is told with its cure", () => {
    const faults = faultsOf(
      "@skill\n\na\nen: alpha skill\nmn: альфа чадвар\nbroader: b; a; nowhere\n\nb\nen: beta skill\nbroader: a\n\n@planet\n",
    );
    expect(faults).toContain("unknown kind @planet");
    expect(faults).toContain("a: broader names nowhere, which does not exist; correct the id");
    expect(faults).toContain("a: broader names a, which is itself; take it out");
    expect(faults).toContain("b: broader goes in a circle");
    expect(faults).toContain("b: no Mongolian label; write one after “mn:”");
  });

  test.each([
    ["heat pump", "heat pumps"],
    ["front-end", "frontend"],
    ["эрчим хүч", "ерчим хүч"],
    ["архив цахимжуулах", "архивын цахимжуулах"],
  ])("is seen where two concepts are named “%s” and “%s”", (one, other) => {
    const source = `@skill\n\na\nen: alpha skill\nmn: альфа чадвар; архив\nalso: ${one}\nbroader: b\n\nb\nen: beta skill\nmn: бета чадвар\nalso: ${other}\n`;
    expect(faultsOf(source)).toContain(
      `a: “${one}” and “${other}” of b are one to the reader; leave one concept its own`,
    );
    expect(faultsOf(source, { ...none, ambiguous: new Set([one, other]) })).toBe("");
    expect(faultsOf(source.replace("\nb\nen", "\n@role\n\nb\nen"))).not.toContain("one to the reader");
  });

  test("is seen in a label for whole tags too", () => {
    expect(faultsOf("@value\n\na\nen: alpha\nmn: альфа\ntag: Go; ???\n")).toContain("a: “???” is not found");
  });

  test("is seen where nothing ties a skill to others", () => {
    const source = "@skill\n\na\nen: alpha skill\nmn: альфа чадвар\n";
    expect(faultsOf(source)).toContain("a: tied to no other concept");
    expect(faultsOf(source, { ...none, alone: new Set(["a"]) })).toBe("");
    expect(faultsOf(source.replace("skill", "industry"))).toBe("");
  });
});

describe("Latin spellings", () => {
  test("are the standard one and three people's own, the same every time", () => {
    const spellings = latinSpellings("Хөдөө аж ахуй");
    expect(spellings).toHaveLength(4);
    expect(spellings[0]).toBe("Khödöö aj akhui");
    expect(latinSpellings("Хөдөө аж ахуй")).toEqual(spellings);
    for (const typed of spellings) expect(typed).toMatch(/^(H|X|Kh)[ouö]d[ouö]{2} aj a(h|x|kh)u[iy]$/);
  });
  test("leave alone what nobody respells", () => {
    for (const label of ["Python", "3Д загвар", "и-баримт"]) expect(latinSpellings(label)).toEqual([]);
  });
});
