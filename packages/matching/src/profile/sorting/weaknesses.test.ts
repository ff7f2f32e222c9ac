import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../../index.ts";
import { conceptsOf } from "../named.ts";

const matcher = createMatcher({ language: createLanguage() });
const person = (bio: string) => matcher.analyse("cofounder", { id: "person", bio });
const idea = (description: string) => matcher.analyse("idea", { id: "idea", description });

test.each([
  "I weld gates and I'm terrible at marketing.",
  "Looking for someone who welds: I am really bad at marketing.",
  "Marketing is my weak point.",
  "Маркетинг тал дээр сул.",
  "Маркетинг надад хэцүү.",
  "Marketing deer taaruu.",
])("who is bad at it neither does nor needs it: “%s”", (bio) => {
  const { needs, denied } = person(bio);
  expect(needs.flatMap(conceptsOf)).not.toContain("marketing");
  expect([...denied.keys()]).toContain("marketing");
});

test.each([
  "I'm terrible at marketing and looking for a marketer.",
  "I want to open a cafe but I'm terrible at marketing.",
  "Маркетинг тал дээр тааруу тул маркетер хайж байна.",
])("unless somebody is looked for, or it is planned: “%s”", (bio) =>
  expect(person(bio).needs.flatMap(conceptsOf)).toContain("marketing"),
);

test.each(["I'm terrible at marketing.", "I have no head for marketing.", "Маркетингт сул."])(
  "an idea needs it: “%s”",
  (description) => expect(idea(description).needs.flatMap(conceptsOf)).toContain("marketing"),
);
