import { describe, expect, test } from "vitest";
import {
  aloneConcepts,
  ambiguousLabels,
  cyrillicOnlyLabels,
  productsAsNames,
} from "../concepts/exceptions.ts";
import { createLanguage } from "../language.ts";
import { lintConcepts } from "./lint.ts";
import { latinSpellings } from "./spellings.ts";

const exceptions = {
  ambiguous: ambiguousLabels,
  alone: aloneConcepts,
  notInLatin: cyrillicOnlyLabels,
  products: productsAsNames,
};
const none = {
  ambiguous: new Set<string>(),
  alone: new Set<string>(),
  notInLatin: new Set<string>(),
  products: new Set<string>(),
};

describe("the concept sources", () => {
  // Some 70,000 readings.
  test("have no fault, and every label is found as written and as typed in Latin letters", () => {
    const language = createLanguage();
    expect(lintConcepts(language, language, exceptions)).toEqual([]);
  });
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

  const named = (en: string, mn: string, kind = "skill") =>
    faultsOf(`@${kind}\n\na\nen: ${en}\nmn: ${mn}\nrelated: b\n\nb\nen: beta work\nmn: бета ажил\n`);

  test.each(["хуримын зурагчин", "системийн администратор", "хэлний багш (англи)"])(
    "is seen in a skill shown as a person, “%s”, and not in a role",
    (person) => {
      expect(named("alpha work", person)).toContain(`a: “${person}” is a person, and the concept a skill`);
      expect(named("alpha work", person, "role")).toBe("");
      expect(named("alpha work", `зураг авалт; ${person}`)).toBe("");
    },
  );

  test.each(["оюуны өмч", "нарны эрчим хүч", "мэдрэгч"])(
    "is not seen in “%s”, which only ends like a person",
    (name) => expect(named("alpha work", name)).toBe(""),
  );

  test("is seen in a skill shown by one product that has a general name too", () => {
    expect(named("technical drawing; AutoCAD", "AutoCAD; зураг төсөл")).toContain(
      "a: “AutoCAD” is one product, and “technical drawing” would be shown by its name",
    );
    expect(named("WordPress; site systems", "сайтын систем; WordPress")).toContain(
      "a: “WordPress” is one product",
    );
    expect(named("WordPress; WordPress developer", "WordPress")).toBe("");
    expect(named("SEO; search engine optimisation", "SEO")).toBe("");
    const source =
      "@skill\n\na\nen: Docker; containers\nmn: Docker\nrelated: b\n\nb\nen: beta work\nmn: бета ажил\n";
    expect(faultsOf(source, { ...none, products: new Set(["a"]) })).toBe("");
  });

  test("is seen in a product that readers of Mongolian would be told by another name", () => {
    expect(named("alpha work; Zapier", "альфа ажил")).toContain("a: “Zapier” would have another name");
    expect(named("alpha work; Zapier; PPC", "альфа ажил; Zapier")).toBe("");
  });

  test("is seen in a shown name that a comma makes two tags of", () => {
    expect(named("beer, wine; beer", "шар айраг")).toContain("a: “beer, wine” would be two tags");
    expect(named("beer and wine; beer, wine", "шар айраг", "industry")).toBe("");
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
