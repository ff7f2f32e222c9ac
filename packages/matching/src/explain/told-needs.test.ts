import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../matcher.ts";
import type { Features } from "../profile/features.ts";
import { textProfile } from "../profile/text-profile.ts";

const matcher = createMatcher({ language: createLanguage() });

/** The words of the other side by which needs are told as met. */
function meeting(source: Features, candidate: Features): readonly string[] {
  const [match] = matcher.rank({ source, candidates: [candidate] });
  const strengths = match?.reasons.filter(({ kind }) => kind === "strength") ?? [];
  return strengths.flatMap(({ evidence }) => evidence.map(({ target }) => target));
}

test.each([
  ["backend development", { services: ["freight forwarding"], technologies: ["Viber"] }, []],
  ["backend development", { services: ["web development"], technologies: ["Laravel"] }, ["Laravel"]],
  ["backend development", { services: ["POS"], technologies: [".NET"], industry: "technology" }, [".NET"]],
  ["backend development", { services: ["POS"], technologies: [".NET"], industry: "retail" }, []],
  ["mobile app", { services: ["хүргэлт"], technologies: ["uuriin app"] }, []],
  ["Flutter", { services: ["хүргэлт"], technologies: ["Flutter"] }, ["Flutter"]],
])("%s is met by a tool of a company that is of its trade or is called so: %j", (need, had, by) => {
  const project = matcher.analyse("project", { id: "project", requiredSkills: [need] });
  const company = matcher.analyse("company", { id: "company", name: "Company", ...had });
  expect(meeting(project, company)).toEqual(by);
});

test.each([
  [{ services: ["heat pumps"], specialties: ["greenhouses"] }, []],
  [{ services: ["agronomy"], specialties: ["greenhouses"] }, ["agronomy"]],
])("whoever asks for an agronomist is not told of the fields that a company serves: %j", (had, by) => {
  const project = matcher.analyse("project", { id: "project", requiredSkills: ["agronomist"] });
  const company = matcher.analyse("company", { id: "company", name: "Company", ...had });
  expect(meeting(project, company)).toEqual(by);
});

test.each([
  ["blade repair", "ТӨ засвар", []],
  ["staff training", "clinical training", []],
  ["blade inspection", "wall inspection", []],
  ["conveyor repair", "conveyor repair", ["conveyor repair"]],
])("%s is not met by %s, which is done to something else", (need, skill, by) => {
  const project = matcher.analyse("project", { id: "project", requiredSkills: [need] });
  const person = matcher.analyse("cofounder", { id: "person", skills: [skill] });
  expect(meeting(project, person)).toEqual(by);
});

test("a chain of pharmacies is no pharmacist", () => {
  const company = matcher.analyse("company", {
    id: "importer",
    services: ["эм бөөний худалдаа"],
    description: "Эм зүйч хүн хайж байна.",
  });
  const chain = { id: "chain", services: ["эмийн худалдаа"], specialties: ["эмийн сан"] };
  expect(meeting(company, matcher.analyse("company", chain))).not.toContain("эмийн сан");
});

test.each([
  [["chess", "дасгалжуулагч"], ["football", "coaching licence"], []],
  [["football coach"], ["хөлбөмбөгийн дасгалжуулагч", "coaching licence"], ["хөлбөмбөгийн дасгалжуулагч"]],
  [["хүүхдийн зураг"], ["хүүхдийн саажилт"], []],
])("whoever asks for %j is told of %j only what is of the same thing", (requiredSkills, skills, by) => {
  const idea = matcher.analyse("idea", { id: "idea", requiredSkills });
  const person = matcher.analyse("cofounder", { id: "person", skills });
  expect(meeting(idea, person)).toEqual(by);
});

test.each([
  ["2D animation", ["2D animation"]],
  ["accounting", ["accounting", "animation"]],
])("what a text asks for besides %s is told where the list does not say more of it", (need, by) => {
  const idea = matcher.analyse("idea", {
    id: "idea",
    description: "We are looking for a person who does animation.",
    requiredSkills: [need],
  });
  const person = matcher.analyse("cofounder", { id: "person", skills: [need, "animation"] });
  expect(meeting(idea, person)).toEqual(by);
});

test.each([
  [["Bluetooth Low Energy", "embedded C"], ["Bluetooth Low Energy"]],
  [["Bluetooth Low Energy", "antenna design"], []],
])("a need of two things is told in its own words where both are on the list: %j", (skills, by) => {
  const about = "A hearing aid that is fitted over the phone, for patients outside of the capital.";
  const idea = matcher.analyse("idea", {
    id: "idea",
    description: about,
    requiredSkills: ["Bluetooth Low Energy firmware"],
    industry: "healthcare",
  });
  const person = matcher.analyse("cofounder", {
    id: "person",
    bio: about,
    skills,
    industries: ["healthcare"],
  });
  const told = meeting(idea, person).filter((words) => skills.includes(words));
  expect(told).toEqual(by);
});

test.each([
  ["accounting firm looking for clients", "bookkeeping"],
  ["construction company", "steel structures"],
])("what somebody of a field does is told to whoever offers the field alone: %s", (text, need) => {
  const { kind, profile } = textProfile({ kind: "company", target: "project", text });
  const project = matcher.analyse("project", { id: "project", requiredSkills: [need] });
  expect(meeting(matcher.analyse(kind, profile), project)).toEqual([need]);
});

test("a language that is wished for is told, however little of it is said", () => {
  const { kind, profile } = textProfile({
    kind: "idea",
    target: "cofounder",
    text: "person who speaks German",
  });
  const person = { id: "person", name: "Person", title: "Security engineer", languages: ["German"] };
  expect(meeting(matcher.analyse(kind, profile), matcher.analyse("cofounder", person))).toEqual(["German"]);
});
