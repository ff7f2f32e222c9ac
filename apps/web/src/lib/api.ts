import type { ErrorBody } from "@khamt/contract";
import type { Language } from "./language/index.ts";

export type Fetcher = (path: string, init?: RequestInit) => Promise<Response>;
type QueryValue = string | number | boolean | undefined;
/** A list of values gives its key several times. */
export type QueryValues = Readonly<Record<string, QueryValue | readonly string[]>>;

export interface Page<Item> {
  items: Item[];
  total: number;
  /** Opaque; undefined on the last page. */
  nextCursor: string | undefined;
}

export interface Api {
  get<Body>(path: string, query?: QueryValues, signal?: AbortSignal): Promise<Body>;
  list<Item>(path: string, query?: QueryValues): Promise<Page<Item>>;
  /** POST with a JSON body; `headers` are those of the answer. */
  post<Body>(path: string, body?: unknown, signal?: AbortSignal): Promise<{ body: Body; headers: Headers }>;
  put<Body>(path: string, body: unknown, query?: QueryValues): Promise<Body>;
  patch<Body>(path: string, body: unknown): Promise<Body>;
  delete<Body>(path: string): Promise<Body>;
  /** POST whose answer is a file to keep; `name` is the one that the server gives it. */
  download(path: string, body: unknown): Promise<{ name: string | undefined; content: Blob }>;
  /** Called, in place of whoever came before, when an answer says that nobody is signed in who would have to be. */
  onRefusal(listener: () => unknown): void;
}

type Call = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

export class ApiError extends Error {
  readonly status: number;
  /** The server's own account, if the answer was one of its error bodies. */
  readonly body: ErrorBody | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.body = parseErrorBody(text);
  }
}

export function createApi(fetcher: Fetcher, language: () => Language): Api {
  let refused = (): unknown => undefined;

  async function call(path: string, init: Call = {}): Promise<Response> {
    const response = await fetcher(path, {
      credentials: "include",
      ...init,
      headers: { accept: "application/json", "accept-language": language(), ...init.headers },
    });
    if (response.ok) return response;
    const error = new ApiError(response.status, (await response.text()) || response.statusText);
    if (error.body?.error === "not-signed-in") refused();
    throw error;
  }

  return {
    onRefusal: (listener) => void (refused = listener),
    async get<Body>(path: string, query?: QueryValues, signal?: AbortSignal) {
      return (await (await call(withQuery(path, query), signal && { signal })).json()) as Body;
    },
    async list<Item>(path: string, query?: QueryValues) {
      const response = await call(withQuery(path, query));
      return readPage<Item>((await response.json()) as Item[], response.headers);
    },
    async post<Body>(path: string, body?: unknown, signal?: AbortSignal) {
      const json = body === undefined ? {} : jsonBody(body);
      const response = await call(path, { method: "POST", ...json, ...(signal && { signal }) });
      return { body: (await response.json()) as Body, headers: response.headers };
    },
    async put<Body>(path: string, body: unknown, query?: QueryValues) {
      const response = await call(withQuery(path, query), { method: "PUT", ...jsonBody(body) });
      return (await response.json()) as Body;
    },
    async patch<Body>(path: string, body: unknown) {
      return (await (await call(path, { method: "PATCH", ...jsonBody(body) })).json()) as Body;
    },
    async delete<Body>(path: string) {
      return (await (await call(path, { method: "DELETE" })).json()) as Body;
    },
    async download(path, body) {
      const response = await call(path, { method: "POST", ...jsonBody(body) });
      const name = /filename="?([^";]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
      return { name, content: await response.blob() };
    },
  };
}

export function withQuery(path: string, query: QueryValues = {}): string {
  const values = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().flatMap((each) => (each === undefined || each === "" ? [] : [[key, String(each)]])),
  );
  return values.length > 0 ? `${path}?${new URLSearchParams(values).toString()}` : path;
}

function jsonBody(body: unknown): Call {
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

function readPage<Item>(items: Item[], headers: Headers): Page<Item> {
  const total = Number(headers.get("x-total-count") ?? items.length);
  const next = /<([^>]+)>;\s*rel="next"/.exec(headers.get("link") ?? "")?.[1];
  const cursor =
    next === undefined ? undefined : new URL(next, "http://khamt.invalid").searchParams.get("cursor");
  return { items, total, nextCursor: cursor ?? undefined };
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isErrorBody = typeof value === "object" && value !== null && "error" in value && "message" in value;
    return isErrorBody ? (value as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}
