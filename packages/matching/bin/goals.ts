// What the engine is measured by. Grades: 3 excellent, 2 good, 1 of some use, 0 none.
import type { Features, Match, Matcher, ProfileKind } from "../src/index.ts";
import type { Dataset, Query, Task } from "./dataset.ts";
import { mean } from "./percentages.ts";

type RankedQuery = Query & {
  readonly matches: readonly Match[];
  readonly candidates: ReadonlyMap<string, Features>;
};
/** What nDCG asks of a query: its candidates, best first, and their grades. */
type Ranking = Pick<Query, "grades"> & { readonly matches: readonly { readonly id: string }[] };
export type RankedTask = {
  readonly name: string;
  readonly queries: readonly RankedQuery[];
};

const top = 10;
const firstFew = 3;
const good = 2;
const excellent = 3;

export function rankTask({ name, queries, candidates }: Task, matcher: Matcher, data: Dataset): RankedTask {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const { statistics } = data;
  return {
    name,
    queries: queries.map((query) => ({
      ...query,
      candidates: byId,
      matches: matcher.rank({ source: query.source, candidates, limit: candidates.length, statistics }),
    })),
  };
}

/** Mean nDCG of the first ten over the queries that have a judged candidate; gain 2^grade − 1. */
export function ndcgOf(queries: readonly Ranking[]): number {
  return mean(
    queries
      .filter(({ grades }) => idsOfGrade(grades, 1).length > 0)
      .map(({ grades, matches }) => {
        const ideal = Object.values(grades).sort((a, b) => b - a);
        return gainOf(matches.map(({ id }) => grades[id] ?? 0)) / gainOf(ideal);
      }),
  );
}

/** The same where only what is excellent counts. */
export function ndcgOfExcellent(queries: readonly RankedQuery[]): number {
  return ndcgOf(
    queries.map((query) => ({
      ...query,
      grades: Object.fromEntries(idsOfGrade(query.grades, excellent).map((id) => [id, excellent])),
    })),
  );
}

/** Share of the queries with a good candidate that have one among the first three. */
export function successOf(queries: readonly RankedQuery[]): number {
  return mean(
    queries
      .filter(({ grades }) => idsOfGrade(grades, good).length > 0)
      .map(({ grades, matches }) =>
        Number(matches.slice(0, firstFew).some(({ id }) => (grades[id] ?? 0) >= good)),
      ),
  );
}

function gainOf(grades: readonly number[]): number {
  return grades.slice(0, top).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}

/** Share of the good pairs written in different languages that are among the first ten. */
export function crossLanguageRecallOf(queries: readonly RankedQuery[]): number {
  return mean(
    queries.flatMap(({ source, grades, matches, candidates }) =>
      idsOfGrade(grades, good)
        .filter((id) => candidates.get(id)?.facts.writtenIn !== source.facts.writtenIn)
        .map((id) => Number(matches.slice(0, top).some((match) => match.id === id))),
    ),
  );
}

/**
 * Share of the pairs (good candidate, near miss) of a query in which the near miss stands higher. A near miss is not
 * judged good and has another commitment or size than asked, or refuses something that is asked.
 */
export function nearMissRateOf(queries: readonly RankedQuery[]): number {
  return mean(
    queries.flatMap(({ source, grades, matches, candidates }) => {
      const goods = matches.flatMap(({ id }, rank) => ((grades[id] ?? 0) >= good ? [rank] : []));
      const misses = matches.flatMap((match, rank) =>
        (grades[match.id] ?? 0) < good && isMiss(match, source, candidates) ? [rank] : [],
      );
      return goods.flatMap((rank) => misses.map((miss) => Number(miss < rank)));
    }),
  );
}

function isMiss(match: Match, { facts }: Features, candidates: RankedQuery["candidates"]): boolean {
  const theirs = candidates.get(match.id)?.facts ?? {};
  const differs = (a: { value: string } | undefined, b: { value: string } | undefined) =>
    a !== undefined && b !== undefined && a.value !== b.value;
  return (
    differs(facts.commitment, theirs.commitment) ||
    differs(facts.size, theirs.size) ||
    match.reasons.some(({ kind, factor }) => kind === "conflict" && factor === "skills")
  );
}

export type Agreement = {
  /** Mean difference of two versions' percentages, over all candidates. */
  readonly points: number;
  /** The same over the candidates that either version has among its first ten. */
  readonly topPoints: number;
  /** How many of the first ten two versions share. */
  readonly shared: number;
};

/** How far the versions of one profile are ranked alike. */
export function agreementOf(data: Dataset, matcher: Matcher): Agreement {
  const pairs = data.triples.flatMap((versions) => {
    const lists = versions.map((source) =>
      matcher.rank({
        source,
        candidates: data.features[partnerOf[source.kind]],
        limit: Infinity,
        statistics: data.statistics,
      }),
    );
    return lists.flatMap((one, at) => lists.slice(at + 1).map((other) => compare(one, other)));
  });
  return {
    points: mean(pairs.flatMap((pair) => pair.differences)),
    topPoints: mean(pairs.flatMap((pair) => pair.topDifferences)),
    shared: mean(pairs.map((pair) => pair.shared)),
  };
}

const partnerOf: Readonly<Record<ProfileKind, ProfileKind>> = {
  idea: "cofounder",
  cofounder: "idea",
  project: "company",
  company: "project",
};

export function compare(first: readonly Match[], second: readonly Match[]) {
  const percentOf = new Map(second.map(({ id, percent }) => [id, percent]));
  const tops = [first, second].map((list) => new Set(list.slice(0, top).map(({ id }) => id)));
  const all = first.map(({ id, percent }) => ({ id, by: Math.abs(percent - (percentOf.get(id) ?? 0)) }));
  return {
    differences: all.map(({ by }) => by),
    topDifferences: all.filter(({ id }) => tops.some((ids) => ids.has(id))).map(({ by }) => by),
    shared: first.slice(0, top).filter(({ id }) => tops[1]?.has(id)).length,
  };
}

function idsOfGrade(grades: Query["grades"], least: number): string[] {
  return Object.entries(grades).flatMap(([id, grade]) => (grade >= least ? [id] : []));
}
