import { splitCall, type CallText } from "@khamt/contract/calls";
import { routes, type Route } from "@khamt/contract/routes";
import { afterEach } from "vitest";
import type { Fetcher } from "../lib/api.ts";

type Asked = {
  route: Route;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
};

const patterns = Object.values<Route>(routes)
  .map((route) => ({ route, ...patternOf(route.call) }))
  // "/conversations/unread" is no id.
  .toSorted((one, other) => one.names.length - other.names.length);

/** The contract's route that is asked for; undefined where it has none. */
export function routeFor(path: string, method = "GET"): Asked | undefined {
  const { pathname, searchParams: query } = new URL(path, "http://khamt.test");
  for (const { route, pattern, names } of patterns) {
    const found = pattern.exec(`${method} ${pathname}`);
    if (found === null) continue;
    const params = Object.fromEntries(
      names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? "")]),
    );
    return { route, params, query };
  }
  return undefined;
}

const drifts: Promise<string[]>[] = [];

afterEach(async () => {
  const found = (await Promise.all(drifts.splice(0))).flat();
  if (found.length > 0) throw new Error(`The contract does not accept:\n${found.join("\n")}`);
});

/**
 * The same server, held to the contract: a test fails where a call that succeeds is none of the contract's, or where what
 * is sent or answered is not what its route says.
 */
export function byContract(fetcher: Fetcher): Fetcher {
  return (path, init) => {
    const answer = fetcher(path, init);
    void note(answer, path, init ?? {});
    return answer;
  };
}

/** Takes its copy of the answer before who asked reads it. */
function note(answer: Promise<Response>, path: string, init: RequestInit): Promise<unknown> {
  return answer.then(
    (response) => response.ok && drifts.push(driftOf(path, init, response.clone())),
    () => undefined,
  );
}

async function driftOf(path: string, { method = "GET", body }: RequestInit, response: Response) {
  const asked = routeFor(path, method);
  if (asked === undefined) return [`${method} ${path}: no such call`];
  const { route, params, query } = asked;
  const sent = typeof body === "string" ? (JSON.parse(body) as unknown) : undefined;
  const parts = [
    ["params", params],
    ["query", valuesOf(query)],
    ["body", sent],
    ["answer", route.answer && ((await response.json()) as unknown)],
  ] as const;
  return parts.flatMap(([part, value]) => {
    const error = route[part]?.safeParse(value).error;
    const issues = error?.issues.slice(0, 5) ?? [];
    return issues.map((issue) => `${route.call}, ${part}: ${issue.path.join(".")} ${issue.message}`);
  });
}

function valuesOf(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const all = query.getAll(key);
      return [key, all.length > 1 ? all : (all[0] ?? "")];
    }),
  );
}

function patternOf(call: CallText) {
  const { method, path } = splitCall(call);
  const names = [...path.matchAll(/:([a-zA-Z]+)/g)].map(([, name]) => name ?? "");
  return { names, pattern: new RegExp(`^${method} ${path.replaceAll(/:[a-zA-Z]+/g, "([^/]+)")}$`) };
}
