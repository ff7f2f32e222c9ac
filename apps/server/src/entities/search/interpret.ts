import { entityKinds } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { correctedQueries, isSuspect } from "./correct.ts";
import { type Counts, countHits, countUpTo, type Search } from "./find.ts";
import { readQuery, type Unit } from "./read-query.ts";
import { someOf, tiersOf, withTags } from "./tsquery.ts";

type Correction = { query: string; applied: boolean };

export type Interpretation = {
  tiers: readonly string[];
  counts: Counts;
  /** What the hits answer. */
  units: readonly Unit[];
  correction: Correction | null;
  /** Nothing answers all of the query; the hits answer some of it. */
  partial: boolean;
};

type Asked = Partial<Pick<Search, "among" | "kinds">> & {
  q?: string | undefined;
  tag?: readonly string[] | undefined;
};
type Answer = Interpretation & { total: number };

/** Answers this few may be those of a typing slip ... */
const few = 4;
/** In more words than this no slips are looked for: each would be asked for anew. */
const mostCorrected = 6;
/** ... when what was meant has this many times more. */
const farMore = 10;

/**
 * What a query asks for: all its words; where nothing answers them, its words without likely typing slips; where nothing
 * answers these either, as many of its words as possible.
 */
export async function interpret(db: Db, asked: Asked): Promise<Interpretation> {
  const { units, answer, countAlone } = readerOf(db, asked);
  const whole = await answer(units);
  if (whole.total > few || units.length === 0) return whole;
  const alone = await countAlone(whole.total);
  const corrected = await correct(db, { q: asked.q, units, alone, whole, answer });
  if (corrected || whole.total > 0 || units.length === 1) return corrected ?? whole;
  const answered = units.filter((_, at) => alone[at] !== 0);
  const some = await answer(answered, someOf(answered, { isAll: answered.length === units.length }));
  return { ...some, partial: some.total > 0 };
}

/** What the keyword of a list asks for: all its words, or, where nothing answers them, its words without likely typing slips. */
export async function interpretKeyword(db: Db, asked: Asked): Promise<Interpretation> {
  const { units, answer, countAlone } = readerOf(db, asked);
  const whole = await answer(units);
  if (whole.total > 0 || units.length === 0) return whole;
  return (await correct(db, { q: asked.q, units, alone: await countAlone(0), whole, answer })) ?? whole;
}

function readerOf(db: Db, { q = "", tag = [], among = {}, kinds = entityKinds }: Asked) {
  const tags = tag.filter(Boolean).map((each) => readQuery(each, { isTyping: false }));
  const units = readQuery(q);
  return {
    units,
    async answer(these: readonly Unit[], tiers = tiersOf(these)): Promise<Answer> {
      const asked = withTags(tiers, tags);
      const counts = await countHits(db, { tiers: asked, kinds, among });
      const total = Object.values(counts).reduce((sum, each) => sum + each, 0);
      return {
        units: [...these, ...tags.flat()],
        tiers: asked,
        counts,
        total,
        correction: null,
        partial: false,
      };
    },
    /** How many answer each word; `total` answer all of them. */
    async countAlone(total: number): Promise<number[]> {
      if (units.length === 1) return [total];
      const queries = units.map((unit) => withTags(tiersOf([unit]), tags).at(-1) ?? "");
      return countUpTo(db, { queries, kinds, among, most: few + 1 });
    },
  };
}

type Suspected = {
  q: string | undefined;
  units: readonly Unit[];
  alone: readonly number[];
  whole: Answer;
  answer: (units: readonly Unit[]) => Promise<Answer>;
};

/** Undefined where no other words were likely meant. */
async function correct(
  db: Db,
  { q = "", units, alone, whole, answer }: Suspected,
): Promise<Answer | undefined> {
  const isRare = (unit: Unit, at: number) => isSuspect(unit) && (alone[at] ?? 0) <= whole.total;
  const slips = units.length > mostCorrected ? [] : units.filter(isRare).flatMap(({ words }) => words);
  for (const query of await correctedQueries(db, { query: q, slips })) {
    const better = await answer(readQuery(query, { isTyping: false }));
    if (better.total === 0 || better.total < farMore * whole.total) continue;
    if (whole.total > 0) return { ...whole, correction: { query, applied: false } };
    return { ...better, correction: { query, applied: true } };
  }
  return undefined;
}
