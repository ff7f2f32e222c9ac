export { myMatchesQuery } from "./account-store.ts";
export { moveSaves, type Moved } from "./move.ts";
export {
  isSample,
  sampleIds,
  type FoundMatch,
  type GenerateOutcome,
  type SampleId,
  type SampleState,
  type SavedMatch,
  type SavedMatchStore,
} from "./saved-match.ts";
export { useSavedMatches } from "./use-saved-matches.ts";
