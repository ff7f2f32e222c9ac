import { cofounderInput, companyInput, completenessOf, ideaInput, projectInput } from "@khamt/contract";
import { entityKinds } from "@khamt/contract/vocabulary";
import { describe, expect, it } from "vitest";
import { longest, mostTags } from "../packages/contract/src/entities/given.ts";
import { formValues, type FormValue } from "../e2e/tools/forms-fixtures.ts";

const inputs = { cofounder: cofounderInput, company: companyInput, idea: ideaInput, project: projectInput };
const files = ["profileImageUrl", "logoUrl", "projectFiles"];

describe.each(["en", "mn", "hostile"] as const)("the values of the set %s", (set) => {
  it.each(entityKinds)("fill a whole %s, and come back as they were typed", (kind) => {
    const typed = Object.entries<FormValue>(formValues[set][kind]).filter(([name]) => !files.includes(name));
    const sent = { ...Object.fromEntries(typed), isPublished: true };
    expect(inputs[kind].parse(sent)).toMatchObject(sent);
    expect(completenessOf(kind, { ...sent })).toBe(100);
    for (const [name, value] of typed) expect(value, name).not.toEqual("");
  });
});

it("the hostile values use all the room there is", () => {
  const { cofounder } = formValues.hostile;
  expect(cofounder.firstName).toHaveLength(longest.line);
  expect(cofounder.bio).toHaveLength(longest.text);
  expect(cofounder.linkedinUrl).toHaveLength(longest.address);
  expect(new Set(cofounder.skills).size).toBe(mostTags);
  expect(Math.max(...cofounder.expertise.map((tag) => tag.length))).toBe(longest.tag);
});
