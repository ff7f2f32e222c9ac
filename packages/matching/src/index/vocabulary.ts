import type { LanguageResources } from "@khamt/language";
import type { Facts } from "../features.ts";
import { createReach } from "../reach.ts";
import { unit } from "../units.ts";
import { createNumbers, type Numbers } from "./numbers.ts";

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
  readonly factsOf: (row: number) => Facts;
  readonly conceptsOfChoice: (choice: number) => readonly number[];
  /** Everything that serves a need for the concept. */
  readonly serversOf: (concept: number) => readonly Server[];
}
export interface Server {
  readonly concept: number;
  readonly similarity: number;
}

/** Numbers are stored in this many bits. */
export const bits = { concept: 16, term: 23, choice: 29, owner: 32, row: 32 } as const;

export type VocabularyKeys = Readonly<
  Record<"concepts" | "terms" | "choices" | "owners" | "rows", readonly string[]>
>;

export function createVocabulary(language: LanguageResources, keys?: VocabularyKeys): Vocabulary {
  const concepts = createNumbers(keys?.concepts ?? language.concepts.map(({ id }) => id), 2 ** bits.concept);
  const choices = createNumbers(keys?.choices ?? [], 2 ** bits.choice);
  const rows = createNumbers(keys?.rows ?? [], 2 ** bits.row);
  const servers = serversIn(language);
  return {
    concepts,
    terms: createNumbers(keys?.terms ?? [], 2 ** bits.term),
    choices,
    owners: createNumbers(keys?.owners ?? [], 2 ** bits.owner),
    rows,
    factsOf: remembered((row) => JSON.parse(rows.keys[row] ?? "{}") as Facts),
    conceptsOfChoice: remembered((choice) =>
      (JSON.parse(choices.keys[choice] ?? "[]") as string[]).map(concepts.add),
    ),
    serversOf: (concept) => servers[concept] ?? [{ concept, similarity: unit }],
  };
}

const knownServers = new WeakMap<LanguageResources, Server[][]>();

function serversIn(language: LanguageResources): Server[][] {
  let servers = knownServers.get(language);
  if (servers === undefined) knownServers.set(language, (servers = reversed(language)));
  return servers;
}

function reversed(language: LanguageResources): Server[][] {
  const reach = createReach(language);
  const numbers = new Map(language.concepts.map(({ id }, number) => [id, number]));
  const servers: Server[][] = language.concepts.map(() => []);
  language.concepts.forEach(({ id }, concept) => {
    for (const [need, similarity] of reach(id))
      servers[numbers.get(need) ?? -1]?.push({ concept, similarity });
  });
  return servers;
}

function remembered<T>(make: (index: number) => T): (index: number) => T {
  const made: T[] = [];
  return (index) => (made[index] ??= make(index));
}
