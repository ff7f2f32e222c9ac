import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../matcher.ts";

const matcher = createMatcher({ language: createLanguage() });

test.each([
  ["VAT", ["taxes"], false],
  ["Android", ["mobile development", "React Native"], false],
  ["Android", ["React Native", "accounting"], true],
  ["Japanese", ["taxes"], true],
  ["barimt bichig", ["тээврийн бичиг баримт"], false],
  ["German for care", ["German B1-B2 for care"], false],
  ["advisor", ["accounting"], false],
  ["төхөөрөмж суурилуулалт", ["camera installation"], false],
  ["төхөөрөмж суурилуулалт", ["cameras"], true],
  ["reporting", ["accounting"], false],
  ["хадгалах хугацаа", ["хадгалах хугацааны туршилт"], false],
  ["халаалтын инженер", ["дулааны тооцоо"], false],
  ["халаалтын инженер", ["принтер"], true],
])("%s is missing from %j: %s", (need, services, isMissing) => {
  const source = matcher.analyse("project", { id: "project", requiredSkills: [need] });
  const company = matcher.analyse("company", { id: "company", services });
  const [match] = matcher.rank({ source, candidates: [company] });
  expect(match?.reasons.some(({ kind }) => kind === "gap")).toBe(isMissing);
});

test.each([
  [{ title: "Mobile developer" }, "Android", false],
  [{ title: "Welder" }, "Android", true],
  [{ bio: "Апп хийх хүн, төсөл бичдэг хүн дутуу." }, "гар утасны апп", true],
  [{ bio: "We did mobile development for a bank." }, "Android", true],
  [{ location: "Erdenet" }, "Mongolian", false],
  [{ bio: "Би нягтлан бодогч, татвар тооцдог." }, "Mongolian", false],
  [{ location: "Berlin" }, "Mongolian", true],
  [{ location: "Erdenet" }, "Japanese", true],
  [{ bio: "Own scripts and voice in Kazakh." }, "screenwriting", false],
  [{ bio: "Own scripts and voice in Kazakh." }, "Kazakh voice over", false],
  [{ bio: "I have kept the books of two hotels and know their taxes." }, "English", false],
  [{ bio: "I have kept the books of two hotels and know their taxes." }, "English or German", false],
  [{ bio: "I have kept the books of two hotels and know their taxes." }, "English and Chinese", true],
])("of %j is missing %s: %s", (profile, need, isMissing) => {
  const source = matcher.analyse("idea", { id: "idea", requiredSkills: [need] });
  const person = matcher.analyse("cofounder", { id: "person", skills: ["IFRS"], ...profile });
  const [match] = matcher.rank({ source, candidates: [person] });
  expect(match?.reasons.some(({ kind }) => kind === "gap")).toBe(isMissing);
});

test.each([
  ["We are two, both engineers.", true],
  ["A physiotherapist works with us already.", false],
])("physiotherapy is missing from %j: %s", (description, isMissing) => {
  const needs = { id: "idea", requiredSkills: ["physiotherapy"], description };
  const person = matcher.analyse("cofounder", { id: "person", skills: ["IFRS"] });
  const [match] = matcher.rank({ source: matcher.analyse("idea", needs), candidates: [person] });
  expect(match?.reasons.some(({ kind }) => kind === "gap")).toBe(isMissing);
});
