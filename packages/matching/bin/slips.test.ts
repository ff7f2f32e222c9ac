import { join } from "node:path";
import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../src/index.ts";
import { readDataset } from "./dataset.ts";
import { effectOf } from "./slip-effects.ts";
import { slips, withSlips } from "./slip-kinds.ts";

const matcher = createMatcher({ language: createLanguage() });
const dir = join(import.meta.dirname, "..", "test", "fresh");
const data = readDataset(dir, matcher);

test.each(["letters swapped", "a letter dropped", "v for ү", "no case endings"])(
  "%s: a profile finds nearly what it finds without",
  (slip) => {
    const { points, shared, before, after } = effectOf(slip, { dir, data, matcher });
    expect(points).toBeLessThanOrEqual(2);
    expect(shared).toBeGreaterThanOrEqual(9);
    expect(before - after).toBeLessThanOrEqual(0.015);
  },
);

test("every kind changes some text, the same way each time, and no option of the forms", () => {
  const profile = {
    id: "a",
    title: "Хүнсний ногооны борлуулалт, marketing.",
    industry: "agriculture",
    skills: ["borluulalt", "нягтлан бодох бүртгэл", "хөдөө аж ахуй"],
  };
  for (const slip of Object.keys(slips)) {
    const changed = withSlips(profile, slip);
    expect(changed).not.toEqual(profile);
    expect(changed).toEqual(withSlips(profile, slip));
    expect(changed.industry).toBe(profile.industry);
  }
});
