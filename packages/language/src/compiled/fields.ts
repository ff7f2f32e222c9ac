import type { Concept } from "../graph/parse.ts";

type Labels = readonly (readonly string[])[];

/** The id, then the labels field by field, each as words. */
export type Names = readonly [id: Labels, en: Labels, mn: Labels, hidden: Labels, tagOnly: Labels];
export type References = readonly [
  broader: readonly string[],
  related: readonly string[],
  implies: readonly string[],
];

export const nameFields = [0, 1, 2, 3, 4] as const;
export const referenceFields = [0, 1, 2] as const;

export function namesOf({ id, labels, hidden, tagOnly }: Concept): Names {
  return [[id.split("-")], split(labels.en), split(labels.mn), split(hidden), split(tagOnly)];
}

export function referencesOf({ broader, related, implies }: Concept): References {
  return [broader, related, implies];
}

function split(labels: readonly string[]): string[][] {
  return labels.map((label) => label.split(" "));
}
