import type { matchHeaders, MatchRequest, MatchResult } from "@khamt/contract";
import type { Api } from "../../lib/api.ts";
import type { MatchTarget } from "./target.ts";

export interface MatchAnswer {
  results: MatchResult[];
  /** Profiles that were read; undefined if the server does not say. */
  considered: number | undefined;
  /** How long the server took. */
  milliseconds: number | undefined;
}

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
  const { type, source } = target;
  const request: MatchRequest = { type, source: { kind: source.kind, id: source.id } };
  const { body, headers } = await api.post<MatchResult[]>("/api/matches", request, signal);
  return {
    results: body,
    considered: numberIn(headers, headerNames.considered),
    milliseconds: numberIn(headers, headerNames.elapsed),
  };
}

function numberIn(headers: Headers, name: string): number | undefined {
  const text = headers.get(name);
  const number = Number(text);
  return text === null || text.trim() === "" || !Number.isFinite(number) ? undefined : number;
}
