// The inverted file of one block: for each concept the documents that name it, with an impact of one byte that is never
// less than anything the document's own word can be worth. Only the bound of a score is made from it (bound.ts).
import { unit } from "../units.ts";
import { type Columns, conceptIn, kindIn, numberIn, weightIn, worthIn } from "./columns.ts";
import { needKinds } from "./document.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Postings {
  /** Of each list, with one more at the end. */
  readonly starts: Uint32Array;
  readonly docs: Uint16Array;
  readonly impacts: Uint8Array;
}

/** A need for a word outside the graph is not kept apart by word: there are too many of them. */
export const anyTerm = 0;
/** List of the needs for a concept. */
export const needList = (concept: number): number => concept + 1;

/** By concept, the impact the greater of its worth and its weight. */
export function postConcepts({ ownStarts, own }: Columns, size: number): Postings {
  const entries: Entries = { lists: [], docs: [], impacts: [] };
  for (let doc = 0; doc < size; doc++) {
    for (const entry of own.subarray(ownStarts[doc], ownStarts[doc + 1]))
      post(entries, conceptIn(entry), doc, impactOf(entry));
  }
  return sorted(entries);
}

export function impactOf(own: number): number {
  return Math.max(worthIn(own), weightIn(own));
}

/** By what is asked, the impact its share of all that the document asks. */
export function postNeeds(columns: Columns, size: number, vocabulary: Vocabulary): Postings {
  const entries: Entries = { lists: [], docs: [], impacts: [] };
  for (let doc = 0; doc < size; doc++)
    eachNeed(columns, doc, vocabulary, (list, impact) => post(entries, list, doc, impact));
  return sorted(entries);
}

export function eachNeed(
  { needStarts, needs, shares }: Columns,
  doc: number,
  vocabulary: Vocabulary,
  take: (list: number, impact: number) => void,
): void {
  const [start, end] = [needStarts[doc] ?? 0, needStarts[doc + 1] ?? 0];
  let total = 0;
  for (let at = start; at < end; at++) total += shares[at] ?? 0;
  if (total === 0) return;
  for (let at = start; at < end; at++) {
    const impact = Math.ceil((unit * (shares[at] ?? 0)) / total);
    for (const list of listsOf(needs[at] ?? 0, vocabulary)) take(list, impact);
  }
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

interface Entries {
  readonly lists: number[];
  readonly docs: number[];
  readonly impacts: number[];
}

function post(entries: Entries, list: number, doc: number, impact: number): void {
  entries.lists.push(list);
  entries.docs.push(doc);
  entries.impacts.push(impact);
}

// Counting sort: documents stay in order within each list.
function sorted({ lists, docs, impacts }: Entries): Postings {
  const starts = new Uint32Array(lists.reduce((most, list) => Math.max(most, list), -1) + 2);
  for (const list of lists) starts[list + 1] = (starts[list + 1] ?? 0) + 1;
  for (let list = 1; list < starts.length; list++)
    starts[list] = (starts[list] ?? 0) + (starts[list - 1] ?? 0);
  const next = starts.slice();
  const postings = { starts, docs: new Uint16Array(docs.length), impacts: new Uint8Array(docs.length) };
  lists.forEach((list, entry) => {
    const at = next[list] ?? 0;
    next[list] = at + 1;
    postings.docs[at] = docs[entry] ?? 0;
    postings.impacts[at] = impacts[entry] ?? 0;
  });
  return postings;
}
