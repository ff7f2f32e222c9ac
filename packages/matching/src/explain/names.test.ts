import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { readWish } from "../../test/read-wish.ts";
import { createMatcher, nameOfNeed } from "../index.ts";
import type { Evidence, Reason } from "./reason.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

function told(project: object, company: object) {
  const source = matcher.analyse("project", { id: "project", ...project });
  const candidates = [matcher.analyse("company", { id: "company", ...company })];
  const [match] = matcher.rank({ source, candidates, statistics: matcher.survey([source, ...candidates]) });
  return (["en", "mn"] as const).map((reader) => match && matcher.explain(match, reader).summary);
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

test.each([
  ["LoRaWAN", "iot", "LoRaWAN"],
  ["connected devices", "iot", "зүйлсийн интернэт (IoT)"],
])("a product that is needed is called so, and all else by its name: %s", (need, concept, name) =>
  expect(nameOfNeed({ need, theirs: "", concept }, "mn", language)).toBe(name),
);

const statedOf = (factor: Reason["factor"], evidence: Pick<Evidence, "source" | "target" | "concept">) =>
  ({
    factor,
    direction: "wanted",
    kind: "strength",
    contribution: 1,
    wanting: "source",
    evidence: [{ ...evidence, fit: 1, contribution: 1 }],
  }) satisfies Reason;

test.each([
  ["Ulaanbaatar", "Улаанбаатар, Хан-Уул дүүрэг", "Place fits: Ulaanbaatar."],
  ["Chicago / remote", "Chicago, USA", "Place fits: Chicago."],
  ["Darkhan", "Orkhon", "Place fits: Darkhan – Orkhon province."],
])("places that are near are told by what they share: %s and %s", (source, target, sentence) => {
  const reasons = [statedOf("place", { source, target })];
  expect(matcher.explain({ percent: 60, reasons }, "en").summary).toBe(sentence);
});

test.each([
  ["crop-industry", "Салбар нь таарч байна: газар тариалан."],
  ["crop-farming", "Тохирсон ур чадвар: газар тариалан."],
])("a field is told as a field: %s", (concept, sentence) => {
  const reasons = [statedOf("skills", { source: "газар тариалангийн", target: "хүлэмж", concept })];
  expect(matcher.explain({ percent: 60, reasons }, "mn").summary).toBe(sentence);
});

const wished = (text: string, idea: object) => {
  const source = readWish(text, "idea");
  const others = ["felting", "welding"].map((skill) =>
    matcher.analyse("idea", { id: skill, requiredSkills: [skill] }),
  );
  const found = matcher.analyse("idea", { id: "idea", title: "Idea", ...idea });
  const statistics = matcher.survey([source, found, ...others]);
  const [match] = matcher.rank({ source, candidates: [found], statistics });
  return match && matcher.explain(match, "mn").reasons[0];
};

test.each([
  ["React, программ хангамж хөгжүүлэлт", "React Native", "программ хангамж хөгжүүлэлт (React Native)"],
  ["хуульч, эрх зүйч", "түрээсийн эрх зүй", "хууль эрх зүй (түрээсийн эрх зүй)"],
])("of %s is told once what it would be needed for: %s", (text, need, name) =>
  expect(wished(text, { requiredSkills: [need] })).toBe(`Тохирсон ур чадвар: ${name}.`),
);

test.each([
  [
    "React програмист, вэб хөгжүүлэгч, онлайн сургалтын платформ хийх CTO хэрэгтэй",
    { skills: ["Shopify", "welding"] },
    [
      "Тохирсон ур чадвар: вэб хөгжүүлэгч (онлайн дэлгүүр хөгжүүлэлт), программ хангамж хөгжүүлэлт.",
      "Дутаж байгаа: React, онлайн сургалт бэлтгэх.",
    ],
  ],
  [
    "эмнэлгийн апп, iOS хөгжүүлэгч",
    { title: "React Native developer", bio: "I have built one mobile app.", skills: ["React Native"] },
    ["Тохирсон ур чадвар: мобайл хөгжүүлэлт (React Native)."],
  ],
])("what is the same stands once, and words out of a text are whole: %s", (text, person, reasons) => {
  const source = readWish(text);
  const candidates = [matcher.analyse("cofounder", { id: "person", ...person })];
  const [match] = matcher.rank({ source, candidates });
  expect(match && matcher.explain(match, "mn").reasons).toEqual(reasons);
});

test("of two words of a wish for one thing the narrower is told", () => {
  const source = readWish("бренд дизайн, дизайн хийлгэх", "company");
  const candidates = [
    matcher.analyse("company", { id: "company", services: ["brand identity", "logo design"] }),
  ];
  const [match] = matcher.rank({ source, candidates });
  expect(match && matcher.explain(match, "mn").reasons).toEqual(["Тохирсон ур чадвар: брэнд дизайн."]);
});
