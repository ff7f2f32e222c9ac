// What stands against a document: needs that the other side refuses, as score/conflicts.ts has it, and the wishes of
// either, as score/musts.ts has them.
import { asks, type ProfileKind } from "../profile/profile.ts";
import {
  type Conflict,
  conflictsOfFacts,
  isOfEmployer,
  penaltyOfRefusal,
  plainlyOffered,
} from "../score/conflicts.ts";
import type { Fits } from "../score/factors.ts";
import { applyWishes, fitsSeenBy } from "../score/musts.ts";
import { needSharesOf } from "../score/need-parts.ts";
import { askedOf, meansItsText } from "../score/overlap.ts";
import type { Sides } from "../score/pair.ts";
import { lossOf, scoreOfFits } from "../score/score.ts";
import { penaltyOfCallings, unwantingOf } from "../score/unwanted.ts";
import { isPeer, weightTables } from "../score/weights.ts";
import {
  callingsOf,
  type Columns,
  conceptIn,
  isAskedIn,
  kindIn,
  numberIn,
  refusedBy,
  startsNeedIn,
  unwantedBy,
} from "./columns.ts";
import { needKinds, wordsAskedBy } from "./document.ts";
import { noneRefused, type RefusedNeed, type ServedNeeds } from "./needs-met.ts";
import type { Query } from "./query.ts";
import { createStandIn, unspoken } from "./stand-in.ts";

/** What each costs. */
type Refused = RefusedNeed & { readonly penalty: number };
type FindRefused = (columns: Columns, doc: number) => readonly Refused[];

export function createRefusals(query: Query): FindRefused {
  if (isPeer(query.relation)) return () => noneRefused;
  return query.servedNeeds ? refusedBySource(query, query.servedNeeds) : refusedByDocument(query);
}

/** What documents refuse of what the source asks. */
export function refusedByDocument({
  source,
  vocabulary,
  language,
  statistics,
}: Pick<Query, "source" | "vocabulary" | "language" | "statistics">): FindRefused {
  const { concepts, serversOf } = vocabulary;
  const asked = askedOf(source);
  const shares = needSharesOf(asked, statistics);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const needs = asked.map(({ parts }, place) => ({
    parts: parts.map((part) => part.concepts),
    refused: { place, penalty: penaltyOfRefusal(shares[place], total) },
  }));
  const isOffered = (id: string, { ownStarts, own, offered }: Columns, doc: number) => {
    const number = concepts.get(id);
    if (number === undefined) return false;
    const related = new Map(serversOf(number).map((server) => [server.concept, server.related]));
    for (let at = ownStarts[doc]; at < ownStarts[doc + 1]; at++)
      if ((related.get(conceptIn(own[at])) ?? 0) * offered[at] >= plainlyOffered) return true;
    return false;
  };
  return (columns, doc) => {
    const numbers = refusedBy(columns, doc);
    if (numbers.length === 0) return noneRefused;
    const refused = numbers.map((number) => concepts.keys[number]);
    const isRefused = (id: string) =>
      refused.includes(id) ||
      (refused.some((broad) => language.isWithin(id, broad)) && !isOffered(id, columns, doc));
    const isRefusedPart = (concepts: readonly string[]) => concepts.some(isRefused);
    return needs.flatMap(({ parts, refused }) =>
      parts.some(isRefusedPart) ? { ...refused, isWhole: parts.every(isRefusedPart) } : [],
    );
  };
}

function refusedBySource(
  { source, kind, vocabulary, language, relevant: { places } }: Query,
  servedNeeds: ServedNeeds,
): FindRefused {
  const denied = [...source.denied.keys()];
  if (denied.length === 0) return () => noneRefused;
  const isRefused = (concept: number) => {
    const id = vocabulary.concepts.keys[concept];
    return (
      source.denied.has(id) ||
      (servedNeeds.concepts[places[concept]] < plainlyOffered &&
        denied.some((broad) => language.isWithin(id, broad)))
    );
  };
  const known = new Map<number, boolean>();
  const isRefusedNeed = (need: number) => {
    let answer = known.get(need);
    if (answer === undefined) {
      const number = numberIn(need);
      const kind = kindIn(need);
      answer =
        kind === needKinds.choice
          ? vocabulary.conceptsOfChoice(number).some(isRefused)
          : kind === needKinds.concept && isRefused(number);
      known.set(need, answer);
    }
    return answer;
  };
  return (columns, doc) => refusedAmong(columns, doc, { kind, isRefused: isRefusedNeed });
}

type Refusing = { readonly kind: ProfileKind; readonly isRefused: (part: number) => boolean };

function refusedAmong(
  { needStarts, needs, shares }: Columns,
  doc: number,
  { kind, isRefused }: Refusing,
): readonly Refused[] {
  const [start, end] = [needStarts[doc], needStarts[doc + 1]];
  if (start === end) return noneRefused;
  const hasList = isAskedIn(needs[start]);
  if (!hasList && !meansItsText(kind)) return noneRefused;
  const found = new Map<number, { readonly share: number; readonly isWhole: boolean }>();
  let [place, total, share, parts, refused] = [-1, 0, 0, 0, 0];
  const close = () => {
    if (refused > 0) found.set(place, { share, isWhole: refused === parts });
    [share, parts, refused] = [0, 0, 0];
  };
  // What the list asks for stands first.
  for (let at = start; at < end && isAskedIn(needs[at]) === hasList; at++) {
    if (startsNeedIn(needs[at])) {
      close();
      place++;
    }
    total += shares[at];
    share += shares[at];
    parts++;
    if (isRefused(needs[at])) refused++;
  }
  close();
  return [...found].map(([place, { share, isWhole }]) => ({
    place,
    penalty: penaltyOfRefusal(share, total),
    isWhole,
  }));
}

/** What is taken off where one side wants nobody who is what the other is (score/unwanted.ts). */
export function createCallings(query: Query): (columns: Columns, doc: number) => number {
  const ofSource = unwantedBySource(query);
  const ofDocument = unwantedByDocument(query);
  // A wish is of one side alone.
  if (isOfEmployer(query.relation) && !query.source.isWish)
    return (columns, doc) => ofSource(columns, doc) + ofDocument(columns, doc);
  return query.sourceAsks ? ofSource : ofDocument;
}

type Penalty = (columns: Columns, doc: number) => number;

function unwantedBySource({ source, vocabulary, language }: Query): Penalty {
  const unwanting = unwantingOf(source);
  if (unwanting === undefined) return () => 0;
  return (columns, doc) =>
    penaltyOfCallings(idsOf(callingsOf(columns, doc), vocabulary), unwanting, language);
}

function unwantedByDocument(query: Query): Penalty {
  const { source, kind, vocabulary, language } = query;
  if (source.callings.length === 0) return () => 0;
  return (columns, doc) => {
    const unwanted = idsOf(unwantedBy(columns, doc), vocabulary);
    const had = asks(kind) ? idsOf(callingsOf(columns, doc), vocabulary) : [];
    if (unwanted.length + had.length === 0) return 0;
    const asked = kind === "cofounder" ? [] : idsOf(askedConcepts(columns, doc, query), vocabulary);
    return penaltyOfCallings(source.callings, { unwanted, had, asked }, language);
  };
}

function idsOf(numbers: Iterable<number>, { concepts }: Query["vocabulary"]): string[] {
  return Array.from(numbers, (number) => concepts.keys[number]);
}

function* askedConcepts({ needStarts, needs }: Columns, doc: number, { kind, vocabulary }: Query) {
  for (const need of needs.subarray(needStarts[doc], needStarts[doc + 1])) {
    if ((kind !== "company" && !isAskedIn(need)) || kindIn(need) === needKinds.term) continue;
    if (kindIn(need) === needKinds.choice) yield* vocabulary.conceptsOfChoice(numberIn(need));
    else yield numberIn(need);
  }
}

/** Few profiles have wishes: theirs are judged by the plain scorer's own functions, on a stand-in for the document. */
type WishScorer = {
  /** Whether the document or the source has wishes. */
  readonly concern: (columns: Columns, doc: number) => boolean;
  readonly score: (
    columns: Columns,
    doc: number,
    given: {
      readonly fits: Readonly<Fits>;
      readonly refused: readonly Refused[];
      /** Of callings that are not needed. */
      readonly penalty: number;
    },
  ) => { score: number; confidence: number };
};

export function createWishScorer(query: Query): WishScorer {
  const { source, relation, sourceAsks, vocabulary } = query;
  const { wanted, offered } = weightTables[relation];
  const standIn = createStandIn(query);
  const own = wordsAskedBy(source);
  return {
    concern: ({ wishes }, doc) => source.wishes !== undefined || wishes[doc] !== 0,
    score: (columns, doc, { fits, refused, penalty }) => {
      const stored = vocabulary.wishesOf(columns.wishes[doc]);
      const other = standIn(columns, doc, stored);
      const sides: Sides = sourceAsks
        ? { asking: source, offering: other }
        : { asking: other, offering: source };
      const words = sourceAsks ? own : (stored?.asked ?? []);
      const conflicts: Conflict[] = [
        ...refused.map(({ place, penalty }) => ({
          factor: "skills" as const,
          penalty,
          mine: words[place] ?? unspoken,
          theirs: "",
        })),
        { factor: "skills", penalty, mine: "", theirs: "", isUnwanted: true },
        ...conflictsOfFacts(fits, sides.asking.facts, sides.offering.facts),
      ];
      return scoreOfFits(
        relation,
        fitsSeenBy(sides.asking, fits, wanted),
        lossOf(applyWishes(conflicts, sides, query), query.chanceOf[columns.breadths[doc]]),
        fitsSeenBy(sides.offering, fits, offered),
      );
    },
  };
}
