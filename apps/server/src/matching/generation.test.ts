import { createLanguage } from "@khamt/language";
import { createMatcher } from "@khamt/matching";
import { expect, test } from "vitest";
import { createGeneration } from "./generation.ts";

const language = createLanguage();
const matcher = createMatcher({ language });

/** Two people who are alike but for their ids, and ideas that need such a person. */
function openMarket() {
  const generation = createGeneration({ language, matcherAt: () => matcher, now: new Date(0) });
  const person = { title: "Frontend developer", skills: ["React"], industries: ["food"] };
  const idea = {
    title: "Food delivery",
    description: "We need a React developer.",
    requiredSkills: ["React"],
  };
  const profiles = [
    ...["a", "b"].map((id) => matcher.analyse("cofounder", { ...person, id, ownerId: id })),
    ...["x", "y", "z"].map((id) => matcher.analyse("idea", { ...idea, id, ownerId: id })),
  ];
  for (const profile of profiles) generation.survey(profile);
  generation.freeze();
  for (const profile of profiles) generation.put(profile);
  const source = matcher.analyse("idea", { ...idea, id: "own", ownerId: "own" });
  const search = (fair: boolean) =>
    generation.search(source, { target: "cofounder", limit: 2, fair }).hits.map(({ id }) => id);
  const placeOf = (id: string) =>
    generation.standing(source, { target: "cofounder", id, most: 2 }).before?.length;
  return { generation, search, placeOf };
}

test("who always came first comes second to one just as good, once it is known who gets the attention", async () => {
  const { generation, search, placeOf } = openMarket();
  expect(search(true)).toEqual(["a", "b"]);
  await generation.learnPrices(() => true);
  expect(search(true)).toEqual(["b", "a"]);
  expect(search(false)).toEqual(["a", "b"]);
  expect(["b", "a", "x"].map(placeOf)).toEqual([0, 1, undefined]);
});
