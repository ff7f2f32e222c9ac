import type { EntityRef, GeneratedMatches, MatchResult, MyMatch, SavedMatches } from "@khamt/contract";

/** A match that the reader keeps, in this browser or in the account. */
export type SavedMatch = MyMatch;

/** What was found, and for whom. */
export type Found = {
  result: Pick<MatchResult, "type" | "id" | "name" | "compatibility" | "reason">;
  source?: (EntityRef & { name: string }) | undefined;
};

/** What is to be saved: a result as it is shown. */
export type FoundMatch = Found & { result: MatchResult };

type SaveOutcome = "saved" | SavedMatches["left"][number]["why"];

/** A visitor's generating is no call: nobody knows for whom to look. */
export type GenerateOutcome =
  | { outcome: "visitor"; added: number }
  | { outcome: GeneratedMatches["outcome"]; added: number };

/** A match of the shop window that every new visitor's list has; its words are the feature's. */
export type SampleState = {
  id: SampleId;
  contacted: boolean;
};

export const sampleIds = ["sample-1", "sample-2", "sample-3", "sample-4", "sample-5"] as const;
export type SampleId = (typeof sampleIds)[number];

export function isSample({ id }: { id: string }): boolean {
  return sampleIds.some((each) => each === id);
}

/** Where the reader's matches are kept. Every action is refused with an error when it could not be done. */
export type SavedMatchStore = {
  /** Newest first; undefined until they are known. */
  matches: readonly SavedMatch[] | undefined;
  samples: readonly SampleState[];
  error: Error | null;
  reload: () => void;
  save: (found: FoundMatch) => Promise<SaveOutcome>;
  /** Takes a save back, as if it had never been. */
  forget: (match: SavedMatch) => Promise<void>;
  /** Removes it, and it does not come back by itself. */
  dismiss: (match: SavedMatch) => Promise<void>;
  /** Takes `dismiss` back. */
  restore: (match: SavedMatch) => Promise<void>;
  contact: (match: SavedMatch) => Promise<void>;
  generate: () => Promise<GenerateOutcome>;
};
