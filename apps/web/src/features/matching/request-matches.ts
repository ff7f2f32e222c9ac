import type {
  matchHeaders,
  MatchAdvice,
  MatchRequest,
  MatchResult,
  TextMatchRequest,
  Understood,
} from "@khamt/contract";
import { findMatches, matchText } from "@khamt/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { readAnswer, type Api } from "../../lib/api.ts";
import type { MatchTarget } from "./target.ts";
import { resultsKey } from "../../shared/matches/results-key.ts";

export type MatchAnswer = {
  results: MatchResult[];
  /** Of a text: what was read in it, what of it nobody has, and which conditions keep matches away. */
  text: TextReading | null;
  /** Profiles that were read; null if the server does not say. */
  considered: number | null;
  /** How long the server took. */
  milliseconds: number | null;
};

type TextReading = { understood: Understood[] } & Pick<MatchAdvice, "missing" | "loosen">;

/** Results of a dialog, of the page that a dialog leads to, and of a first look. */
export const resultLimits = { dialog: 10, page: 50, glance: 3 } as const;
/** Of the page: some three screens. The others come when the reader does. */
export const cardsAtFirst = 10;

/** `reasonsFor`: so many of the first that are not distant come with their reasons; all without it. */
type Wanted = { target: MatchTarget; limit: number; reasonsFor?: number | undefined; signal?: AbortSignal };

// Named again, because the contract's values bring its schemas into the browser; the type holds them equal.
const headerNames: typeof matchHeaders = {
  considered: "x-candidates-considered",
  elapsed: "x-matching-milliseconds",
};

/** What a match finds: kept by what was asked, so that Back shows at once what stood there. */
export function resultsQuery(api: Api, target: MatchTarget, limit: number, reasonsFor?: number) {
  return queryOptions<MatchAnswer>({
    queryKey: [...resultsKey, target.type, keyOf(target.source), target.without ?? [], limit, reasonsFor],
    queryFn: ({ signal }) => requestMatches(api, { target, limit, reasonsFor, signal }),
  });
}

/** Results as the page has them first: with reasons for the cards of the first screens. */
export function pageQuery(api: Api, target: MatchTarget) {
  return resultsQuery(api, target, resultLimits.page, cardsAtFirst);
}

function keyOf(source: MatchTarget["source"]): string {
  return source.kind === "text" ? source.text : `${source.kind}:${source.id}`;
}

export async function requestMatches(api: Api, wanted: Wanted): Promise<MatchAnswer> {
  const { results, text, headers } = await ask(api, wanted);
  return {
    results,
    text,
    considered: numberIn(headers, headerNames.considered),
    milliseconds: numberIn(headers, headerNames.elapsed),
  };
}

type Found = Pick<MatchAnswer, "results" | "text"> & { headers: Headers };

async function ask(api: Api, { target, limit, reasonsFor, signal }: Wanted): Promise<Found> {
  const { type, source, without = [] } = target;
  const aborting = signal === undefined ? {} : { signal };
  const reasons = reasonsFor === undefined ? {} : { reasonsFor };
  if (source.kind === "text") {
    const body: TextMatchRequest = {
      text: source.text,
      looksFor: type,
      limit,
      ...reasons,
      ...loosened(without),
    };
    const answer = await api.send(matchText, { body, ...aborting });
    const { matches, ...text } = await readAnswer(matchText, answer);
    return { results: matches, text, headers: answer.headers };
  }
  const body: MatchRequest = { type, source: { kind: source.kind, id: source.id }, limit, ...reasons };
  const answer = await api.send(findMatches, { body, ...aborting });
  return { results: await readAnswer(findMatches, answer), text: null, headers: answer.headers };
}

function loosened(without: NonNullable<MatchTarget["without"]>): Pick<TextMatchRequest, "preferences"> {
  if (without.length === 0) return {};
  return { preferences: Object.fromEntries(without.map((each) => [each, { importance: "any" as const }])) };
}

function numberIn(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  const number = Number(text);
  return text === null || text.trim() === "" || !Number.isFinite(number) ? null : number;
}
