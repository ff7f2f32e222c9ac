import { entityKinds } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { correctedQueries, isSuspect } from "./correct.ts";
import { type Counts, countHits, countUpTo, type Search } from "./find.ts";
import { readQuery, type Unit } from "./read-query.ts";
import { someOf, tiersOf, withTags } from "./tsquery.ts";

export type Correction = { query: string; applied: boolean };

export type Interpretation = {
  tiers: readonly string[];
  counts: Counts;
  /** What the hits answer. */
  units: readonly Unit[];
  correction: Correction | null;
  /** Nothing answers all of the query; the hits answer some of it. */
  partial: boolean;
};

type Asked = Pick<Search, "among"> & { q?: string | undefined; tag?: readonly string[] | undefined };
type Answer = Pick<Interpretation, "tiers" | "counts" | "units"> & { total: number };

/** Answers this few may be those of a typing slip ... */
const few = 2;
/** In more words than this no slips are looked for: each would be asked for anew. */
const mostCorrected = 6;
/** ... when what was meant has this many times more. */
const farMore = 10;

/**
 * What a query asks for: all its words; where nothing answers them, its words without likely typing slips; where nothing
 * answers these either, as many of its words as possible.
 */
export async function interpret(db: Db, { q = "", tag = [], among = {} }: Asked): Promise<Interpretation> {
  const tags = tag.filter(Boolean).map((each) => readQuery(each, { isTyping: false }));
  const answer = async (units: readonly Unit[], tiers = tiersOf(units)): Promise<Answer> => {
    const asked = withTags(tiers, tags);
    const counts = await countHits(db, { tiers: asked, kinds: entityKinds, among });
    const total = Object.values(counts).reduce((sum, each) => sum + each, 0);
    return { units: [...units, ...tags.flat()], tiers: asked, counts, total };
  };

  const countEach = (units: readonly Unit[]) => {
    const queries = units.map((unit) => withTags(tiersOf([unit]), tags).at(-1) ?? "");
    return countUpTo(db, { queries, kinds: entityKinds, among, most: few + 1 });
  };

  const units = readQuery(q);
  const whole = { ...(await answer(units)), correction: null, partial: false };
  if (whole.total > few || units.length === 0) return whole;
  const alone = units.length === 1 ? [whole.total] : await countEach(units);
  const isRare = (unit: Unit, at: number) => isSuspect(unit) && (alone[at] ?? 0) <= whole.total;
  const slips = units.length > mostCorrected ? [] : units.filter(isRare).flatMap(({ words }) => words);
  for (const query of await correctedQueries(db, { query: q, slips })) {
    const better = await answer(readQuery(query, { isTyping: false }));
    if (better.total === 0 || better.total < farMore * whole.total) continue;
    if (whole.total > 0) return { ...whole, correction: { query, applied: false } };
    return { ...better, correction: { query, applied: true }, partial: false };
  }
  if (whole.total > 0 || units.length === 1) return whole;
  const answered = units.filter((_, at) => alone[at] !== 0);
  const some = await answer(answered, someOf(answered, { isAll: answered.length === units.length }));
  return { ...some, correction: null, partial: some.total > 0 };
}
