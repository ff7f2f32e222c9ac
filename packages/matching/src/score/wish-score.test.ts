import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher } from "../matcher.ts";
import type { CofounderProfile, IdeaProfile, ProfileKind } from "../profile/profile.ts";
import { textProfile } from "../profile/text-profile.ts";
import { conceptsOf } from "../profile/named.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

const people: readonly CofounderProfile[] = [
  {
    id: "web",
    title: "Full-stack developer",
    skills: ["React", "TypeScript", "Node.js"],
    industries: ["ecommerce"],
    location: "Ulaanbaatar",
  },
  {
    id: "books",
    title: "Нягтлан бодогч",
    skills: ["нягтлан бодох бүртгэл", "татварын тайлан"],
    location: "Darkhan",
  },
  { id: "nurse", title: "Nurse", skills: ["nursing", "patient care"], availability: "part-time" },
  {
    id: "seller",
    title: "Marketing manager",
    skills: ["digital marketing", "brand management"],
    industries: ["food"],
  },
];
const ideas: readonly IdeaProfile[] = [
  {
    id: "desk",
    title: "Order desk for shops",
    requiredSkills: ["backend development", "Node.js", "QPay integration"],
    commitment: "part-time",
  },
  { id: "school", title: "Maths games", industry: "education", requiredSkills: ["game development"] },
  { id: "milk", title: "Cold milk", industry: "agriculture", requiredSkills: ["cold chain"] },
];

function found(text: string, target: "idea" | "cofounder") {
  const kind: ProfileKind = target === "idea" ? "cofounder" : "idea";
  const wish = textProfile({ kind, target, text });
  const source = matcher.analyse(wish.kind, wish.profile);
  const others =
    target === "idea"
      ? ideas.map((each) => matcher.analyse("idea", each))
      : people.map((each) => matcher.analyse("cofounder", each));
  const matches = matcher.rank({ source, candidates: others, statistics: matcher.survey(others) });
  return matches.map((match) => ({ ...match, told: matcher.explain(match, "en") }));
}

describe("a few words find who is meant", () => {
  test.each([
    ["looking for a CTO", "web"],
    ["I need a technical co-founder for my e-commerce idea", "web"],
    ["frontend developer, React", "web"],
    ["санхүүгийн хамтрагч хэрэгтэй", "books"],
    ["sanhuugiin hamtragch heregtei", "books"],
    ["nurse, part-time", "nurse"],
    ["marketing person for a food brand", "seller"],
    ["business co-founder", "seller"],
    ["someone to build us a website", "web"],
    ["who can keep our books", "books"],
    ["somebody who codes", "web"],
  ])("%s", (text, id) => {
    const [first, second] = found(text, "cofounder");
    expect(first?.id).toBe(id);
    expect(first?.percent).toBeGreaterThanOrEqual(50);
    expect(second?.percent).toBeLessThan(first?.percent ?? 0);
  });
});

function percentsOf(text: string, others: readonly CofounderProfile[]): Record<string, number> {
  const wish = textProfile({ kind: "idea", target: "cofounder", text });
  const candidates = others.map((each) => matcher.analyse("cofounder", each));
  const source = matcher.analyse(wish.kind, wish.profile);
  return Object.fromEntries(matcher.rank({ source, candidates }).map(({ id, percent }) => [id, percent]));
}

test("a language that somebody lists is what a wish means, whatever else they do", () => {
  const percents = percentsOf("Japanese speaker", [
    { id: "speaks", title: "Accountant", skills: ["accounting"], languages: ["Mongolian", "Japanese"] },
    { id: "other", title: "Accountant", skills: ["accounting"], languages: ["Mongolian", "Korean"] },
  ]);
  expect(percents["speaks"]).toBeGreaterThanOrEqual(60);
  expect(percents["other"]).toBeLessThan(25);
});

test("an office is met by who wants it, and nearly by the work that is done in it", () => {
  const percents = percentsOf("COO", [
    { id: "wants", title: "Pharmacist", skills: ["pharmacy"], preferredRoles: ["COO"] },
    { id: "does", title: "Pharmacist", skills: ["pharmacy", "operations"] },
    { id: "neither", title: "Pharmacist", skills: ["pharmacy"] },
  ]);
  expect(percents["wants"]).toBeGreaterThanOrEqual(60);
  expect(percents["does"]).toBeGreaterThanOrEqual(50);
  expect(percents["neither"]).toBeLessThan(25);
});

test("who speaks of what belongs to a field does not work in it", () => {
  const percents = percentsOf("greenhouse", [
    { id: "grower", title: "Greenhouse grower", bio: "Two greenhouses near Darkhan." },
    { id: "artist", title: "3D artist", bio: "I draw carrots and cabbage for a game." },
  ]);
  expect(percents["grower"]).toBeGreaterThanOrEqual(50);
  expect(percents["artist"]).toBeLessThan(30);
});

test("whoever asks for an engineer of anything is met by one of a craft less than who asks for that craft", () => {
  const asking = (id: string, skill: string) =>
    matcher.analyse("idea", { id, title: "A shop", requiredSkills: [skill] });
  const { profile } = textProfile({ kind: "cofounder", target: "idea", text: "electrical engineer" });
  const matches = matcher.rank({
    source: matcher.analyse("cofounder", profile),
    candidates: [asking("any", "engineer"), asking("solar", "solar power")],
  });
  expect(matches.map(({ id }) => id)).toEqual(["solar", "any"]);
});

test("of several things that are wished for each that is met is told", () => {
  const [first] = found("teach maths, sew, in Tokyo and about farming games", "idea");
  expect(first?.id).toBe("school");
  expect(first?.told.summary).not.toBe("");
});

test.each(["make us a website", "somebody who codes", "someone to keep the books"])(
  "what was asked for is told, however broad: %s",
  (text) => {
    const [first] = found(text, "cofounder");
    expect(first?.told.summary).toMatch(/^Matching skills: /);
  },
);

function understood(text: string) {
  const { profile } = textProfile({ kind: "idea", target: "cofounder", text });
  const { needs, topics } = matcher.analyse("idea", profile);
  return [...needs, ...topics].flatMap(conceptsOf);
}

test.each([
  ["a driver with a truck licence", "professional-driving"],
  ["python and language models", "python"],
  ["backend developer, Go", "golang"],
])("of few words a name with other meanings is meant: %s", (text, concept) => {
  expect(understood(text)).toContain(concept);
});

test("words of any sentence name nothing: who can, help us, well", () => {
  for (const text of ["who can do this", "can help us well", "help us run it"])
    expect(understood(text)).toEqual([]);
  expect(understood("IT")).not.toEqual([]);
});

test("of few words each says what field is meant, though in a text it would not", () => {
  expect(understood("quality control in a food factory")).toContain("food-beverage");
  expect(understood("product manager from a bank")).toContain("banking-industry");
});

test("what is not wanted is no offer", () => {
  const [first] = found("I want to do something in education, no coding", "idea");
  expect(first?.id).toBe("school");
  const coder = found("I want to do something in education, coding", "idea");
  expect(coder.find(({ id }) => id === "desk")?.percent).toBeGreaterThan(
    found("I want to do something in education, no coding", "idea").find(({ id }) => id === "desk")
      ?.percent ?? 100,
  );
});

test("a wish that names what an idea asks for is a good fit, however little else it says", () => {
  const [first, second] = found("backend developer, Node.js and QPay payments, part-time", "idea");
  expect(first).toMatchObject({ id: "desk" });
  expect(first?.percent).toBeGreaterThanOrEqual(75);
  expect(second?.percent).toBeLessThan(25);
});

test.each([
  "a nurse or a truck driver",
  "truck driver, welder or nurse",
  "сувилагч эсвэл гагнуурчин",
  "сувилагч хүн эсвэл гагнуурчин",
  "suvilagch esvel gagnuurchin",
  "nurse/welder",
])("one of several is enough: %s", (text) => {
  const [first] = found(text, "cofounder");
  expect(first?.id).toBe("nurse");
  expect(first?.percent).toBeGreaterThanOrEqual(75);
  expect(first?.told.summary).toMatch(/^Matching skills: .*nurs/i);
});

test.each([
  "we already have a React developer, someone to do the marketing",
  "манайд React хөгжүүлэгч бий, маркетингийн хүн хэрэгтэй",
])("who is there already is not looked for: %s", (text) => {
  const [first, second] = found(text, "cofounder");
  expect(first?.id).toBe("seller");
  expect(second?.percent).toBeLessThan(25);
});

test.each([
  "someone who can do marketing with passion and grit",
  "бид хүнсний бүтээгдэхүүн үйлдвэрлэдэг, маркетингийн хүн",
  "манай эхнэр багш, маркетинг хийх хүн",
  "market our cashmere",
])("what is only said beside it takes little away: %s", (text) => {
  const [first] = found(text, "cofounder");
  expect(first?.id).toBe("seller");
  expect(first?.percent).toBeGreaterThanOrEqual(50);
});

test("an idea that only is of technology is none about what is done there", () => {
  const { profile } = textProfile({ kind: "cofounder", target: "idea", text: "ideas about pregnancy" });
  const [match] = matcher.rank({
    source: matcher.analyse("cofounder", profile),
    candidates: [matcher.analyse("idea", { id: "app", title: "Queues", industry: "technology" })],
  });
  expect(match?.percent).toBeLessThan(25);
});

test("an idea about what is named is meant, though it asks for other abilities", () => {
  const { profile } = textProfile({ kind: "cofounder", target: "idea", text: "insurance for herders" });
  const about = {
    id: "about",
    title: "Livestock insurance by satellite",
    requiredSkills: ["remote sensing"],
  };
  const [match] = matcher.rank({
    source: matcher.analyse("cofounder", profile),
    candidates: [matcher.analyse("idea", about)],
  });
  expect(match?.percent).toBeGreaterThanOrEqual(30);
});

test("of what a word means that is told which is met", () => {
  const { profile } = textProfile({ kind: "idea", target: "cofounder", text: "нотариатын үйлчилгээ" });
  const [match] = matcher.rank({
    source: matcher.analyse("idea", profile),
    candidates: [matcher.analyse("cofounder", { id: "contracts", skills: ["гэрээ"] })],
  });
  expect(match && matcher.explain(match, "en").summary).not.toMatch(/notar/i);
});

test.each([
  [{ skills: ["гэрээ"] }, 1],
  [{ bio: "I sold tours and know contracts, prices, complaints." }, 0],
])("legal services are told of %j: %i", (person, count) => {
  const { profile } = textProfile({ kind: "idea", target: "cofounder", text: "legal services" });
  const [match] = matcher.rank({
    source: matcher.analyse("idea", profile),
    candidates: [matcher.analyse("cofounder", { id: "person", ...person })],
  });
  expect(match?.reasons.filter(({ kind }) => kind === "strength")).toHaveLength(count);
});

test("not full time is part-time", () => {
  const { profile } = textProfile({ kind: "cofounder", target: "idea", text: "nurse, not full time" });
  expect(matcher.analyse("cofounder", profile).facts.commitment?.value).toBe("part-time");
});

test.each(["asdfgh", "hello", "submarine captain for a deep sea mining venture", "хөлбөмбөгийн хаалгач"])(
  "nobody fits %s",
  (text) => {
    const percents = [...found(text, "cofounder"), ...found(text, "idea")].map(({ percent }) => percent);
    expect(Math.max(...percents)).toBeLessThan(25);
  },
);

test("three writings of one wish find the same in the same order", () => {
  const writings = ["accountant in Darkhan", "Дарханд нягтлан бодогч", "Darhand nyagtlan bodogch"];
  const lists = writings.map((text) => found(text, "cofounder").map(({ id }) => id));
  expect(lists[1]).toEqual(lists[0]);
  expect(lists[2]).toEqual(lists[0]);
});

test("a place is where somebody is, and no skill", () => {
  const [first] = found("React developer in Ulaanbaatar", "cofounder");
  const reasons = first?.reasons.filter(({ kind }) => kind === "strength") ?? [];
  expect(reasons.map(({ factor }) => factor)).toEqual(["skills", "place"]);
  expect(first?.told.reasons[0]).not.toContain("Ulaanbaatar");
});

test("a welder knows manufacturing, but not all its trades", () => {
  const wish = textProfile({ kind: "cofounder", target: "idea", text: "I am a welder" });
  const source = matcher.analyse(wish.kind, wish.profile);
  const candidates = ["welding", "manufacturing", "paper production"].map((skill) =>
    matcher.analyse("idea", { id: skill, title: "A new product", requiredSkills: [skill] }),
  );
  const percents = new Map(
    matcher.rank({ source, candidates, limit: 3 }).map(({ id, percent }) => [id, percent]),
  );
  expect(percents.get("welding")).toBeGreaterThan(70);
  expect(percents.get("manufacturing")).toBeLessThan(50);
  expect(percents.get("paper production") ?? 0).toBeLessThan(10);
});
