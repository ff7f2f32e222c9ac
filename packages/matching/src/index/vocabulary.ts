import type { LanguageResources } from "@khamt/language";
import { type Facts, unit } from "../profile/features.ts";
import { createRelatedness, type Relatedness } from "../profile/supply.ts";
import { createNumbers, type Numbers } from "./numbers.ts";
import type { StoredWishes } from "./wishes.ts";

/** What the documents of one index are written in. */
export interface Vocabulary {
  /** Those of the graph first. */
  readonly concepts: Numbers;
  /** Words outside the graph. */
  readonly terms: Numbers;
  /** Needs that any of several concepts meets: their ids as JSON. */
  readonly choices: Numbers;
  readonly owners: Numbers;
  /** Facts that profiles state, without the words: as JSON. */
  readonly rows: Numbers;
  /** Of the few profiles that have them: as JSON. */
  readonly wishes: Numbers;
  readonly factsOf: (row: number) => Facts;
  /** The column holds the number of the wishes and one, 0 for none. */
  readonly wishesOf: (column: number) => StoredWishes | undefined;
  readonly conceptsOfChoice: (choice: number) => readonly number[];
  readonly relatedness: Relatedness;
  /** Everything that serves a need for the concept. */
  readonly serversOf: (concept: number) => readonly Server[];
}
export interface Server {
  readonly concept: number;
  readonly similarity: number;
}

/** Numbers are stored in this many bits. */
export const bits = { concept: 16, term: 23, choice: 29, owner: 31, row: 32, wishes: 31 } as const;

export type VocabularyKeys = Readonly<
  Record<"concepts" | "terms" | "choices" | "owners" | "rows" | "wishes", readonly string[]>
>;

export function createVocabulary(language: LanguageResources, keys?: VocabularyKeys): Vocabulary {
  const concepts = createNumbers(keys?.concepts ?? language.concepts.map(({ id }) => id), 2 ** bits.concept);
  const choices = createNumbers(keys?.choices ?? [], 2 ** bits.choice);
  const rows = createNumbers(keys?.rows ?? [], 2 ** bits.row);
  const wishes = createNumbers(keys?.wishes ?? [], 2 ** bits.wishes);
  const { relatedness, servers } = spreadIn(language);
  return {
    concepts,
    terms: createNumbers(keys?.terms ?? [], 2 ** bits.term),
    choices,
    owners: createNumbers(keys?.owners ?? [], 2 ** bits.owner),
    rows,
    wishes,
    relatedness,
    factsOf: remembered((row) => JSON.parse(rows.keys[row] ?? "{}") as Facts),
    wishesOf: remembered((column) =>
      column === 0 ? undefined : (JSON.parse(wishes.keys[column - 1] ?? "") as StoredWishes),
    ),
    conceptsOfChoice: remembered((choice) =>
      (JSON.parse(choices.keys[choice] ?? "[]") as string[]).map(concepts.add),
    ),
    serversOf: (concept) => servers[concept] ?? [{ concept, similarity: unit }],
  };
}

interface Spread {
  readonly relatedness: Relatedness;
  readonly servers: readonly (readonly Server[])[];
}

const spreads = new WeakMap<LanguageResources, Spread>();

function spreadIn(language: LanguageResources): Spread {
  let spread = spreads.get(language);
  if (spread === undefined) {
    const relatedness = createRelatedness(language);
    spreads.set(language, (spread = { relatedness, servers: reversed(relatedness, language) }));
  }
  return spread;
}

function reversed(relatedness: Relatedness, { concepts }: LanguageResources): Server[][] {
  const numbers = new Map(concepts.map(({ id }, number) => [id, number]));
  const servers: Server[][] = concepts.map(() => []);
  concepts.forEach(({ id }, concept) => {
    for (const [need, similarity] of relatedness(id))
      servers[numbers.get(need) ?? -1]?.push({ concept, similarity });
  });
  return servers;
}

function remembered<T>(make: (index: number) => T): (index: number) => T {
  const made = new Map<number, T>();
  return (index) => {
    let known = made.get(index);
    if (known === undefined) made.set(index, (known = make(index)));
    return known;
  };
}
