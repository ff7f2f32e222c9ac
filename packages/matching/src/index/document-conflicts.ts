// What stands against a document: needs that the other side refuses, as score/conflicts.ts has it, and the wishes of
// either, as score/musts.ts has them.
import { type Conflict, conflictsOfFacts, mostDenied, plainlyOffered } from "../score/conflicts.ts";
import type { Fits } from "../score/factors.ts";
import { applyWishes, fitsSeenBy } from "../score/musts.ts";
import { isPlainlyAsked } from "../score/overlap.ts";
import type { Sides } from "../score/pair.ts";
import { lossOf, scoreOfFits } from "../score/score.ts";
import { isPeer, penalties, weightTables } from "../score/weights.ts";
import { type Columns, conceptIn, kindIn, numberIn, refusedBy, startsNeedIn } from "./columns.ts";
import { needKinds, plainlyAsked } from "./document.ts";
import type { Query, ServedNeeds } from "./query.ts";
import { createStandIn, unspoken } from "./restore-profile.ts";

/** The places of the refused needs among those plainly asked. */
type FindRefused = (columns: Columns, doc: number) => readonly number[];

const none: readonly number[] = [];

export function createRefusals(query: Query): FindRefused {
  if (isPeer(query.relation)) return () => none;
  return query.servedNeeds ? refusedBySource(query, query.servedNeeds) : refusedByDocument(query);
}

/** What documents refuse of what the source asks. */
export function refusedByDocument({
  source,
  vocabulary,
  language,
}: Pick<Query, "source" | "vocabulary" | "language">): FindRefused {
  const { concepts, serversOf } = vocabulary;
  const needs = source.needs
    .filter(isPlainlyAsked)
    .map(({ parts }) => parts.flatMap((part) => part.concepts));
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
    if (numbers.length === 0) return none;
    const refused = numbers.map((number) => concepts.keys[number]);
    const isRefused = (id: string) =>
      refused.some((broad) => language.isWithin(id, broad)) && !isOffered(id, columns, doc);
    return needs.flatMap((need, place) => (need.some(isRefused) ? place : [])).slice(0, mostDenied);
  };
}

function refusedBySource(
  { source, vocabulary, language, relevant: { places } }: Query,
  servedNeeds: ServedNeeds,
): FindRefused {
  const denied = [...source.denied.keys()];
  if (denied.length === 0) return () => none;
  const isRefused = (concept: number) =>
    servedNeeds.concepts[places[concept]] < plainlyOffered &&
    denied.some((broad) => language.isWithin(vocabulary.concepts.keys[concept], broad));
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
  return ({ needStarts, needs }, doc) =>
    placesOf(needs.subarray(needStarts[doc], needStarts[doc + 1]), isRefusedNeed);
}

// The parts of a need follow its start. Without starts no need is plainly asked.
function placesOf(parts: Uint32Array, isRefused: (part: number) => boolean): number[] {
  const places: number[] = [];
  let place = -1;
  for (const part of parts) {
    if (startsNeedIn(part)) place++;
    if (place >= 0 && places.at(-1) !== place && isRefused(part)) places.push(place);
  }
  return places.slice(0, mostDenied);
}

/** Few profiles have wishes: theirs are judged by the plain scorer's own functions, on a stand-in for the document. */
type WishScorer = {
  /** Whether the document or the source has wishes. */
  readonly concern: (columns: Columns, doc: number) => boolean;
  /** `refused`: places of the refused needs among those plainly asked. */
  readonly score: (
    columns: Columns,
    doc: number,
    given: { readonly fits: Readonly<Fits>; readonly refused: readonly number[] },
  ) => { score: number; confidence: number };
};

export function createWishScorer(query: Query): WishScorer {
  const { source, relation, sourceAsks, vocabulary } = query;
  const { wanted, offered } = weightTables[relation];
  const standIn = createStandIn(query);
  const own = plainlyAsked(source.needs);
  return {
    concern: ({ wishes }, doc) => source.wishes !== undefined || wishes[doc] !== 0,
    score: (columns, doc, { fits, refused }) => {
      const stored = vocabulary.wishesOf(columns.wishes[doc]);
      const other = standIn(columns, doc, stored);
      const sides: Sides = sourceAsks
        ? { asking: source, offering: other }
        : { asking: other, offering: source };
      const words = sourceAsks ? own : (stored?.asked ?? []);
      const conflicts: Conflict[] = [
        ...refused.map((place) => ({
          factor: "skills" as const,
          penalty: penalties.denied,
          mine: words[place] ?? unspoken,
          theirs: "",
        })),
        ...conflictsOfFacts(fits, sides.asking.facts, sides.offering.facts),
      ];
      return scoreOfFits(
        relation,
        fitsSeenBy(sides.asking, fits, wanted),
        lossOf(applyWishes(conflicts, sides, query)),
        fitsSeenBy(sides.offering, fits, offered),
      );
    },
  };
}
