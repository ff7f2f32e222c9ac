import type {
  matchHeaders,
  MatchRequest,
  MatchResult,
  TextMatches,
  TextMatchRequest,
  Understood,
} from "@khamt/contract";
import type { Api } from "../../lib/api.ts";
import type { MatchTarget } from "./target.ts";

export interface MatchAnswer {
  results: MatchResult[];
  /** Of a text: what was read in it. */
  understood: Understood[] | undefined;
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
    const { body, headers } = await api.post<TextMatches>("/api/matches/text", request, signal);
    return { found: body, headers };
  }
  const request: MatchRequest = { type, source: { kind: source.kind, id: source.id } };
  const { body, headers } = await api.post<MatchResult[]>("/api/matches", request, signal);
  return { found: { matches: body, understood: undefined }, headers };
}

function numberIn(headers: Headers, name: string): number | undefined {
  const text = headers.get(name);
  const number = Number(text);
  return text === null || text.trim() === "" || !Number.isFinite(number) ? undefined : number;
}
