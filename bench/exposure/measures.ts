// What the lists of a market do to those who are on them. Attention falls as 1/rank.
import { addExposure } from "@khamt/matching";
import { sumOf } from "../sum-of.ts";

type Listed = {
  readonly id: string;
  /** Taken as each side's probability of a yes. */
  readonly score: number;
};
/** Of each seeker the list that is shown. */
export type Lists = ReadonlyMap<string, readonly Listed[]>;

export function exposuresOf(lists: Lists, ids: readonly string[]): number[] {
  const exposures = new Map(ids.map((id) => [id, 0]));
  for (const list of lists.values()) addExposure(exposures, list);
  return [...exposures.values()];
}

/** 0 where all have the same, towards 1 where one has everything. */
export function giniOf(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((a, b) => a - b);
  const total = sumOf(sorted);
  const ranked = sumOf(sorted.map((amount, at) => (at + 1) * amount));
  return (2 * ranked) / (sorted.length * total) - (sorted.length + 1) / sorted.length;
}

/** Expected matches of people who look at their own lists only: both must see each other, and both say yes. */
export function matchesOfBoth(first: Lists, second: Lists): number {
  const chances = [...first].flatMap(([id, list]) =>
    list.map((each, at) => {
      const place = second.get(each.id)?.findIndex((other) => other.id === id) ?? -1;
      return place < 0 ? 0 : each.score ** 2 / (at + 1) / (place + 1);
    }),
  );
  return sumOf(chances);
}

/**
 * Expected matches where one side writes to whom it sees and likes, and the other reads its letters, the best first,
 * each with 1/rank of its attention (Su, Bayoumi and Joachims 2021). The expected rank stands for the rank.
 */
export function matchesByLetter(lists: Lists): number {
  const letters = Map.groupBy(
    [...lists.values()].flatMap((list) =>
      list.map(({ id, score }, at) => ({ to: id, score, written: score / (at + 1) })),
    ),
    ({ to }) => to,
  );
  return sumOf([...letters.values()].map(answersOf));
}

function answersOf(letters: readonly { readonly score: number; readonly written: number }[]): number {
  let [answers, before] = [0, 0];
  for (const { score, written } of letters.toSorted((a, b) => b.score - a.score)) {
    answers += (written * score) / (1 + before);
    before += written;
  }
  return answers;
}
