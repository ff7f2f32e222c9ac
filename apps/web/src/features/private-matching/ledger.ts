import { ApiError, type Fetcher } from "../../lib/api.ts";

/** One request that was really made, for the list of what leaves this device. */
export type Entry = {
  readonly method: string;
  readonly path: string;
  /** Whether the browser was allowed to say who is signed in. */
  readonly named: boolean;
  /** Bytes of the visitor's own words in it. */
  readonly sent: number;
  /** Bytes of the answer as they came over the line; undefined while it comes, and where the browser does not say. */
  readonly received: number | undefined;
  readonly status: number | undefined;
};

export type Ledger = {
  get: (path: string) => Promise<Response>;
  /** What the body says is counted as sent. */
  post: (path: string, body: object) => Promise<Response>;
  /** Of an answer that was read to its end. */
  received: (path: string) => number;
};

type LedgerSetup = {
  fetcher?: Fetcher;
  /** Bytes of the last answer from there, as they came over the line. */
  weigh?: (path: string) => number | undefined;
  /** Without it nobody learns who asks: no cookie is sent or kept, no address of the page. */
  named: boolean;
  signal: AbortSignal;
  accept: { language: string };
  tell: (entries: readonly Entry[]) => void;
};

type Call = Pick<RequestInit, "method" | "body"> & { headers?: Record<string, string> };

/** The only way out of a private run: every request passes here and is told. Throws an ApiError for a refusal. */
export function createLedger({
  fetcher = fetch,
  weigh = weightOf,
  named,
  signal,
  accept,
  tell,
}: LedgerSetup): Ledger {
  const entries: Entry[] = [];
  const note = (at: number, entry: Entry) => {
    entries[at] = entry;
    tell([...entries]);
  };

  async function call(path: string, init: Call, sent: number): Promise<Response> {
    const at = entries.length;
    const entry = { method: init.method ?? "GET", path, named, sent, received: undefined, status: undefined };
    note(at, entry);
    const response = await fetcher(path, {
      ...init,
      signal,
      credentials: named ? "same-origin" : "omit",
      referrerPolicy: "no-referrer",
      headers: { "accept-language": accept.language, ...init.headers },
    });
    const bytes = await response.arrayBuffer();
    note(at, { ...entry, received: weigh(path) ?? bytes.byteLength, status: response.status });
    if (!response.ok)
      throw new ApiError(response.status, new TextDecoder().decode(bytes) || response.statusText);
    return new Response(bytes, { status: response.status, headers: response.headers });
  }

  return {
    get: (path) => call(path, {}, 0),
    post: (path, body) => {
      const text = JSON.stringify(body);
      const sent = new TextEncoder().encode(text).length;
      return call(
        path,
        { method: "POST", headers: { "content-type": "application/json" }, body: text },
        sent,
      );
    },
    received: (path) => entries.findLast((entry) => entry.path === path)?.received ?? 0,
  };
}

/** As the browser measured it: compressed, and nothing for what it had already. */
function weightOf(path: string): number | undefined {
  const found = performance.getEntriesByName(new URL(path, location.href).href).at(-1);
  return found instanceof PerformanceResourceTiming ? found.transferSize : undefined;
}
