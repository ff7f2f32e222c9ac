// The inverted file of one block: for each concept the documents that name it, with an impact of one byte that is never
// less than anything the document's own word can be worth. Only the bound of a score is made from it (bound.ts).
// Impacts are few (a word is listed, or said in passing), so each list is a run of documents for each of its impacts:
// what is added is the same for a whole run, and a posting takes two bytes.
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

/** One list for the needs of all words outside the graph: there are too many words for a list each. */
export const anyTerm = 0;
/** List of the needs for a concept. */
export const needList = (concept: number): number => concept + 1;

/** By concept, the impact the greater of its worth and its weight. */
export function postConcepts({ ownStarts, own }: Columns, size: number): Postings {
  const entries: Entries = { lists: [], impacts: [], docs: [] };
  for (let doc = 0; doc < size; doc++) {
    for (const entry of own.subarray(ownStarts[doc], ownStarts[doc + 1]))
      post(entries, conceptIn(entry), Math.max(worthIn(entry), weightIn(entry)), doc);
  }
  return inRuns(entries);
}

/** By what is asked, the impact its share of all that the document asks. */
export function postNeeds(
  { needStarts, needs, shares }: Columns,
  size: number,
  vocabulary: Vocabulary,
): Postings {
  const entries: Entries = { lists: [], impacts: [], docs: [] };
  for (let doc = 0; doc < size; doc++) {
    const [start, end] = [needStarts[doc], needStarts[doc + 1]];
    const total = shares.subarray(start, end).reduce((sum, share) => sum + share, 0);
    if (total === 0) continue;
    for (let at = start; at < end; at++) {
      const impact = rounded((unit * shares[at]) / total);
      for (const list of listsOf(needs[at], vocabulary)) post(entries, list, impact, doc);
    }
  }
  return inRuns(entries);
}

/** Up to the next tenth: shares have many values, and each value starts a run. */
function rounded(impact: number): number {
  return 25 * Math.ceil(impact / 25);
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
  readonly lists: number[];
  readonly impacts: number[];
  readonly docs: number[];
};

function post(entries: Entries, list: number, impact: number, doc: number): void {
  entries.lists.push(list);
  entries.impacts.push(impact);
  entries.docs.push(doc);
}

function inRuns({ lists, impacts, docs }: Entries): Postings {
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
    impacts: Uint8Array.from(runs, ({ impact }) => impact),
    docs: sorted,
  };
}

/** Counting sort of what `order` lists: what has the same key stays in order. */
function sortedBy(keys: readonly number[], order: Uint32Array): Uint32Array {
  const next = new Uint32Array(keys.reduce((most, key) => Math.max(most, key), -1) + 2);
  for (const key of keys) next[key + 1]++;
  for (let key = 1; key < next.length; key++) next[key] += next[key - 1];
  const sorted = new Uint32Array(order.length);
  for (const entry of order) {
    sorted[next[keys[entry]]++] = entry;
  }
  return sorted;
}

/** `listOfRun`: rising. */
function firstRuns(listOfRun: readonly number[]): Uint32Array {
  const lists = new Uint32Array((listOfRun.at(-1) ?? -1) + 2);
  for (const list of listOfRun) lists[list + 1]++;
  for (let list = 1; list < lists.length; list++) lists[list] += lists[list - 1];
  return lists;
}
