// The inverted files of one block, from which only bounds of scores are made (bound.ts). Impacts are few (a word is listed,
// or said in passing), so each list is a run of documents for each of its impacts: what is added is the same for a whole
// run, and a posting takes two bytes.
import { unit } from "../profile/features.ts";
import { type Columns, conceptIn, kindIn, numberIn, weightIn, worthIn } from "./columns.ts";
import { needKinds } from "./document.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type Postings = {
  /** First run of each list, with one more at the end. */
  readonly lists: Uint32Array;
  /** First document of each run, with one more at the end. */
  readonly runs: Uint32Array;
  /** Of each run. */
  readonly impacts: Uint8Array;
  readonly docs: Uint16Array;
};

/** By concept that somebody may want, the impact the best worth that the document has for it. */
type ConceptPostings = Postings & {
  /** Of each run, falling within a list: 0 where the documents serve the concept without naming it, else its weight and 1. */
  readonly named: Uint8Array;
};

export type BlockPostings = {
  readonly concepts: ConceptPostings;
  /** By what is asked, the impact its share of all that the document asks. */
  readonly needs: Postings;
};

/** One list for the needs of all words outside the graph: there are too many words for a list each. */
export const anyTerm = 0;
/** List of the needs for a concept. */
export const needList = (concept: number): number => concept + 1;

export function postingsOf(columns: Columns, size: number, vocabulary: Vocabulary): BlockPostings {
  const concepts = inRuns(conceptsIn(columns, size, vocabulary));
  const needs = inRuns(needsIn(columns, size, vocabulary));
  return {
    concepts: {
      ...concepts,
      impacts: Uint8Array.from(concepts.impacts, (order) => order & 0xff),
      named: Uint8Array.from(concepts.impacts, (order) => 0xff - (order >>> 8)),
    },
    needs: { ...needs, impacts: Uint8Array.from(needs.impacts) },
  };
}

/** Impacts are rounded up to a multiple of this: each value starts a run. */
const step = 5;
const rounded = (impact: number): number => Math.min(unit, step * Math.ceil(impact / step));

/**
 * The graph is met here, once for all who search: one list tells who serves a wanted concept, and no document is in it
 * twice. What documents name comes first in a list.
 */
function conceptsIn({ ownStarts, own }: Columns, size: number, { servedBy }: Vocabulary): Entries {
  const entries = createEntries();
  const best = new Map<number, number>();
  const named = new Map<number, number>();
  for (let doc = 0; doc < size; doc++) {
    best.clear();
    named.clear();
    for (let at = ownStarts[doc]; at < ownStarts[doc + 1]; at++) {
      const worth = worthIn(own[at]);
      named.set(conceptIn(own[at]), weightIn(own[at]) + 1);
      for (const { concept, related } of servedBy(conceptIn(own[at]))) {
        const value = related * worth;
        if (value >= (best.get(concept) ?? 0)) best.set(concept, value);
      }
    }
    for (const [concept, value] of best) {
      const name = named.get(concept) ?? 0;
      if (value > 0 || name > 0) entries.add(concept, ((0xff - name) << 8) | rounded(value / unit), doc);
    }
  }
  return entries;
}

function needsIn({ needStarts, needs, shares }: Columns, size: number, vocabulary: Vocabulary): Entries {
  const entries = createEntries();
  for (let doc = 0; doc < size; doc++) {
    const [start, end] = [needStarts[doc], needStarts[doc + 1]];
    const total = shares.subarray(start, end).reduce((sum, share) => sum + share, 0);
    if (total === 0) continue;
    for (let at = start; at < end; at++) {
      const impact = rounded((unit * shares[at]) / total);
      for (const list of listsOf(needs[at], vocabulary)) entries.add(list, impact, doc);
    }
  }
  return entries;
}

function listsOf(need: number, vocabulary: Vocabulary): readonly number[] {
  const number = numberIn(need);
  switch (kindIn(need)) {
    case needKinds.concept:
      return [needList(number)];
    case needKinds.choice:
      return vocabulary.conceptsOfChoice(number).map(needList);
    default:
      return [anyTerm];
  }
}

type Entries = {
  readonly add: (list: number, impact: number, doc: number) => void;
  readonly finished: () => {
    readonly lists: Uint32Array;
    readonly impacts: Uint16Array;
    readonly docs: Uint16Array;
  };
};

function createEntries(): Entries {
  let [lists, impacts, docs] = [new Uint32Array(1024), new Uint16Array(1024), new Uint16Array(1024)];
  let count = 0;
  const grow = () => {
    const [old, size] = [{ lists, impacts, docs }, 2 * count];
    [lists, impacts, docs] = [new Uint32Array(size), new Uint16Array(size), new Uint16Array(size)];
    lists.set(old.lists);
    impacts.set(old.impacts);
    docs.set(old.docs);
  };
  return {
    add: (list, impact, doc) => {
      if (count === lists.length) grow();
      lists[count] = list;
      impacts[count] = impact;
      docs[count] = doc;
      count++;
    },
    finished: () => ({
      lists: lists.subarray(0, count),
      impacts: impacts.subarray(0, count),
      docs: docs.subarray(0, count),
    }),
  };
}

type Runs = Omit<Postings, "impacts"> & { readonly impacts: Uint16Array };

function inRuns(entries: Entries): Runs {
  const { lists, impacts, docs } = entries.finished();
  const order = sortedBy(lists, sortedBy(impacts, Uint32Array.from(docs.keys())));
  const sorted = new Uint16Array(docs.length);
  const runs: { list: number; impact: number; start: number }[] = [];
  order.forEach((entry, start) => {
    sorted[start] = docs[entry];
    const [list, impact, last] = [lists[entry], impacts[entry], runs.at(-1)];
    if (list !== last?.list || impact !== last.impact) runs.push({ list, impact, start });
  });
  return {
    lists: firstRuns(runs.map(({ list }) => list)),
    runs: Uint32Array.from([...runs.map(({ start }) => start), docs.length]),
    impacts: Uint16Array.from(runs, ({ impact }) => impact),
    docs: sorted,
  };
}

/** Counting sort of what `order` lists: what has the same key stays in order. */
function sortedBy(keys: Uint32Array | Uint16Array, order: Uint32Array): Uint32Array {
  let most = -1;
  for (let at = 0; at < keys.length; at++) if (keys[at] > most) most = keys[at];
  const next = new Uint32Array(most + 2);
  for (let at = 0; at < keys.length; at++) next[keys[at] + 1]++;
  for (let key = 1; key < next.length; key++) next[key] += next[key - 1];
  const sorted = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) sorted[next[keys[order[at]]]++] = order[at];
  return sorted;
}

/** `listOfRun`: rising. */
function firstRuns(listOfRun: readonly number[]): Uint32Array {
  const lists = new Uint32Array((listOfRun.at(-1) ?? -1) + 2);
  for (const list of listOfRun) lists[list + 1]++;
  for (let list = 1; list < lists.length; list++) lists[list] += lists[list - 1];
  return lists;
}
