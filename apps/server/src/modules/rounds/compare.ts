import { mustNotMeet, notMatched } from "../../matching/meetings.ts";
import type { Profile } from "../../matching/calls.ts";
import type { Matching } from "../../matching/matching.ts";
import { profileOf } from "../../matching/profile.ts";
import type { Db } from "../../platform/db/handle.ts";
import { pairsApart } from "../../entities/pairs-apart.ts";
import { profilesOf } from "../../entities/profiles-of.ts";
import type { PairRow } from "./queries.ts";

type Tools = { db: Db; matching: Matching };
type Met = { aId: string; bId: string };
type Wanted = {
  people: readonly string[];
  tables: number;
  /** That are still to come. */
  rounds: number;
  /** They have met. */
  met: readonly Met[];
  pairs: readonly Pick<PairRow, "aId" | "bId" | "rule">[];
};

export type Compared = {
  /** For the planner: 0 to 1, NaN for who does not meet. */
  fits: Float64Array;
  /** Null: nothing is known of the two together. */
  percentOf: (one: number, other: number) => number | null;
  profiles: readonly Profile[][];
};

/** How well all of them fit, and who does not meet: by a block, a refusal, a must, or because they have. */
export async function compare(
  { db, matching }: Tools,
  { people, tables, rounds, met, pairs }: Wanted,
): Promise<Compared> {
  const found = await profilesOf(db, people);
  const profiles = people.map((id) => (found.get(id) ?? []).map(profileOf));
  const ask = await matching.upToDate();
  const { percents } = await ask("compare", { people: profiles });
  const { apart, connected } = await pairsApart(db, people);
  const count = people.length;
  const unknown = unknownFit({ people, tables, rounds, percents });
  const fits = Float64Array.from(percents, (percent) => {
    if (percent === mustNotMeet) return Number.NaN;
    return percent === notMatched ? unknown : percent / 100;
  });
  const placeOf = new Map(people.map((id, place) => [id, place]));
  const set = (one: string, other: string, fit: number) => {
    const [a, b] = [placeOf.get(one), placeOf.get(other)];
    if (a === undefined || b === undefined) return;
    if (Number.isNaN(fits[a * count + b])) return;
    fits[a * count + b] = fit;
    fits[b * count + a] = fit;
  };
  // They know each other: it keeps no others apart, and is better than an empty chair.
  for (const [one, other] of connected) set(one, other, 0);
  for (const [one, other] of apart) set(one, other, Number.NaN);
  for (const { aId, bId } of met) set(aId, bId, Number.NaN);
  for (const { aId, bId, rule } of pairs) if (rule === "apart") set(aId, bId, Number.NaN);
  const percentOf = (one: number, other: number) => percents[one * count + other] || null;
  return { fits, percentOf, profiles };
}

type Room = Pick<Wanted, "people" | "tables" | "rounds"> & { percents: Uint8Array };

/**
 * What two are worth of whom nothing is known. Nothing where chairs are short, or where those who fit nobody can sit with each other in
 * every round; otherwise less than any fit, or they would rest all the time so that others always have a meeting that fits.
 */
function unknownFit({ people, tables, rounds, percents }: Room): number {
  const count = people.length;
  const isAlone = (_: string, one: number) =>
    percents.subarray(one * count, (one + 1) * count).every((of) => of === notMatched || of === mustNotMeet);
  const alone = people.filter(isAlone).length;
  // Of an even number nobody rests in a round: it has one round less.
  const roundsOfAlone = alone % 2 === 0 ? alone - 1 : alone;
  return tables < Math.floor(count / 2) || rounds <= roundsOfAlone ? 0 : 0.0001;
}
