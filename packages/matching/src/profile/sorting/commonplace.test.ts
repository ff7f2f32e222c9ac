import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../../matcher.ts";

const matcher = createMatcher({ language: createLanguage() });
const weightsOf = (skills: string[]) =>
  matcher.analyse("cofounder", { id: "person", skills }).offers.map(({ weight }) => weight);

test("what any trade has on its list says less than a trade", () => {
  for (const skill of ["Microsoft Office", "Excel", "эксел", "computer", "critical thinking"])
    expect(weightsOf([skill]), skill).toEqual([0.4]);
  for (const skill of ["welding", "гагнуур", "Excel macros in VBA", "unheard-of"])
    expect(weightsOf([skill]), skill).toEqual([1]);
});

test("an idea asks for a trade, not for the office programs beside it", () => {
  const person = matcher.analyse("cofounder", { id: "person", skills: ["accounting"] });
  const scoreFor = (requiredSkills: string[]) => {
    const source = matcher.analyse("idea", { id: "idea", requiredSkills });
    return matcher.rank({ source, candidates: [person] })[0]?.reasons.filter(({ kind }) => kind === "gap");
  };
  expect(scoreFor(["accounting", "Excel"])).toEqual([]);
  expect(scoreFor(["accounting", "welding"])).toHaveLength(1);
});
