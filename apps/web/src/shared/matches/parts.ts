import { matchBand, type MatchBand } from "@khamt/contract/vocabulary";

export type Parts<Result> = Record<MatchBand, readonly Result[]>;

/** What was found by how well it fits, each part in the order in which it came. */
export function inParts<Result>(
  results: readonly Result[],
  percentOf: (result: Result) => number,
): Parts<Result> {
  const of = (band: MatchBand) => results.filter((result) => matchBand(percentOf(result)) === band);
  return { good: of("good"), worthALook: of("worthALook"), distant: of("distant") };
}

/** What may be called a match: distant ones are not. */
export function countMatches({ good, worthALook }: Parts<unknown>): number {
  return good.length + worthALook.length;
}
