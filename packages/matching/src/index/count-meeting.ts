// How many profiles meet all that somebody demands (score/musts.ts), and how many would without one demand. Each must is
// spread over the graph once; per document it then takes a few numbers of its columns, or of its row of facts.
import { type Features, type Must, unit } from "../profile/features.ts";
import { asks, type Attribute, type ProfileKind } from "../profile/profile.ts";
import { acceptable, isStatedMet, isWrittenIn, kindOfNamed } from "../score/musts.ts";
import { coveredShare, needPartsOf } from "../score/overlap.ts";
import type { Block } from "./blocks.ts";
import { type Columns, conceptIn, isOfferedIn, termIn, weightIn, worthIn } from "./columns.ts";
import { createPasses } from "./filter.ts";
import type { Market } from "./query.ts";

export type Meeting = {
  /** Profiles that meet every must. What they do not say is not held against them. */
  readonly met: number;
  /** Profiles that there are. */
  readonly of: number;
  /** What is demanded, costliest first. */
  readonly demands: readonly Demand[];
};

export type Demand = {
  readonly attribute: Attribute;
  /** Of the profile that demands it. */
  readonly words: string;
  /** Profiles that would meet all without it. */
  readonly without: number;
};

type Demanding = Omit<Market, "bringing"> & {
  readonly source: Features;
  /** Of the documents. */
  readonly kind: ProfileKind;
};

const documentsAtOnce = 512;

/** Yields after each 512 documents, so that a caller can let others take their turn. */
export function* countMeeting(
  blocks: readonly Block[],
  demanding: Demanding,
): Generator<undefined, Meeting, undefined> {
  const passes = createPasses(demanding, {});
  const demands = demandsOf(demanding);
  let [met, of] = [0, 0];
  // Documents that come in a pause are left out: they may name concepts that the tables of the musts do not have.
  const parts = blocks.map(({ columns, ids }) => ({ columns, ids, count: ids.length }));
  for (const { columns, ids, count } of parts) {
    for (let doc = 0; doc < count; doc++) {
      if (doc % documentsAtOnce === documentsAtOnce - 1) yield;
      if (!passes(columns, doc, ids[doc])) continue;
      of++;
      const unmet = unmetIn(demands, columns, doc);
      if (unmet === none) met++;
      else if (unmet !== several) unmet.without++;
    }
  }
  const told = demands.map(({ attribute, words, without }) => ({ attribute, words, without: met + without }));
  return { met, of, demands: told.sort((a, b) => b.without - a.without) };
}

type IsMet = (columns: Columns, doc: number) => boolean;
type Counted = {
  readonly attribute: Attribute;
  readonly words: string;
  readonly musts: readonly IsMet[];
  /** Documents that meet all but this. */
  without: number;
};

function demandsOf(demanding: Demanding): Counted[] {
  const musts = Map.groupBy(demanding.source.wishes?.musts ?? [], ({ attribute }) => attribute);
  return [...musts].map(([attribute, all]) => ({
    attribute,
    words: all.map(wordsOf).join(", "),
    musts: all.map((must) => isMetBy(must, demanding)),
    without: 0,
  }));
}

const [none, several] = [undefined, "several"] as const;

function unmetIn(demands: readonly Counted[], columns: Columns, doc: number) {
  let found: Counted | undefined;
  for (const demand of demands) {
    if (demand.musts.every((isMet) => isMet(columns, doc))) continue;
    if (found !== undefined) return several;
    found = demand;
  }
  return found;
}

function wordsOf(must: Must): string {
  return "mention" in must ? must.mention.surface : must.words;
}

function isMetBy(must: Must, demanding: Demanding): IsMet {
  if ("mention" in must) return namedMet(must, demanding);
  const { kind, language } = demanding;
  return byRow(demanding, (facts) => isStatedMet(must, { kind, facts }, language));
}

/** Many profiles state the same facts: each row of them is judged once. */
function byRow({ vocabulary }: Demanding, judge: (facts: Features["facts"]) => boolean): IsMet {
  const known = new Map<number, boolean>();
  return ({ rows }, doc) => {
    const row = rows[doc];
    let judged = known.get(row);
    if (judged === undefined) known.set(row, (judged = judge(vocabulary.factsOf(row))));
    return judged;
  };
}

type NamedMust = Extract<Must, { mention: unknown }>;

function namedMet({ attribute, mention }: NamedMust, demanding: Demanding): IsMet {
  const { kind, statistics } = demanding;
  const onlyOffers = attribute === "skills" && !asks(kind);
  const parts = needPartsOf([mention], statistics).map((part) => ({
    share: part.share,
    worth: worthOf(part.keys, onlyOffers, demanding),
  }));
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  const isCovered: IsMet = (columns, doc) =>
    coveredShare(
      parts.reduce((sum, { share, worth }) => sum + share * worth(columns, doc), 0),
      total,
    ) >= acceptable;
  if (total === 0) return () => true;
  if (attribute === "skills") {
    const says = onlyOffers ? saysOffers : saysAnything;
    return (columns, doc) => isCovered(columns, doc) || !says(columns, doc);
  }
  const says = saysOfKind(kindOfNamed[attribute], demanding);
  if (attribute !== "language") return (columns, doc) => isCovered(columns, doc) || !says(columns, doc);
  const writes = byRow(demanding, (facts) => isWrittenIn(mention, facts));
  return (columns, doc) => isCovered(columns, doc) || writes(columns, doc) || !says(columns, doc);
}

/** The best worth that a document has for any of the concepts, or for the word. */
function worthOf(
  keys: readonly string[],
  onlyOffers: boolean,
  { vocabulary: { concepts, terms, serversOf } }: Demanding,
): (columns: Columns, doc: number) => number {
  const related = new Uint8Array(concepts.keys.length);
  const words = new Set<number>();
  for (const key of keys) {
    const [concept, term] = [concepts.get(key), terms.get(key)];
    if (term !== undefined) words.add(term);
    for (const server of concept === undefined ? [] : serversOf(concept))
      related[server.concept] = Math.max(related[server.concept], server.related);
  }
  return (columns, doc) => {
    const { own, ownStarts, offered } = columns;
    let best = 0;
    for (let at = ownStarts[doc]; at < ownStarts[doc + 1]; at++) {
      const entry = own[at];
      const worth = onlyOffers ? offered[at] : worthIn(entry);
      best = Math.max(best, related[conceptIn(entry)] * worth);
    }
    return words.size === 0 ? best : Math.max(best, worthOfTerm(words, onlyOffers, columns, doc));
  };
}

function worthOfTerm(words: ReadonlySet<number>, onlyOffers: boolean, columns: Columns, doc: number): number {
  const found = new Map<number, number>();
  for (const entry of termsOf(columns, doc)) {
    const term = termIn(entry);
    if (words.has(term) && (!onlyOffers || isOfferedIn(entry)))
      found.set(term, (found.get(term) ?? 0) + unit * weightIn(entry));
  }
  return Math.max(0, ...found.values());
}

function termsOf({ terms, termStarts }: Columns, doc: number): Uint32Array {
  return terms.subarray(termStarts[doc], termStarts[doc + 1]);
}

const saysOffers: IsMet = (columns, doc) =>
  columns.offered.subarray(columns.ownStarts[doc], columns.ownStarts[doc + 1]).some((worth) => worth > 0) ||
  termsOf(columns, doc).some(isOfferedIn);

const saysAnything: IsMet = (columns, doc) =>
  columns.own
    .subarray(columns.ownStarts[doc], columns.ownStarts[doc + 1])
    .some((entry) => worthIn(entry) > 0) || termsOf(columns, doc).length > 0;

function saysOfKind(wanted: string, { vocabulary: { concepts }, language }: Demanding): IsMet {
  const isOfKind = concepts.keys.map((id) => language.kindOf(id) === wanted);
  return ({ own, ownStarts }, doc) =>
    own
      .subarray(ownStarts[doc], ownStarts[doc + 1])
      .some((entry) => weightIn(entry) > 0 && isOfKind[conceptIn(entry)]);
}
