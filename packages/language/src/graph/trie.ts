import { deedKeysOf, isProfession } from "../text/doers.ts";
import type { Word } from "../text/words.ts";

export type PhraseMatch = {
  /** Index after the last word. */
  readonly end: number;
  readonly concepts: readonly string[];
};
export type PhraseTrie = {
  /** Files a phrase by the keys of its words. */
  readonly add: (path: readonly string[], concept: string) => void;
  /** `isDeed`: what somebody may be called by, which their name then names too. */
  readonly longestFrom: (
    words: readonly Word[],
    from: number,
    isDeed?: (concept: string) => boolean,
  ) => PhraseMatch | undefined;
  /** What the whole path names. */
  readonly conceptsAt: (path: readonly string[]) => readonly string[] | undefined;
  readonly paths: () => TriePaths;
};

/** Phrases as paths of word keys. A word of a text with several keys follows several paths. */
export function createPhraseTrie(paths: TriePaths = emptyPaths()): PhraseTrie {
  const { starts, nodes } = paths;
  const trie: PhraseTrie = {
    paths: () => paths,
    add: (path, concept) => {
      const [first = "", ...rest] = path;
      let start = starts.get(first);
      if (start === undefined) starts.set(first, (start = { path: first, concepts: none, next: 0 }));
      if (rest.length === 0) return void (start.concepts = withConcept(start.concepts, concept));
      start.next |= markOf(rest[0] ?? "");
      let node = first;
      for (const key of rest) {
        node += ` ${key}`;
        if (!nodes.has(node)) nodes.set(node, none);
      }
      nodes.set(node, withConcept(nodes.get(node) ?? none, concept));
    },
    conceptsAt: (path) => {
      const concepts = path.length === 1 ? starts.get(path[0] ?? "")?.concepts : nodes.get(path.join(" "));
      return concepts === none ? undefined : concepts;
    },
    longestFrom: (words, from, isDeed = () => false) => {
      const begun = startsOf(words[from], starts);
      if (begun.length === 0) return undefined;
      const concepts = distinct(begun.map((start) => start.concepts));
      let best: PhraseMatch | undefined = concepts.length > 0 ? { end: from + 1, concepts } : undefined;
      const conceptsOf = (open: readonly string[]) => distinct(open.map((node) => nodes.get(node) ?? none));
      const following = words[from + 1]?.keys ?? none;
      let open = pathsGoingOn(begun, [...following, ...deedKeysOf(following)]);
      for (let at = from + 1; at < words.length && open.length > 0; at++) {
        const keys = words[at]?.keys ?? none;
        const done = conceptsOf(nodesAfter(open, deedKeysOf(keys), nodes));
        const before = isProfession(keys) && best?.end === at ? best.concepts : none;
        const deeds = [...done, ...before].filter(isDeed);
        open = nodesAfter(open, keys, nodes);
        const named = conceptsOf(open);
        const doers =
          named.length > 0 || deeds.length === 0
            ? named
            : headOf(words.slice(from + 1, at + 1)).filter(isDeed);
        const found = distinct([doers, deeds]);
        if (found.length > 0) best = { end: at + 1, concepts: found };
      }
      return best;
    },
  };
  /** What the last words are called: of a concert's sound engineer, a sound engineer. */
  const headOf = (words: readonly Word[]): readonly string[] => {
    for (let from = 0; from < words.length; from++) {
      const phrase = trie.longestFrom(words, from);
      if (phrase?.end === words.length) return phrase.concepts;
    }
    return none;
  };
  return trie;
}

/**
 * Most words begin no phrase: those that do are found by their key alone. Longer paths are their keys joined, in one flat map,
 * which is built faster than a map for each node.
 */
type TriePaths = {
  readonly starts: Map<string, Start>;
  readonly nodes: Map<string, readonly string[]>;
};

function emptyPaths(): TriePaths {
  return { starts: new Map(), nodes: new Map() };
}

/** The first word of phrases. */
type Start = {
  readonly path: string;
  concepts: readonly string[];
  /** The marks of all words with which a phrase goes on from here. */
  next: number;
};

/** One of 32 bits. Most words that follow have another one than those that a phrase goes on with: no path need be made of them. */
function markOf(key: string): number {
  return 1 << ((key.charCodeAt(key.length >> 1) * 3 + key.length) & 31);
}

function pathsGoingOn(begun: readonly Start[], keys: readonly string[]): readonly string[] {
  const paths: string[] = [];
  for (const { path, next } of begun)
    if (next !== 0 && keys.some((key) => next & markOf(key))) paths.push(path);
  return paths;
}

type Nodes = ReadonlyMap<string, readonly string[]>;

function startsOf(word: Word | undefined, starts: ReadonlyMap<string, Start>): Start[] {
  const begun: Start[] = [];
  for (const key of word?.keys ?? none) {
    const start = starts.get(key);
    if (start !== undefined) begun.push(start);
  }
  return begun;
}

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

function withConcept(concepts: readonly string[], concept: string): readonly string[] {
  return concepts.includes(concept) ? concepts : [...concepts, concept];
}

function distinct(lists: readonly (readonly string[])[]): readonly string[] {
  return lists.length === 1 ? (lists[0] ?? none) : [...new Set(lists.flat())];
}

/** Of a path that goes on, and by itself names nothing. */
export const none: readonly string[] = [];
