import type { PublicUser } from "@khamt/contract";
import { getCurrentUser } from "@khamt/contract/calls";
import type { AnswerOf, BodyOf, Call } from "@khamt/contract/routes";
import type { Fetcher } from "../lib/api.ts";
import { routeFor } from "./by-contract.ts";
import { fakeAccountServer } from "./fake-account.ts";
import { fakeApi } from "./fake-api.ts";
import { member } from "./readers.ts";

type Asked<Body = unknown> = {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: Body;
};

/** A refusal is a whole response. */
export type Answers = {
  [Each in Call]?: (asked: Asked<BodyOf<Each>>) => AnswerOf<Each> | Response | Promise<Response>;
};

/**
 * A server that answers these calls as the contract says, and the account of who reads; it remembers what it was told to do.
 * An answer may be changed meanwhile.
 */
export function fakeServer(answers: Answers, reader: PublicUser | null = member) {
  const calls: { call: string; params: Asked["params"]; body: unknown }[] = [];
  const others = reader === null ? fakeApi : fakeAccountServer().fetcher;
  const all: Answers = { [getCurrentUser]: () => ({ user: reader }), ...answers };
  const fetcher: Fetcher = async (path, init = {}) => {
    const found = routeFor(path, init.method);
    const call = found?.route.call as Call | undefined;
    const answer = call && (all[call] as ((asked: Asked) => unknown) | undefined);
    if (found === undefined || call === undefined || answer === undefined) return others(path, init);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const { params, query } = found;
    if (init.method !== undefined) calls.push({ call, params, body });
    const given = await answer({ params, query, body });
    if (given instanceof Response) return given;
    return Response.json(
      given,
      Array.isArray(given) ? { headers: { "x-total-count": String(given.length) } } : {},
    );
  };
  return { fetcher, calls, answers: all };
}
