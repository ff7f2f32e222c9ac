// What the score of a judged pair is made of, taken apart once, so that it can be made again with other weights.
import type { LanguageResources } from "@khamt/language";
import type { Conflict } from "../src/score/conflicts.ts";
import { type Fits, fitsOf } from "../src/score/factors.ts";
import { fitsSeenBy } from "../src/score/musts.ts";
import { mayMeet, pairOf } from "../src/score/pair.ts";
import { scorePair } from "../src/score/score.ts";
import { type Relation, weightTables } from "../src/score/weights.ts";
import type { Dataset, Query, Task } from "./dataset.ts";

export type Observation = {
  readonly id: string;
  /** As each side sees them. */
  readonly wanted: Readonly<Fits>;
  readonly offered: Readonly<Fits>;
  readonly conflicts: readonly Conflict[];
  readonly chance: number;
  readonly grade: number;
};

export type ObservedQuery = {
  readonly task: string;
  readonly id: string;
  readonly relation: Relation;
  readonly observations: readonly Observation[];
};

/** Of the tasks that are judged. */
export function observe({ tasks, statistics }: Dataset, language: LanguageResources): ObservedQuery[] {
  const context = { language, statistics };
  const observed = ({ source, grades }: Query, { name, candidates }: Task): ObservedQuery[] => {
    const [first] = candidates;
    if (first === undefined) return [];
    const observations = candidates
      .filter((candidate) => mayMeet(source, candidate))
      .map((candidate) => {
        const { relation, sides } = pairOf(source, candidate);
        const { factors, conflicts, chance } = scorePair(relation, sides, context);
        const fits = fitsOf(factors);
        const { wanted, offered } = weightTables[relation];
        return {
          id: candidate.id,
          wanted: fitsSeenBy(sides.asking, fits, wanted),
          offered: fitsSeenBy(sides.offering, fits, offered),
          conflicts,
          chance,
          grade: grades[candidate.id] ?? 0,
        };
      });
    return [{ task: name, id: source.id, relation: pairOf(source, first).relation, observations }];
  };
  return tasks
    .filter(({ queries }) => queries.some(({ grades }) => Object.keys(grades).length > 0))
    .flatMap((task) => task.queries.flatMap((query) => observed(query, task)));
}
