import * as fc from "fast-check";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  contrastOf,
  contrastOfBrand,
  isReadable,
  leastContrast,
  readableColour,
  themeVariables,
} from "./site-colours.ts";

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("contrast is measured as WCAG does", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.478, 3);
  expect(contrastOf("#ffffff", "#777777")).toBeCloseTo(4.478, 3);
});

test("the product's own colours can be read", () => {
  expect(isReadable("light", "#0a5cab")).toBe(true);
  expect(isReadable("dark", "#74b6f5")).toBe(true);
});

test("yellow on white and navy on black can't", () => {
  expect(contrastOfBrand("light", "#ffd400")).toBeLessThan(2);
  expect(contrastOfBrand("dark", "#001a66")).toBeLessThan(2);
});

test("whatever the colour, what is proposed can be read, and what can be read is proposed as it is", () => {
  fc.assert(
    fc.property(colour, fc.constantFrom("light" as const, "dark" as const), (given, mode) => {
      const proposed = readableColour(mode, given);
      expect(contrastOfBrand(mode, proposed)).toBeGreaterThanOrEqual(leastContrast);
      expect(proposed === given).toBe(isReadable(mode, given));
    }),
    { numRuns: 2000 },
  );
});

test("every colour that is judged by is the theme's, and every one that is set is there to be set", () => {
  const theme = readFileSync(new URL("../../../../apps/web/src/theme.css", import.meta.url), "utf8");
  for (const [name, light, dark] of [
    ["page", "#f7f9fc", "#0b121d"],
    ["surface", "#ffffff", "#121c2a"],
    ["sunken", "#eef2f8", "#0f1824"],
    ["ink", "#0f1b2d", "#e9eff8"],
    ["muted", "#4d5d74", "#a3b3c8"],
  ])
    expect(theme).toContain(`--color-${name}: light-dark(${light}, ${dark});`);
  for (const name of Object.keys(themeVariables({ light: "#0a5cab", dark: "#74b6f5" })))
    expect(theme).toContain(`${name}: light-dark(`);
});
