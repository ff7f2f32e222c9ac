import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import type { Evidence } from "./reason.ts";
import { createRepetition } from "./repetition.ts";

const language = createLanguage();
const vision: Evidence = told({ source: "OCR", target: "OpenCV", concept: "computer-vision" });

function told(evidence: Pick<Evidence, "source" | "target" | "concept">): Evidence {
  return { ...evidence, fit: 1, contribution: 1 };
}

test.each([
  ["the same words", { source: "OCR", target: "OpenCV", concept: "ocr" }],
  ["the same concept", { source: "vision", target: "machine vision", concept: "computer-vision" }],
  [
    "something broader by the same words",
    { source: "AI", target: "OpenCV", concept: "artificial-intelligence" },
  ],
])("%s is told once", (_, evidence) => {
  const isNew = createRepetition(language);
  expect(isNew(vision, false)).toBe(true);
  expect(isNew(told(evidence), false)).toBe(false);
});

test("a field is not told beside a skill of it", () => {
  const isNew = createRepetition(language);
  isNew(told({ source: "tenancy law", target: "leases", concept: "tenancy-law" }), true);
  const field = told({ source: "real-estate", target: "real-estate", concept: "real-estate" });
  expect(isNew(field, false)).toBe(false);
});

test("something broader by other words is told, and each need", () => {
  const isNew = createRepetition(language);
  isNew(vision, false);
  expect(isNew(told({ source: "AI", target: "robots", concept: "artificial-intelligence" }), false)).toBe(
    true,
  );
  expect(isNew(told({ source: "ML", target: "OpenCV", concept: "machine-learning" }), true)).toBe(true);
});
