import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher } from "../matcher.ts";
import { unit } from "../profile/features.ts";
import { isTold } from "./telling.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

test.each([
  [["payroll preparation"], 1],
  [["payroll module"], 0],
  [["payroll software"], 0],
])("payroll is what %j tells of: %i reason", (services, count) => {
  const source = matcher.analyse("project", { id: "project", requiredSkills: ["payroll"] });
  const company = matcher.analyse("company", { id: "company", name: "Company", services });
  const [match] = matcher.rank({ source, candidates: [company] });
  expect(
    match?.reasons.filter(({ factor, kind }) => kind === "strength" && factor === "skills"),
  ).toHaveLength(count);
});

const told = (needs: readonly string[], skills: readonly string[]) => {
  const source = matcher.analyse("idea", { id: "idea", requiredSkills: needs });
  const person = matcher.analyse("cofounder", { id: "person", skills });
  const [match] = matcher.rank({ source, candidates: [person] });
  return match?.reasons.filter(({ kind }) => kind === "strength") ?? [];
};

test.each([
  ["sales", "B2B sales"],
  ["маркетинг", "дижитал маркетинг"],
  ["marketing", "social media marketing"],
  ["backend", "Laravel"],
  ["web development", "Vue.js"],
  ["German or French", "French"],
  ["industrial UX", "industrial user experience"],
])("whoever asks for %s is told of %s", (need, skill) =>
  expect(told([need], [skill])).toMatchObject([{ factor: "skills", evidence: [{ target: skill }] }]),
);
test.each([
  ["operations", "category management"],
  ["finance", "actuarial science"],
  ["teacher dashboard", "teacher training"],
  ["transcription", "subtitles"],
  ["dog training", "dog grooming"],
  ["electronics", "crimping"],
  ["харуул хамгаалалт", "хамгаалалт"],
])("whoever asks for %s is not told of %s", (need, skill) => expect(told([need], [skill])).toEqual([]));

test.each([
  ["medical waste collection", ["hazardous waste"], []],
  ["PR стратеги", ["хэвлэлийн мэдээ"], ["хэвлэлийн мэдээ"]],
  ["mobile app (android)", ["мобайл апп"], ["мобайл апп"]],
  ["cylinder repair", ["cylinders", "hydraulics"], []],
  ["угсралт", ["угсралт"], []],
  ["засвар үйлчилгээ", ["elevators"], []],
  ["training", ["staff training"], []],
  ["painting walls", ["будаг"], []],
  ["painting walls", ["будаг", "обой"], ["будаг"]],
  ["судалгаа", ["зах зээлийн судалгаа"], []],
])("a need is told by what names its head, or as one entry calls it: %s of %j by %j", (need, skills, by) =>
  expect(told([need], skills).flatMap(({ evidence }) => evidence.map(({ target }) => target))).toEqual(by),
);

test.each([
  ["hydraulic hose", ["hydraulics", "hydraulic hose"]],
  ["sales", ["B2B sales", "sales"]],
  ["recruitment", ["headhunting", "recruitment"]],
])("%s is told by the one that names it of %j", (need, skills) =>
  expect(told([need], skills)).toMatchObject([{ evidence: [{ target: skills[1] }] }]),
);

describe("in a match that is not good", () => {
  const others = ["felting", "welding", "IFRS"];
  const strengthsOf = (wanted: object, had: object) => {
    const source = matcher.analyse("idea", { id: "idea", ...wanted });
    const candidates = [matcher.analyse("cofounder", { id: "person", ...had })];
    const statistics = matcher.survey([source, ...candidates]);
    const [match] = matcher.rank({ source, candidates, statistics });
    expect(match?.percent).toBeLessThan(50);
    const strengths = match?.reasons.filter(({ kind }) => kind === "strength") ?? [];
    return strengths.flatMap(({ evidence }) => evidence.map(({ target }) => target));
  };
  test.each([
    [{ skills: ["shoe sewing"] }, []],
    [{ skills: ["sewing"] }, ["sewing"]],
    [{ skills: ["IT"], bio: "I used to do tailoring for shops." }, []],
    [{ skills: ["IT"], bio: "I used to do sewing for shops." }, ["sewing"]],
  ])("a need is told in the same words or by an entry that says nothing else: %j", (had, told) =>
    expect(strengthsOf({ requiredSkills: ["sewing", ...others] }, had)).toEqual(told),
  );
  test.each([true, false])("a kind of a topic is told where the rest vouches for it: %s", (isVouchedFor) => {
    const said = (surface: string, concept: string) => ({
      surface,
      parts: [{ concepts: [concept], term: concept }],
      weight: 1,
    });
    const concept = "risk-management";
    const [mine, theirs] = [said("risk management", concept), said("credit risk", "credit-risk")];
    const context = { language, statistics: { ...matcher.survey([]), rarity: () => unit } };
    const telling = {
      context,
      offers: [],
      topics: [],
      kind: "cofounder" as const,
      isOfPeers: false,
      isVouchedFor,
      wishing: undefined,
    };
    expect(isTold("subject", { mine, theirs, concept, fit: 0.9, gain: 1 }, telling)).toBe(isVouchedFor);
    // Of the same work it is the other side that names the concept.
    const turned = { mine: theirs, theirs: mine };
    expect(isTold("craft", { ...turned, concept, fit: 0.9, gain: 1 }, telling)).toBe(isVouchedFor);
  });
});

test.each([
  [["education"], ["education"], 1],
  [["education"], [], 0],
])("two of a kind share a broad field that both mean first: %j, %j", (industries, others, count) => {
  const read = (id: string, profile: object) => matcher.analyse("cofounder", { id, ...profile });
  const source = read("one", { skills: ["nursing"], industries });
  const other = read("other", { skills: ["сургалт"], industries: others });
  const [match] = matcher.rank({ source, candidates: [other] });
  expect(match?.reasons.filter(({ kind }) => kind === "strength")).toHaveLength(count);
});

test("of a good match of which nothing stands out the facts are told, of another they are not", () => {
  const facts = { location: "Улаанбаатар" };
  const company = matcher.analyse("company", {
    id: "company",
    ...facts,
    description: "Манай үйлдвэр ноос ноолуур ээрч, нэхмэл хувцас үйлдвэрлэн, экспортод гаргаж борлуулна.",
  });
  const read = (bio: string) => matcher.analyse("cofounder", { id: bio, ...facts, bio });
  const matches = matcher.rank({
    source: company,
    candidates: [
      read("Ноос ноолуур ээрэх, нэхмэл хувцас үйлдвэрлэх, экспортод гаргаж борлуулах ажил хийсэн."),
      read("Ноос угаадаг байсан."),
    ],
  });
  const factorsOf = matches.map(({ percent, reasons }) => [
    percent >= 50,
    reasons.map(({ factor }) => factor),
  ]);
  expect(factorsOf).toEqual([
    [true, ["place"]],
    [false, []],
  ]);
});

test("a licence of a company meets who needs one", () => {
  const shared = { location: "Erdenet", industry: "fintech", description: "Loans for herders." };
  const source = matcher.analyse("idea", { id: "idea", requiredSkills: ["financial licensing"], ...shared });
  const licenses = ["non-bank financial licence"];
  const company = matcher.analyse("company", { id: "company", licenses, ...shared });
  const [match] = matcher.rank({ source, candidates: [company] });
  expect(match?.reasons).toContainEqual(expect.objectContaining({ kind: "strength", factor: "skills" }));
});

describe("a need", () => {
  const strengthsOf = (need: object, bio: string) => {
    const source = matcher.analyse("idea", { id: "idea", ...need });
    const person = matcher.analyse("cofounder", { id: "person", bio });
    const [match] = matcher.rank({ source, candidates: [person] });
    return match?.reasons.filter(({ kind }) => kind === "strength");
  };
  test("that is a field is met by an entry of a list that means nothing else, not by a text that speaks of it", () => {
    expect(told(["kids"], ["kids"])).toHaveLength(1);
    expect(strengthsOf({ requiredSkills: ["kids"] }, "We have three kids.")).toEqual([]);
    expect(told(["vegetables"], ["Cucumber"]).filter(({ factor }) => factor === "skills")).toEqual([]);
  });
  test("that means a field and an ability is told as the ability", () => {
    expect(told(["event"], ["эвент"])).toMatchObject([{ evidence: [{ concept: "event-management" }] }]);
  });
  test("that a text tells is not met by a text alone", () => {
    expect(strengthsOf({ description: "We need someone for sewing." }, "I do sewing for shops.")).toEqual([]);
    expect(strengthsOf({ requiredSkills: ["sewing"] }, "I do sewing for shops.")).toHaveLength(1);
  });
  test("that a text tells is met by a title that names it, whatever else comes near", () => {
    const source = matcher.analyse("company", { id: "company", description: "Зоотехникч хайж байна." });
    const person = { id: "person", title: "Зоотехникч", skills: ["шувууны аж ахуй"] };
    const [match] = matcher.rank({ source, candidates: [matcher.analyse("cofounder", person)] });
    expect(match?.reasons).toMatchObject([{ evidence: [{ target: "Зоотехникч" }] }]);
  });
  test("is not told by the category of a project beside what is on its list", () => {
    const needs = { category: "design", requiredSkills: ["logo design"] };
    const source = matcher.analyse("project", { id: "project", ...needs });
    const company = matcher.analyse("company", { id: "company", services: ["logo design", "web design"] });
    const [match] = matcher.rank({ source, candidates: [company] });
    const cited = match?.reasons.flatMap(({ evidence }) => evidence.map((each) => each.source));
    expect(cited).toEqual(["logo design"]);
  });
});

test.each([
  ["Berlin, remote", "onsite", "agreed"],
  ["Berlin", "remote", "oneSided"],
  ["", "remote", undefined],
  ["Mongolia", "remote", undefined],
])("work from afar: %s, %s: %s", (location, workStyle, remote) => {
  const source = matcher.analyse("idea", { id: "idea", requiredSkills: ["sales"], location });
  const person = { id: "person", skills: ["sales"], location: "Erdenet", workStyle };
  const [match] = matcher.rank({ source, candidates: [matcher.analyse("cofounder", person)] });
  expect(match?.reasons.find(({ factor }) => factor === "place")?.remote).toBe(remote);
});

test("of several places the nearest is told", () => {
  const source = matcher.analyse("idea", {
    id: "idea",
    requiredSkills: ["sales"],
    location: "Ulaanbaatar / Tokyo",
  });
  const person = matcher.analyse("cofounder", {
    id: "person",
    skills: ["sales"],
    location: "Tokyo, Japan",
    workStyle: "remote",
  });
  const place = matcher
    .rank({ source, candidates: [person] })[0]
    ?.reasons.find(({ factor }) => factor === "place");
  expect(place).toBeDefined();
  expect(place).not.toHaveProperty("remote");
});

test("what both call by one word is the ability, not its field", () => {
  const asked = { requiredSkills: ["дулааны тооцоо"], tags: ["дулааны насос"] };
  const source = matcher.analyse("idea", { id: "idea", ...asked });
  const person = { id: "person", skills: ["дулааны инженер", "дулааны насос"] };
  const candidates = [matcher.analyse("cofounder", person)];
  const [match] = matcher.rank({ source, candidates, statistics: matcher.survey([source, ...candidates]) });
  const cited = match?.reasons.flatMap(({ evidence }) => evidence.map(({ concept }) => concept));
  expect(cited).toEqual(["heating-engineering", "heat-pumps"]);
});

test("of a wish whose word has several meanings that one is told which is met", () => {
  const wish = { text: "эмнэлэгт ажиллаж байсан хүн", target: "cofounder" } as const;
  const source = matcher.analyse("idea", { id: "wish", wish });
  const nurse = matcher.analyse("cofounder", { id: "nurse", title: "Дотрын эмч", skills: ["мэс засал"] });
  const [match] = matcher.rank({ source, candidates: [nurse] });
  expect(match?.reasons).toMatchObject([{ factor: "skills", evidence: [{ concept: "medicine" }] }]);
});

test("two companies are not told of their size, for which neither asks", () => {
  const company = (id: string, size: string) =>
    matcher.analyse("company", {
      id,
      services: ["glass facades", "accounting"],
      size,
      location: "Ulaanbaatar",
    });
  for (const size of ["startup", "enterprise"]) {
    const candidates = [company("other", size)];
    const [match] = matcher.rank({ source: company("one", "startup"), candidates });
    const factors = match?.reasons.map(({ factor }) => factor);
    expect(factors).toContain("place");
    expect(factors).not.toContain("size");
  }
});

test("what a comma keeps apart in a text is no name", () => {
  const description = "Лого хийлгэнэ. Цэсний зураг, авах аяганы загвар хэрэгтэй.";
  const project = { id: "project", requiredSkills: ["лого"], description };
  const source = matcher.analyse("project", project);
  const company = { id: "company", services: ["лого", "photography"] };
  const [match] = matcher.rank({ source, candidates: [matcher.analyse("company", company)] });
  expect(match?.reasons.flatMap(({ evidence }) => evidence.map(({ source }) => source))).toEqual(["лого"]);
});

test.each([
  ["technology", []],
  ["healthcare", ["healthcare"]],
])("that both are of %s is told: %j", (industry, told) => {
  const person = (id: string, title: string) =>
    matcher.analyse("cofounder", { id, title, industries: [industry] });
  const [match] = matcher.rank({
    source: person("one", "Plumber"),
    candidates: [person("other", "Librarian")],
  });
  expect(match?.reasons.flatMap(({ evidence }) => evidence.map(({ source }) => source))).toEqual(told);
});
