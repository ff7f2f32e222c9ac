import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../matcher.ts";
import { isRefused } from "./telling.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

const auditors = { id: "auditors", services: ["audit"] };
test.each([
  ["Audits of small firms.", ["strength"]],
  ["Audits of small firms. We do not do bookkeeping.", ["conflict"]],
])("whoever asks for bookkeeping is told of who audits and says %j: %j", (description, kinds) => {
  const source = matcher.analyse("project", { id: "project", requiredSkills: ["bookkeeping"] });
  const company = matcher.analyse("company", { ...auditors, description });
  const [match] = matcher.rank({ source, candidates: [company] });
  expect(match?.reasons.map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  [{ requiredSkills: ["online booking"], category: "web" }, []],
  [{ requiredSkills: ["online booking", "website"], category: "web" }, ["website"]],
  [{ requiredSkills: ["online booking", "gazriin zurag API"] }, []],
  [{ requiredSkills: ["online booking", "API"] }, ["API"]],
])("what is refused is told where it is all that a need of the list says: %j", (wanted, refused) => {
  const source = matcher.analyse("project", { id: "project", ...wanted });
  const company = matcher.analyse("company", {
    id: "company",
    services: ["online booking"],
    description: "We do not make websites. We do not do backend.",
  });
  const [match] = matcher.rank({ source, candidates: [company] });
  const conflicts = match?.reasons.filter(({ kind }) => kind === "conflict") ?? [];
  expect(conflicts.flatMap(({ evidence }) => evidence.map((each) => each.source))).toEqual(refused);
});

test.each([
  ["medical waste collection", "Medical waste is a different licence which we do not have.", "conflict"],
  ["medical waste collection", "We collect for schools.", "strength"],
  ["iOS/Android", "We do not do iOS.", "strength"],
])("who refuses a part of %s and says %j: %s", (need, description, kind) => {
  const source = matcher.analyse("project", { id: "project", requiredSkills: [need] });
  const services = ["waste collection", "Android"];
  const company = matcher.analyse("company", { id: "company", services, description });
  const [match] = matcher.rank({ source, candidates: [company] });
  expect(match?.reasons[0]?.kind).toBe(kind);
});

test.each([
  [["accounting"], true],
  [["accounting", "Google Ads"], false],
])("whoever does no advertising and lists %j refuses Google Ads: %s", (services, isRefusal) => {
  const description = "We do not do advertising.";
  const company = matcher.analyse("company", { id: "company", services, description });
  expect(isRefused("google-ads", company, language)).toBe(isRefusal);
});

test.each([
  ["сурталчилгаа", "We do search and Meta. No PR, no billboards.", ["Google and Meta ads"], []],
  ["employment law", "I do not do labour disputes.", ["contract law"], ["employment law (labour disputes)"]],
  ["bookkeeping", "Бүртгэл хөтлөх үйлчилгээ үзүүлдэггүй.", ["audit"], ["bookkeeping"]],
  ["куртик", "Хүүхдийн хувцас хийдэггүй.", ["үслэг эдлэл"], []],
  ["лабораторийн шинжилгээ", "Лабораторийн шинжилгээ хийдэггүй.", ["зах зээл"], ["лабораторийн шинжилгээ"]],
])("who needs %s is told of who says %j and lists %j: %j", (need, description, services, told) => {
  const source = matcher.analyse("project", { id: "project", requiredSkills: [need] });
  const company = matcher.analyse("company", { id: "company", services, description });
  const [match] = matcher.rank({ source, candidates: [company] });
  const conflicts = match?.reasons.filter(({ kind }) => kind === "conflict") ?? [];
  const { reasons } = matcher.explain({ percent: 0, reasons: conflicts }, "en");
  expect(reasons).toEqual(told.map((name) => `Their text suggests they don't do this: ${name}.`));
});

test.each([
  ["No livestock people please.", "Herder", true],
  ["No livestock people please.", "Agronomist", false],
  ["We have four ML engineers, no more of those.", "ML engineer", true],
])("%j is told to a %s: %s", (description, title, isRefusal) => {
  const idea = { id: "idea", requiredSkills: ["greenhouse growing"], description };
  const source = matcher.analyse("idea", idea);
  const person = matcher.analyse("cofounder", { id: "person", title, skills: ["greenhouse growing"] });
  const [match] = matcher.rank({ source, candidates: [person] });
  expect(match?.reasons.some(({ isUnwanted }) => isUnwanted)).toBe(isRefusal);
});

test("that companies of one kind are not wanted is not told to another", () => {
  const idea = {
    id: "idea",
    requiredSkills: ["orthodontist"],
    description: "Equipment company please dont call.",
  };
  const company = { id: "company", services: ["orthodontics"], description: "Dental clinic." };
  const [match] = matcher.rank({
    source: matcher.analyse("idea", idea),
    candidates: [matcher.analyse("company", company)],
  });
  expect(match?.reasons.filter(({ kind }) => kind === "conflict")).toEqual([]);
});

test("what a text asks for beside a list is told where it is refused, and takes nothing off", () => {
  const text = "We need someone who trains language models.";
  const needs = { id: "project", requiredSkills: ["accounting"], description: text };
  const source = matcher.analyse("project", needs);
  const company = { id: "company", services: ["accounting"], description: "We do not do language models." };
  const [match] = matcher.rank({ source, candidates: [matcher.analyse("company", company)] });
  expect(match?.reasons.at(-1)).toMatchObject({
    kind: "conflict",
    contribution: 0,
    evidence: [{ concept: "large-language-models" }],
  });
});

test("what a company asks for in its text costs whoever refuses it more than half", () => {
  const text = "Trucks from Tianjin. We look for somebody for customs clearance.";
  const company = {
    id: "company",
    services: ["container freight"],
    location: "Zamyn-Uud",
    description: text,
  };
  const source = matcher.analyse("company", company);
  const matchOf = (bio: string) => {
    const skills = ["freight forwarding", "Chinese", "customs (a little)"];
    const person = { id: "person", title: "Forwarder", skills, location: "Zamyn-Uud", bio };
    return matcher.rank({ source, candidates: [matcher.analyse("cofounder", person)] })[0];
  };
  const willing = matchOf("I know the border.");
  const refusing = matchOf("I know the border. I don't understand customs.");
  const told = { kind: "conflict", contribution: -2.6, evidence: [{ concept: "customs" }] };
  expect(refusing?.reasons.at(-1)).toMatchObject(told);
  expect(refusing?.percent).toBeLessThan((willing?.percent ?? 0) / 2);
});

test("what somebody is by title they do, whatever they say they are not", () => {
  const lawyer = { id: "lawyer", title: "Хуульч", bio: "Хуульч, өмгөөлөгч биш." };
  expect([...matcher.analyse("cofounder", lawyer).denied.keys()]).toEqual([]);
});
