import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../../index.ts";

const matcher = createMatcher({ language: createLanguage() });
const deniedIn = (description: string) => [
  ...matcher.analyse("company", { id: "company", description }).denied.keys(),
];

test.each([
  ["Photo studio. We don't do weddings.", "events-industry"],
  ["Зураг авалт. Хурим хийхгүй ээ.", "events-industry"],
  ["We do not sell coal.", "mining"],
  ["Улаангомд ажиллахгүй.", "ulaangom"],
])("a narrow name refuses no wide field, and nobody refuses a place: %s", (text, concept) =>
  expect(deniedIn(text)).not.toContain(concept),
);

test.each([
  ["We don't do construction.", "construction"],
  ["Барилга хийхгүй.", "construction"],
  ["Everything except real estate.", "real-estate"],
  ["Аялал жуулчлал эрхэлдэггүй.", "tourism"],
  ["We do not do mining.", "mining"],
  ["No crypto startups.", "blockchain"],
  ["I don't do marketing.", "marketing"],
  ["We quit nursing for good.", "nursing"],
  ["We avoid bookkeeping.", "accounting"],
  ["Бид орчуулга хийдэггүй.", "translation"],
])("what is refused by its own name is refused: %s", (text, concept) =>
  expect(deniedIn(text)).toContain(concept),
);

test("who hates to sell and looks for a seller sells nothing; one who needs a midwife and no doctor needs no doctor", () => {
  const { denied, needs } = matcher.analyse("cofounder", {
    id: "person",
    bio: "I cook. I hate selling. Looking for someone who sells.",
  });
  expect([...denied.keys()]).toEqual(["sales"]);
  expect(needs).toHaveLength(1);
});
