// Rows of facts, taken apart into what is judged by itself: where somebody is and how they work, what time they give, how
// large they are. Hardly two profiles state the same of everything; of each part few different things are stated, so each
// is judged once for all of them (fact-table.ts).
import type { Facts } from "../profile/features.ts";
import type { FactorName } from "../score/weights.ts";

type Part = {
  /** What is judged by it alone. */
  readonly factors: readonly FactorName[];
  readonly take: (facts: Facts) => Facts;
};

/** In the order in which their conflicts are found (score/conflicts.ts). */
export const parts = [
  {
    factors: ["commitment", "stage", "experience"],
    take: ({ commitment, stage, joins, yearsAsked, years }) => ({
      commitment,
      stage,
      joins,
      yearsAsked,
      years,
    }),
  },
  {
    factors: ["size", "budget", "timeline"],
    take: ({ size, budget, months, takes }) => ({ size, budget, months, takes }),
  },
  {
    factors: ["place"],
    take: ({ place, alsoAt, remote, workStyle, isTied, timeZone }) => ({
      place,
      alsoAt,
      remote,
      workStyle,
      isTied,
      timeZone,
    }),
  },
] as const satisfies readonly Part[];

/** The part of the facts, and its name: the same for all who state the same. */
export function partOf({ take }: Part, all: Facts): { readonly facts: Facts; readonly name: string } {
  const facts = take(all);
  return {
    facts,
    name: JSON.stringify(facts, (key, value: unknown) => (key === "words" ? undefined : value)),
  };
}

export type FactParts = {
  /** Of each kind of part: what the rows state. */
  readonly stated: readonly (readonly Facts[])[];
  /** Of all rows so far: the number of each of their parts, one after the other. */
  readonly ofRows: () => Uint32Array;
};

export function createFactParts(rows: readonly string[]): FactParts {
  const numbers = parts.map(() => new Map<string, number>());
  const stated = parts.map((): Facts[] => []);
  let ofRows = new Uint32Array(64 * parts.length);
  let taken = 0;
  const take = (row: number) => {
    const all: Facts = JSON.parse(rows[row]);
    parts.forEach((part, kind) => {
      const { facts, name } = partOf(part, all);
      let number = numbers[kind].get(name);
      if (number === undefined) numbers[kind].set(name, (number = stated[kind].push(facts) - 1));
      ofRows[row * parts.length + kind] = number;
    });
  };
  return {
    stated,
    ofRows: () => {
      if (rows.length * parts.length > ofRows.length) {
        const longer = new Uint32Array(2 * rows.length * parts.length);
        longer.set(ofRows);
        ofRows = longer;
      }
      for (; taken < rows.length; taken++) take(taken);
      return ofRows;
    },
  };
}
