import type { Word } from "../text/words.ts";

export type PhraseMatch = {
  /** Index after the last word. */
  readonly end: number;
  readonly concepts: readonly string[];
};
export type PhraseTrie = {
  /** Files a phrase by the keys of its words. */
  readonly add: (path: readonly string[], concept: string) => void;
  readonly longestFrom: (words: readonly Word[], from: number) => PhraseMatch | undefined;
};

/** Phrases as paths of word keys. A word of a text with several keys follows several paths. */
export function createPhraseTrie(): PhraseTrie {
  // Every path and every beginning of one, as its keys joined, with the concepts that it names. One flat map is built
  // faster than a map for each node.
  const nodes = new Map<string, readonly string[]>();
  return {
    add: (path, concept) => {
      let node = "";
      for (const key of path) {
        node += ` ${key}`;
        if (!nodes.has(node)) nodes.set(node, none);
      }
      const known = nodes.get(node) ?? none;
      if (!known.includes(concept)) nodes.set(node, [...known, concept]);
    },
    longestFrom: (words, from) => {
      let best: PhraseMatch | undefined;
      let open = [""];
      for (let at = from; at < words.length && open.length > 0; at++) {
        open = nodesAfter(open, words[at]?.keys ?? [], nodes);
        const concepts = conceptsAt(open, nodes);
        if (concepts.length > 0) best = { end: at + 1, concepts };
      }
      return best;
    },
  };
}

type Nodes = ReadonlyMap<string, readonly string[]>;

function nodesAfter(open: readonly string[], keys: readonly string[], nodes: Nodes): string[] {
  const next: string[] = [];
  for (const node of open) {
    for (const key of keys) {
      const path = `${node} ${key}`;
      if (nodes.has(path)) next.push(path);
    }
  }
  return next;
}

function conceptsAt(open: readonly string[], nodes: Nodes): readonly string[] {
  const [only] = open;
  if (only === undefined) return none;
  if (open.length === 1) return nodes.get(only) ?? none;
  return [...new Set(open.flatMap((node) => nodes.get(node) ?? none))];
}

const none: readonly string[] = [];
