import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../index.ts";

const matcher = createMatcher({ language: createLanguage() });

function told(project: object, company: object) {
  const source = matcher.analyse("project", { id: "project", ...project });
  const candidates = [matcher.analyse("company", { id: "company", ...company })];
  const [match] = matcher.rank({ source, candidates, statistics: matcher.survey([source, ...candidates]) });
  return (["en", "mn"] as const).map((language) => match && matcher.explain(match, language).summary);
}

test("what both name by one word, in another form, is called by it", () => {
  const wall = { title: "Climbing wall", description: "12 m." };
  expect(told(wall, { services: ["climbing walls"] })).toEqual([
    "Matching skills: climbing wall.",
    "Тохирсон ур чадвар: climbing wall.",
  ]);
});

test("a product is called as the one that it is a part of", () =>
  expect(told({ requiredSkills: ["SAP"] }, { services: ["SAP PM"] })).toEqual([
    "Matching skills: SAP.",
    "Тохирсон ур чадвар: SAP.",
  ]));

test.each([
  ["fibreglass", "fiberglass", "fibreglass", "нийлэг шил ба композит"],
  ["хүргэлт", "hurgelt", "delivery operations", "хүргэлт"],
  ["trade-fair stand", "trade-fair stands", "trade-fair stand", "trade-fair stand"],
])("two spellings of one word are one: %s and %s", (need, service, en, mn) =>
  expect(told({ requiredSkills: [need] }, { services: [service] })).toEqual([
    `Matching skills: ${en}.`,
    `Тохирсон ур чадвар: ${mn}.`,
  ]),
);

test.each([
  ["маркетинг", "PR", "marketing (PR)", "маркетинг (PR)"],
  ["backend", "FastAPI", "backend (FastAPI)", "бэкэнд хөгжүүлэлт (FastAPI)"],
  [
    "тээвэр зууч",
    "ачаа нэгтгэлт",
    "freight forwarding (cargo consolidation)",
    "тээвэр зуучлал (ачаа нэгтгэлт)",
  ],
  ["sales", "B2B sales", "sales", "борлуулалт"],
])("of %s only a kind is there, %s, which stands beside it", (need, service, en, mn) =>
  expect(told({ requiredSkills: [need] }, { services: [service] })).toEqual([
    `Matching skills: ${en}.`,
    `Тохирсон ур чадвар: ${mn}.`,
  ]),
);

test.each([
  ["payments", "payments", "payments", "төлбөр тооцоо"],
  ["trademark", "trademark", "trademark", "оюуны өмч (trademark)"],
  ["backend", "backend", "backend", "бэкэнд хөгжүүлэлт"],
])("%s has a name in Mongolian", (need, service, en, mn) =>
  expect(told({ requiredSkills: [need] }, { services: [service] })).toEqual([
    `Matching skills: ${en}.`,
    `Тохирсон ур чадвар: ${mn}.`,
  ]),
);

test.each([
  ["гадаад маркетинг", "marketing (гадаад маркетинг)", "гадаад маркетинг"],
  ["инфлүүнсер", "influencer work (инфлүүнсер)", "инфлүүнсер"],
  ["german hel", "German", "герман хэл"],
])("what is missing, %s, has a name in the reader's language", (need, en, mn) =>
  expect(told({ requiredSkills: [need] }, { services: ["concrete"] })).toEqual([
    `Still missing: ${en}.`,
    `Дутаж байгаа: ${mn}.`,
  ]),
);

test("what no concept is called is told in the reader's letters", () =>
  expect(told({ requiredSkills: ["зургаан богц"] }, { services: ["zurgaan bogts"] })[1]).toContain(
    "зургаан богц",
  ));

test("a field that both chose is told by its name", () => {
  const [, mn] = told({ requiredSkills: ["React"], industry: "real-estate" }, { industry: "real-estate" });
  expect(mn).not.toContain("real-estate");
});
