// What the percentages are measured by: they promise 100 · grade / 3. Candidates of judged queries without a grade count as
// grade 0.
import type { Query } from "./dataset.ts";

type Calibration = {
  /** Share of grade 3 among the pairs shown at 90 % and more. */
  readonly excellentAt90: number;
  /** Share of grades 2 and 3 among those at 70 % and more. */
  readonly goodAt70: number;
  /** Share of the pairs of grade 3 that are shown below 30 %. */
  readonly excellentBelow30: number;
  /** Mean distance between what a percentage promises and what was judged, 0 to 1: in ten bins with as many pairs each. */
  readonly error: number;
  /** The same among the pairs at 10 % and more, in bins of ten points that count by their pairs. */
  readonly reliabilityError: number;
  /** What exact percentages would show of it by chance alone, if each grade were three draws with the odds that its percentage promises. */
  readonly reliabilityByChance: number;
};

type ShownQuery = Pick<Query, "grades"> & {
  readonly matches: readonly { readonly id: string; readonly percent: number }[];
};
export type Shown = { readonly percent: number; readonly grade: number };

const [binsOfAll, pointsOfBin] = [10, 10];

export function shownPairsOf(queries: readonly ShownQuery[]): Shown[] {
  return queries
    .filter(({ grades }) => Object.keys(grades).length > 0)
    .flatMap(({ grades, matches }) =>
      matches.map(({ id, percent }) => ({ percent, grade: grades[id] ?? 0 })),
    );
}

export function calibrationOf(shown: readonly Shown[]): Calibration {
  const pairs = shown.toSorted((a, b) => a.percent - b.percent);
  const from = (percent: number, grade: number) =>
    mean(pairs.filter((pair) => pair.percent >= percent).map((pair) => Number(pair.grade >= grade)));
  const bins = Array.from({ length: binsOfAll }, (_, bin) =>
    pairs.slice((bin * pairs.length) / binsOfAll, ((bin + 1) * pairs.length) / binsOfAll),
  );
  const likely = pairs.filter(({ percent }) => percent >= pointsOfBin);
  const byTens = Map.groupBy(likely, ({ percent }) => Math.floor(percent / pointsOfBin));
  const overTens = (errorOf: (bin: readonly Shown[]) => number) =>
    [...byTens.values()].reduce((sum, bin) => sum + bin.length * errorOf(bin), 0) / likely.length;
  return {
    excellentAt90: from(90, 3),
    goodAt70: from(70, 2),
    excellentBelow30: mean(
      pairs.filter(({ grade }) => grade === 3).map(({ percent }) => Number(percent < 30)),
    ),
    error: mean(bins.map(distanceIn)),
    reliabilityError: overTens(distanceIn),
    reliabilityByChance: overTens(distanceByChanceIn),
  };
}

function distanceIn(bin: readonly Shown[]): number {
  return Math.abs(mean(bin.map(({ percent }) => percent / 100)) - mean(bin.map(({ grade }) => grade / 3)));
}

/** The mean of |N(0, σ)|, σ of the mean of binomial grades of as many pairs. */
function distanceByChanceIn(bin: readonly Shown[]): number {
  const variances = bin.map(({ percent }) => ((percent / 100) * (1 - percent / 100)) / 3);
  return Math.sqrt((2 * mean(variances)) / (Math.PI * bin.length));
}

/** Mean of the first percentages: of the queries for which nothing good is there, and of the others. */
export function restraintOf(tasks: readonly { readonly queries: readonly ShownQuery[] }[]): {
  readonly hopeless: number;
  readonly others: number;
} {
  const queries = tasks
    .filter((task) => task.queries.some(({ grades }) => Object.keys(grades).length > 0))
    .flatMap((task) => task.queries);
  const byHope = Map.groupBy(queries, ({ grades }) => Object.values(grades).some((grade) => grade >= 2));
  const firstOf = (hasGood: boolean) =>
    mean((byHope.get(hasGood) ?? []).map(({ matches }) => matches[0]?.percent ?? 0));
  return { hopeless: firstOf(false), others: firstOf(true) };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
