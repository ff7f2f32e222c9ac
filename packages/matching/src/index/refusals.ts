// Which of the needs that are plainly asked the other side refuses, as conflicts.ts has it: their places among them.
import { mostDenied, plainlyOffered } from "../score/conflicts.ts";
import { isPlainlyAsked } from "../score/overlap.ts";
import { isPeer } from "../score/weights.ts";
import { type Columns, conceptIn, kindIn, numberIn, refusedBy, startsNeedIn } from "./columns.ts";
import { needKinds } from "./document.ts";
import type { Query, Served } from "./query.ts";

export type FindRefused = (columns: Columns, doc: number) => readonly number[];

const none: readonly number[] = [];

export function createRefusals(query: Query): FindRefused {
  if (isPeer(query.relation)) return () => none;
  return query.served ? refusedBySource(query, query.served) : refusedByDocument(query);
}

function refusedByDocument({ source, vocabulary, language }: Query): FindRefused {
  const { concepts, serversOf } = vocabulary;
  const needs = source.needs
    .filter(isPlainlyAsked)
    .map(({ parts }) => parts.flatMap((part) => part.concepts));
  const isOffered = (id: string, { ownStarts, own, offered }: Columns, doc: number) => {
    const number = concepts.get(id);
    if (number === undefined) return false;
    const similarity = new Map(serversOf(number).map((server) => [server.concept, server.similarity]));
    for (let at = ownStarts[doc] ?? 0; at < (ownStarts[doc + 1] ?? 0); at++)
      if ((similarity.get(conceptIn(own[at] ?? 0)) ?? 0) * (offered[at] ?? 0) >= plainlyOffered) return true;
    return false;
  };
  return (columns, doc) => {
    const numbers = refusedBy(columns, doc);
    if (numbers.length === 0) return none;
    const refused = numbers.map((number) => concepts.keys[number] ?? "");
    const isRefused = (id: string) =>
      refused.some((broad) => language.isWithin(id, broad)) && !isOffered(id, columns, doc);
    return needs.flatMap((need, place) => (need.some(isRefused) ? place : [])).slice(0, mostDenied);
  };
}

function refusedBySource(
  { source, vocabulary, language, relevant: { places } }: Query,
  served: Served,
): FindRefused {
  const denied = [...source.denied.keys()];
  if (denied.length === 0) return () => none;
  const isRefused = (concept: number) =>
    (served.concepts[places[concept] ?? 0] ?? 0) < plainlyOffered &&
    denied.some((broad) => language.isWithin(vocabulary.concepts.keys[concept] ?? "", broad));
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

// The parts of a need follow its start; where no need starts, none is plainly asked.
function placesOf(parts: Uint32Array, isRefused: (part: number) => boolean): number[] {
  const places: number[] = [];
  let place = -1;
  for (const part of parts) {
    if (startsNeedIn(part)) place++;
    if (place >= 0 && places.at(-1) !== place && isRefused(part)) places.push(place);
  }
  return places.slice(0, mostDenied);
}
