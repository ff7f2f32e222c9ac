// How many of the needs that are plainly asked the other side refuses, as conflicts.ts has it.
import { mostDenied, plainlyOffered } from "../conflicts.ts";
import { isPlainlyAsked } from "../factors.ts";
import { type Columns, conceptIn, kindIn, numberIn, refusedBy, startsNeedIn } from "./columns.ts";
import { needKinds } from "./document.ts";
import type { Query } from "./query.ts";

export type CountRefusals = (columns: Columns, doc: number) => number;

export function createRefusals(query: Query): CountRefusals {
  return query.served ? refusedBySource(query, query.served.concepts) : refusedByDocument(query);
}

function refusedByDocument({ source, vocabulary, language }: Query): CountRefusals {
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
    if (numbers.length === 0) return 0;
    const refused = numbers.map((number) => concepts.keys[number] ?? "");
    const isRefused = (id: string) =>
      refused.some((broad) => language.isWithin(id, broad)) && !isOffered(id, columns, doc);
    return Math.min(mostDenied, needs.filter((need) => need.some(isRefused)).length);
  };
}

function refusedBySource({ source, vocabulary, language }: Query, offered: Float64Array): CountRefusals {
  const denied = [...source.denied.keys()];
  if (denied.length === 0) return () => 0;
  const isRefused = (concept: number) =>
    (offered[concept] ?? 0) < plainlyOffered &&
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
    countNeeds(needs.subarray(needStarts[doc], needStarts[doc + 1]), isRefusedNeed);
}

// The parts of a need follow its start; where no need starts, none is plainly asked.
function countNeeds(parts: Uint32Array, isRefused: (part: number) => boolean): number {
  let count = 0;
  let [isAsked, isCounted] = [false, false];
  for (const part of parts) {
    if (startsNeedIn(part)) [isAsked, isCounted] = [true, false];
    if (!isAsked || isCounted || !isRefused(part)) continue;
    isCounted = true;
    count++;
  }
  return Math.min(mostDenied, count);
}
