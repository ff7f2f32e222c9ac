// How far the matches of profiles move when their writers make a slip of one kind.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Features, Matcher, ProfileKind, ProfileOf } from "../src/index.ts";
import { type Dataset, filesOf } from "./dataset.ts";
import { compare, ndcgOf } from "./goals.ts";
import { mean } from "./percentages.ts";
import { withSlips } from "./slip-kinds.ts";

type SlipEffect = {
  /** Mean difference of the percentages of the first ten. */
  readonly points: number;
  /** How many of the first ten are shared. */
  readonly shared: number;
  /** nDCG@10 without and with the slips. */
  readonly before: number;
  readonly after: number;
};
type Measured = {
  readonly dir: string;
  readonly data: Dataset;
  readonly matcher: Matcher;
};

export function effectOf(slip: string, { dir, data, matcher }: Measured): SlipEffect {
  const rewritten = rewrittenIn(dir, slip, matcher);
  const { statistics } = data;
  const pairs = data.tasks.flatMap(({ queries, candidates }) =>
    queries.flatMap(({ source, grades }) => {
      const changed = rewritten.get(source.id);
      if (changed === undefined) return [];
      const [before, after] = [source, changed].map((seeker) =>
        matcher.rank({ source: seeker, candidates, limit: candidates.length, statistics }),
      );
      return before && after ? [{ ...compare(before, after), grades, before, after }] : [];
    }),
  );
  return {
    points: mean(pairs.flatMap(({ topDifferences }) => topDifferences)),
    shared: mean(pairs.map(({ shared }) => shared)),
    before: ndcgOf(pairs.map(({ grades, before }) => ({ grades, matches: before }))),
    after: ndcgOf(pairs.map(({ grades, after }) => ({ grades, matches: after }))),
  };
}

/** The profiles that a slip changes, by their ids. */
function rewrittenIn(dir: string, slip: string, matcher: Matcher): ReadonlyMap<string, Features> {
  const read = <K extends ProfileKind>(kind: K): [string, Features][] => {
    const profiles: ProfileOf[K][] = JSON.parse(readFileSync(join(dir, `${filesOf[kind]}.json`), "utf8"));
    return profiles.flatMap((profile): [string, Features][] => {
      const changed = withSlips(profile, slip);
      const isSame = JSON.stringify(changed) === JSON.stringify(profile);
      return isSame ? [] : [[profile.id, matcher.analyse(kind, changed)]];
    });
  };
  return new Map([...read("idea"), ...read("cofounder"), ...read("company"), ...read("project")]);
}
