import type { LabelPath, Word } from "../text/words.ts";

export interface PhraseMatch {
  /** Index after the last word. */
  readonly end: number;
  readonly concepts: readonly string[];
}
export interface PhraseTrie {
  readonly add: (path: LabelPath, concept: string) => void;
  readonly longestFrom: (words: readonly Word[], from: number) => PhraseMatch | undefined;
}

// One map from (node, key) to node: a number pair packed in one number.
const keySpace = 2 ** 24;

/** Phrases as paths of word keys. A word with several keys follows several paths. */
export function createPhraseTrie(): PhraseTrie {
  const keyIds = new Map<string, number>();
  const edges = new Map<number, number>();
  const concepts: (string[] | undefined)[] = [undefined];

  const child = (node: number, key: string): number => {
    let id = keyIds.get(key);
    if (id === undefined) keyIds.set(key, (id = keyIds.size));
    const edge = node * keySpace + id;
    let next = edges.get(edge);
    if (next === undefined) {
      next = concepts.push(undefined) - 1;
      edges.set(edge, next);
    }
    return next;
  };
  const step = (node: number, key: string): number | undefined => {
    const id = keyIds.get(key);
    return id === undefined ? undefined : edges.get(node * keySpace + id);
  };

  const add = (path: LabelPath, concept: string): void => {
    let nodes = path.length === 0 ? [] : [0];
    for (const keys of path)
      nodes = [...new Set(nodes.flatMap((node) => keys.map((key) => child(node, key))))];
    for (const node of nodes) {
      const known = (concepts[node] ??= []);
      if (!known.includes(concept)) known.push(concept);
    }
  };

  const longestFrom = (words: readonly Word[], from: number): PhraseMatch | undefined => {
    let best: PhraseMatch | undefined;
    let nodes = [0];
    for (let at = from; at < words.length && nodes.length > 0; at++) {
      nodes = nextNodes(nodes, words[at], step);
      const found = [...new Set(nodes.flatMap((node) => concepts[node] ?? []))];
      if (found.length > 0) best = { end: at + 1, concepts: found };
    }
    return best;
  };
  return { add, longestFrom };
}

function nextNodes(
  nodes: readonly number[],
  word: Word | undefined,
  step: (node: number, key: string) => number | undefined,
): number[] {
  const next: number[] = [];
  for (const node of nodes) {
    for (const key of word?.keys ?? []) {
      const to = step(node, key);
      if (to !== undefined && !next.includes(to)) next.push(to);
    }
  }
  return next;
}
