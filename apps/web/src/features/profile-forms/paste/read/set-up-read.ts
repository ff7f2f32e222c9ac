import { createLanguage } from "@khamt/language";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { expect } from "vitest";
import { readText } from "./read-text.ts";

export const language = createLanguage();

export const today = new Date("2026-11-22T04:00:00Z");

export function read(kind: EntityKind, text: string): Record<string, unknown> {
  const taken = readText({ kind, text, language, today });
  expect(new Set(taken.map(({ field }) => field)).size, "each field once").toBe(taken.length);
  for (const { field, words } of taken) expect(words, field).not.toBe("");
  return Object.fromEntries(taken.map(({ field, value }) => [field, value]));
}
