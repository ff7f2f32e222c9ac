import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { matchHeaders } from "@khamt/contract";
import type { ApiAnswer, RenderRequest } from "./web-build.ts";

type FetchApi = RenderRequest["fetchApi"];
type Init = Pick<RequestInit, "method" | "headers" | "body">;
/** A call behind a page, and what was read of its answer. */
type Call = { path: string; init: Init; status: number; body: string; headers: Map<string, string | null> };
type Stock<Page> = { page: Page; calls: readonly Call[] };

type Asked<Page> = {
  /** Of one member: all that the page is made of, beside its calls. */
  key: string;
  fetchApi: FetchApi;
  make: (fetchApi: FetchApi) => Promise<Page>;
};
/** `bytesOf`: 0 for a page that is not to be kept. */
type Options<Page> = { mostBytes: number; bytesOf: (page: Page) => number };

/** What time alone changes, such as "an hour ago", is as old as this at most. */
const longestLife = 60_000;
/** Of an entry beside its bytes. */
const overhead = 2000;

/**
 * Pages of members, each kept for its member alone. A page follows from the answers of its calls: these are asked anew each time, and
 * while all of them are the same the page is not drawn again.
 */
export function createMemberPages<Page>({ mostBytes, bytesOf }: Options<Page>) {
  const stocks = new LRUCache<string, Stock<Page>>({
    maxSize: mostBytes,
    maxEntrySize: mostBytes / 8,
    ttl: longestLife,
    ttlAutopurge: true,
    sizeCalculation: ({ page }, key) => bytesOf(page) + key.length + overhead,
  });
  return {
    /** Whether it may be given again: most likely that takes its calls alone. */
    has: (key: string) => stocks.has(key),
    get: async ({ key, fetchApi, make }: Asked<Page>): Promise<Page> => {
      const { ask, calls, isAsBefore } = callsThrough(fetchApi);
      const stock = stocks.get(key);
      if (stock && (await isAsBefore(stock.calls))) return stock.page;
      const page = await make(ask);
      if (bytesOf(page) > 0) stocks.set(key, { page, calls });
      return page;
    },
  };
}

/** Asks each call once: what was asked to compare a page is there when the page is made anew. */
function callsThrough(fetchApi: FetchApi) {
  const ready = new Map<string, ApiAnswer>();
  const calls: Call[] = [];

  const isAsBefore = async (known: readonly Call[]): Promise<boolean> => {
    for (const { path, init, status, body, headers } of known) {
      const answer = await fetchApi(path, init);
      ready.set(nameOf(path, init), answer);
      const isSame = answer.status === status && digestOf(await answer.text()) === body;
      if (!isSame || [...headers].some(([name, value]) => answer.headers.get(name) !== value)) return false;
    }
    return true;
  };

  const ask: FetchApi = async (path, { method, headers, body } = {}) => {
    const init: Init = { ...(method && { method }), ...(headers && { headers }), ...(body && { body }) };
    const name = nameOf(path, init);
    const read = new Map<string, string | null>();
    const call = { path, init, status: 0, body: "", headers: read };
    calls.push(call);
    const answer = ready.get(name) ?? (await fetchApi(path, init));
    ready.delete(name);
    call.status = answer.status;
    call.body = digestOf(await answer.text());
    const get = (header: string) => {
      const value = answer.headers.get(header);
      // How long the engine took is no part of what it says.
      if (header !== matchHeaders.elapsed) read.set(header, value);
      return value;
    };
    return { ...answer, headers: { get } };
  };

  return { ask, calls, isAsBefore };
}

function nameOf(path: string, { method, headers, body }: Init): string {
  return JSON.stringify([method, path, [...new Headers(headers)], body]);
}

function digestOf(body: string): string {
  return createHash("sha256").update(body).digest("base64");
}
