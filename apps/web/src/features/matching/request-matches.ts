import type { matchHeaders, MatchRequest, MatchResult, TextMatchRequest, Understood } from "@khamt/contract";
import { findMatches, matchText } from "@khamt/contract/calls";
import { readAnswer, type Api } from "../../lib/api.ts";
import type { MatchTarget } from "./target.ts";

export type MatchAnswer = {
  results: MatchResult[];
  /** Of a text: what was read in it. */
  understood: Understood[] | undefined;
  /** Profiles that were read; undefined if the server does not say. */
  considered: number | undefined;
  /** How long the server took. */
  milliseconds: number | undefined;
};

// Named again, because the contract's values bring its schemas into the browser; the type holds them equal.
const headerNames: typeof matchHeaders = {
  considered: "x-candidates-considered",
  elapsed: "x-matching-milliseconds",
};

export async function requestMatches(
  api: Api,
  target: MatchTarget,
  signal: AbortSignal,
): Promise<MatchAnswer> {
  const { found, headers } = await ask(api, target, signal);
  return {
    results: found.matches,
    understood: found.understood,
    considered: numberIn(headers, headerNames.considered),
    milliseconds: numberIn(headers, headerNames.elapsed),
  };
}

type Found = { matches: MatchResult[]; understood: Understood[] | undefined };

async function ask(
  api: Api,
  { type, source }: MatchTarget,
  signal: AbortSignal,
): Promise<{ found: Found; headers: Headers }> {
  if (source.kind === "text") {
    const request: TextMatchRequest = { text: source.text, looksFor: type };
    const answer = await api.send(matchText, { body: request, signal });
    return { found: await readAnswer(matchText, answer), headers: answer.headers };
  }
  const request: MatchRequest = { type, source: { kind: source.kind, id: source.id } };
  const answer = await api.send(findMatches, { body: request, signal });
  const matches = await readAnswer(findMatches, answer);
  return { found: { matches, understood: undefined }, headers: answer.headers };
}

function numberIn(headers: Headers, name: string): number | undefined {
  const text = headers.get(name);
  const number = Number(text);
  return text === null || text.trim() === "" || !Number.isFinite(number) ? undefined : number;
}
