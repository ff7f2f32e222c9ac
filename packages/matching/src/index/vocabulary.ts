// What the documents of one index are written in: names as numbers.
import type { LanguageResources } from "@khamt/language";
import { type Facts, unit, type Wishes } from "../profile/features.ts";
import type { Attribute } from "../profile/profile.ts";
import { oncePerLanguage, servingIn } from "../profile/serving.ts";
import type { Relatedness } from "../profile/supply.ts";
import { createFactParts, type FactParts } from "./fact-parts.ts";

export type Vocabulary = {
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
  readonly factParts: FactParts;
  /** The column holds the number of the wishes and one, 0 for none. */
  readonly wishesOf: (column: number) => StoredWishes | undefined;
  readonly conceptsOfChoice: (choice: number) => readonly number[];
  readonly relatedness: Relatedness;
  /** Everything that serves a need for the concept. */
  readonly serversOf: (concept: number) => readonly Server[];
  /** All needs that the concept serves. */
  readonly servedBy: (concept: number) => readonly Server[];
};

/** A concept that serves a need, or the need, with the relatedness of both in units. */
type Server = {
  readonly concept: number;
  readonly related: number;
};

/** Wishes as JSON, with the words of the needs that are plainly asked: a must in the same words is the same. */
export type StoredWishes = {
  readonly musts: Wishes["musts"];
  readonly indifferent: readonly Attribute[];
  readonly asked: readonly string[];
};

/** Strings as numbers, in the order in which they came. */
type Numbers = {
  readonly keys: readonly string[];
  readonly get: (key: string) => number | undefined;
  readonly add: (key: string) => number;
};

/** Numbers are stored in this many bits. */
const bits = { concept: 16, term: 23, choice: 28, owner: 31, row: 32, wishes: 31 } as const;

export type VocabularyKeys = Readonly<
  Record<"concepts" | "terms" | "choices" | "owners" | "rows" | "wishes", readonly string[]>
>;

export function keysOf({ concepts, terms, choices, owners, rows, wishes }: Vocabulary): VocabularyKeys {
  return {
    concepts: concepts.keys,
    terms: terms.keys,
    choices: choices.keys,
    owners: owners.keys,
    rows: rows.keys,
    wishes: wishes.keys,
  };
}

/** `keys`: those of a vocabulary that was stored. */
export function createVocabulary(language: LanguageResources, keys?: VocabularyKeys): Vocabulary {
  const concepts = createNumbers(keys?.concepts ?? language.concepts.map(({ id }) => id), 2 ** bits.concept);
  const choices = createNumbers(keys?.choices ?? [], 2 ** bits.choice);
  const rows = createNumbers(keys?.rows ?? [], 2 ** bits.row);
  const wishes = createNumbers(keys?.wishes ?? [], 2 ** bits.wishes);
  const { relatedness, servers, served } = numberedServing(language);
  return {
    concepts,
    terms: createNumbers(keys?.terms ?? [], 2 ** bits.term),
    choices,
    owners: createNumbers(keys?.owners ?? [], 2 ** bits.owner),
    rows,
    wishes,
    relatedness,
    factParts: createFactParts(rows.keys),
    factsOf: remembered<Facts>((row) => JSON.parse(rows.keys[row])),
    wishesOf: remembered<StoredWishes | undefined>((column) =>
      column === 0 ? undefined : JSON.parse(wishes.keys[column - 1]),
    ),
    conceptsOfChoice: remembered((choice) => {
      const ids: string[] = JSON.parse(choices.keys[choice]);
      return ids.map(concepts.add);
    }),
    serversOf: (concept) => servers[concept] ?? [{ concept, related: unit }],
    servedBy: (concept) => served[concept] ?? [{ concept, related: unit }],
  };
}

/** `most`: how many the place where the numbers are stored can tell apart. */
function createNumbers(known: Iterable<string>, most: number): Numbers {
  const keys: string[] = [];
  const numbers = new Map<string, number>();
  const add = (key: string) => {
    const found = numbers.get(key);
    if (found !== undefined) return found;
    if (keys.length >= most) throw new RangeError(`an index can hold ${most} different names of a kind`);
    numbers.set(key, keys.length);
    return keys.push(key) - 1;
  };
  for (const key of known) add(key);
  return { keys, get: (key) => numbers.get(key), add };
}

type NumberedServing = {
  readonly relatedness: Relatedness;
  readonly servers: readonly (readonly Server[])[];
  readonly served: readonly (readonly Server[])[];
};

/** Who serves whom, by the numbers of the concepts. */
const numberedServing = oncePerLanguage((language): NumberedServing => {
  const { relatedness, serversOf } = servingIn(language);
  const numbers = new Map(language.concepts.map(({ id }, number) => [id, number]));
  const servers = language.concepts.map(({ id }) =>
    serversOf(id).flatMap(({ concept, related }) => {
      const number = numbers.get(concept);
      return number === undefined ? [] : { concept: number, related };
    }),
  );
  const served = servers.map((): Server[] => []);
  servers.forEach((all, need) => {
    for (const { concept, related } of all) served[concept].push({ concept: need, related });
  });
  return { relatedness, servers, served };
});

function remembered<T>(make: (index: number) => T): (index: number) => T {
  const made = new Map<number, T>();
  return (index) => {
    let known = made.get(index);
    if (known === undefined) made.set(index, (known = make(index)));
    return known;
  };
}
