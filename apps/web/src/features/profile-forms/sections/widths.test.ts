import { expect, it } from "vitest";
import { ideaForm } from "../kinds/idea-form.ts";
import { widthsOf } from "./widths.ts";

it("a title has the whole width, and short fields stand in pairs", () => {
  const [{ fields } = { fields: [] }] = ideaForm.sections;
  const widths = widthsOf(fields);
  expect(fields.map(({ name }, at) => [name, widths[at]])).toEqual([
    ["title", 2],
    ["description", 2],
    ["industry", 1],
    ["stage", 1],
    ["fundingNeeds", 1],
    ["location", 1],
  ]);
});
