// How many profiles meet all that somebody demands (score/musts.ts), and how many would without one demand. Each must is
// spread over the graph once; per document it then takes a few numbers of its columns, or of its row of facts.
import { wordsOf } from "../profile/conditions.ts";
import type { Features, Must } from "../profile/features.ts";
import { asks, type Attribute } from "../profile/profile.ts";
import { isStatedMet, isWrittenIn, kindOfNamed } from "../score/musts.ts";
import type { Block } from "./blocks.ts";
import { type Columns, conceptIn, isOfferedIn, termsOf, weightIn, worthIn } from "./columns.ts";
import { coverOf, type Demanding, type IsMet } from "./document-cover.ts";
import { createPasses } from "./filter.ts";

export type Meeting = {
  /** Profiles that meet every must. What they do not say is not held against them. */
  readonly met: number;
  /** Profiles that there are. */
  readonly of: number;
  /** What is demanded, costliest first. */
  readonly demands: readonly Demand[];
};

type Demand = {
  readonly attribute: Attribute;
  /** Of the profile that demands it. */
  readonly words: string;
  /** Profiles that would meet all without it. */
  readonly without: number;
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
  const { kind } = demanding;
  const onlyOffers = attribute === "skills" && !asks(kind);
  const isCovered = coverOf(mention, onlyOffers, demanding);
  if (isCovered === undefined) return () => true;
  if (attribute === "skills") {
    const says = onlyOffers ? saysOffers : saysAnything;
    return (columns, doc) => isCovered(columns, doc) || !says(columns, doc);
  }
  const says = saysOfKind(kindOfNamed[attribute], demanding);
  if (attribute !== "language") return (columns, doc) => isCovered(columns, doc) || !says(columns, doc);
  const writes = byRow(demanding, (facts) => isWrittenIn(mention, facts));
  return (columns, doc) => isCovered(columns, doc) || writes(columns, doc) || !says(columns, doc);
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
