import { matchTypes } from "@khamt/contract/vocabulary";
import { sampleIds, type SampleState, type SavedMatch } from "./saved-match.ts";

/** What a visitor's browser keeps. */
export type Kept = {
  samples: readonly SampleState[];
  matches: readonly SavedMatch[];
};

export const firstVisit: Kept = {
  samples: sampleIds.map((id) => ({ id, contacted: false })),
  matches: [],
};

/** Undefined where the text is not what this site writes. */
export function parseKept(text: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

type Fields<Of> = Partial<Record<keyof Of, unknown>>;

function isKept(value: unknown): value is Kept {
  const { samples, matches } = fieldsOf<Kept>(value);
  return (
    Array.isArray(samples) && samples.every(isSampleState) && Array.isArray(matches) && matches.every(isMatch)
  );
}

function isSampleState(value: unknown): boolean {
  const { id, contacted } = fieldsOf<SampleState>(value);
  return sampleIds.some((each) => each === id) && typeof contacted === "boolean";
}

function isMatch(value: unknown): boolean {
  const match = fieldsOf<SavedMatch>(value);
  return (
    [match.id, match.targetId, match.reason].every((text) => typeof text === "string") &&
    matchTypes.some((type) => type === match.type) &&
    (match.status === "saved" || match.status === "contacted") &&
    typeof match.savedAt === "string" &&
    !Number.isNaN(Date.parse(match.savedAt)) &&
    Number.isInteger(match.compatibility) &&
    isSource(match.source) &&
    isProfile(match.profile)
  );
}

function isSource(value: unknown): boolean {
  if (value === null) return true;
  const { kind, id, name } = fieldsOf<NonNullable<SavedMatch["source"]>>(value);
  return [kind, id, name].every((text) => typeof text === "string");
}

function isProfile(value: unknown): boolean {
  const { name, skills, lookingFor, names } = fieldsOf<NonNullable<SavedMatch["profile"]>>(value);
  const areTexts = [skills, lookingFor].every(
    (list) => Array.isArray(list) && list.every((each) => typeof each === "string"),
  );
  return typeof name === "string" && areTexts && typeof names === "object" && names !== null;
}

function fieldsOf<Of>(value: unknown): Fields<Of> {
  return typeof value === "object" && value !== null ? value : {};
}
