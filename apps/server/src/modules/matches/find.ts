import type { MatchType } from "@khamt/contract/vocabulary";
import type { Match, Matcher, Statistics } from "@khamt/matching";
import type { Candidate, Candidates } from "./candidates.ts";
import { relations } from "./policy.ts";

export type Found = {
  matches: { match: Match; candidate: Candidate }[];
  considered: number;
  source: Candidate;
};

type Request = { type: MatchType; sourceId: string; limit: number };
type Setup = {
  matcher: Matcher;
  candidatesOf: (kind: "idea" | "cofounder" | "company" | "project") => Promise<Candidates>;
};

/** Ranks everything listed on the other side for the source; undefined when the source is not listed. */
export function createFinder({ matcher, candidatesOf }: Setup) {
  const surveys = new Map<string, { of: readonly [Candidates, Candidates]; statistics: Statistics }>();

  return async function find({ type, sourceId, limit }: Request): Promise<Found | undefined> {
    const { source: sourceKind, target: targetKind } = relations[type];
    const [sources, targets] = await Promise.all([candidatesOf(sourceKind), candidatesOf(targetKind)]);
    const source = sources.get(sourceId);
    if (!source) return undefined;
    const others = [...targets.values()].filter(
      ({ listed }) => listed.row.userId !== source.listed.row.userId,
    );
    const matches = matcher.rank({
      source: source.features,
      candidates: others.map(({ features }) => features),
      limit,
      statistics: survey(
        [sourceKind, targetKind].sort().join(),
        sourceKind < targetKind ? [sources, targets] : [targets, sources],
      ),
    });
    return {
      source,
      considered: others.length,
      matches: matches.flatMap((match) => {
        const candidate = targets.get(match.id);
        return candidate ? [{ match, candidate }] : [];
      }),
    };
  };

  /** Of both sides together, so that a pair has one percentage whoever looks. */
  function survey(market: string, sides: readonly [Candidates, Candidates]): Statistics {
    const known = surveys.get(market);
    if (known && known.of[0] === sides[0] && known.of[1] === sides[1]) return known.statistics;
    const statistics = matcher.survey(
      sides.flatMap((side) => [...side.values()]).map(({ features }) => features),
    );
    surveys.set(market, { of: sides, statistics });
    return statistics;
  }
}
