import type { ErrorBody } from "@khamt/contract";
import { fillCall } from "@khamt/contract/calls";
import type {
  AnswerOf,
  BodyOf,
  Call,
  ItemOf,
  JsonCall,
  PageCall,
  ParamsOf,
  QueryOf,
} from "@khamt/contract/routes";
import { type WorkTask, workHeader } from "@khamt/contract/work";
import { askAgain } from "./getting-ready.ts";
import type { Language } from "./language/index.ts";

export type Fetcher = (path: string, init?: RequestInit) => Promise<Response>;

/** What a call is given beside its name, as its route in the contract says. */
export type ArgsOf<Each extends Call> = AddressArgs<Each> &
  Needed<"body", Unchanged<BodyOf<Each>>> & { readonly signal?: AbortSignal };
type AddressArgs<Each extends Call> = Needed<"params", ParamsOf<Each>> & Optional<"query", QueryOf<Each>>;
type Needed<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : { readonly [Key in Name]: Value };
type Optional<Name extends string, Value> = object extends Value
  ? { readonly [Key in Name]?: Value }
  : Needed<Name, Value>;

/** What is sent may be something that nobody may change. */
type Unchanged<Value> = Value extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> }
    : Value;

/** A call with nothing to say is its name alone. */
export type ArgsList<Each extends Call> = Spared<ArgsOf<Each>>;
type Spared<Args> = object extends Args ? [args?: Args] : [args: Args];

export type PageArgs<Each extends PageCall> = Needed<"params", ParamsOf<Each>> & {
  readonly query: QueryOf<Each> & { limit?: number | undefined; cursor?: string | undefined };
};

export type Page<Item> = {
  items: Item[];
  total: number;
  /** Opaque; undefined on the last page. */
  nextCursor: string | undefined;
  /** What was looked for instead of a keyword that nothing answers. */
  correction?: string;
};

export type Api = {
  call<Each extends JsonCall>(call: Each, ...args: ArgsList<Each>): Promise<AnswerOf<Each>>;
  list<Each extends PageCall>(call: Each, args: PageArgs<Each>): Promise<Page<ItemOf<Each>>>;
  /** The whole answer, for what it has beside its body; `readAnswer` reads that. */
  send<Each extends Call>(call: Each, ...args: ArgsList<Each>): Promise<Response>;
  /** Called, in place of whoever came before, when an answer says that nobody is signed in who would have to be. */
  onRefusal(listener: () => unknown): void;
};

/** What can be sent with any call. */
type Sent = {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: QueryValues | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
};
type QueryValue = string | number | boolean | undefined;
/** A list of values gives its key several times. */
type QueryValues = Readonly<Record<string, QueryValue | readonly string[]>>;

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

/** What is asked for has not begun yet, as after a start of the server, and will soon. */
export function isGettingReady(error: unknown): boolean {
  return error instanceof ApiError && error.body?.error === "getting-ready";
}

/** What a change answers; undefined where somebody else was first, so that it is no longer possible. */
export async function unlessChanged<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.body?.error === "conflict") return undefined;
    throw error;
  }
}

/** A page that is drawn on the server is sent without what it waits for. */
const mayWait = !import.meta.env.SSR;

/** Browsers compute digests only on pages that came safely. */
const canWork = () => "crypto" in globalThis && "subtle" in globalThis.crypto;

async function doWork(task: WorkTask): Promise<string> {
  const { solve } = await import("./work.ts");
  return solve(task);
}

export function createApi(fetcher: Fetcher, language: () => Language): Api {
  let refused = (): unknown => undefined;

  async function send(call: Call, sent: Sent = {}, work?: string): Promise<Response> {
    const { method, address } = aimOf(call, sent);
    const { body, signal } = sent;
    const response = await fetcher(address, {
      credentials: "include",
      ...(method !== "GET" && { method }),
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
      headers: {
        accept: "application/json",
        "accept-language": language(),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(work !== undefined && { [workHeader]: work }),
      },
    });
    if (response.ok) return response;
    const error = new ApiError(response.status, (await response.text()) || response.statusText);
    if (error.body?.error === "not-signed-in") refused();
    if (isGettingReady(error) && mayWait)
      return askAgain(() => send(call, sent, work), response.headers.get("retry-after"), signal);
    const task = error.body?.work;
    // Once: what was too little by then would be too little again.
    if (task && work === undefined && canWork()) return send(call, sent, await doWork(task));
    throw error;
  }

  return {
    onRefusal: (listener) => void (refused = listener),
    send,
    call: async (call, ...[args]) => readAnswer(call, await send(call, args)),
    list: async (call, args) => {
      const response = await send(call, args);
      return pageOf(await readAnswer(call, response), response.headers);
    },
  };
}

/**
 * The one place where what a server sends is taken for what the contract says of its call. The server answers nothing else, and to
 * check it once more would bring every schema into the browser.
 */
export function readAnswer<Each extends PageCall>(call: Each, response: Response): Promise<ItemOf<Each>[]>;
export function readAnswer<Each extends JsonCall>(call: Each, response: Response): Promise<AnswerOf<Each>>;
export function readAnswer(_call: JsonCall, response: Response): Promise<unknown> {
  return response.json();
}

/** Where a call goes: path and query. */
export function addressOf<Each extends Call>(call: Each, ...[args]: Spared<AddressArgs<Each>>): string {
  return aimOf(call, args).address;
}

function aimOf(call: Call, { params, query }: Sent = {}): { method: string; address: string } {
  const [method = "", path = ""] = fillCall(call, params).split(" ");
  return { method, address: withQuery(path, query) };
}

export function withQuery(path: string, query: QueryValues = {}): string {
  const values = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().flatMap((each) => (each === undefined || each === "" ? [] : [[key, String(each)]])),
  );
  return values.length > 0 ? `${path}?${new URLSearchParams(values).toString()}` : path;
}

function pageOf<Item>(items: Item[], headers: Headers): Page<Item> {
  const total = Number(headers.get("x-total-count") ?? items.length);
  const next = /<([^>]+)>;\s*rel="next"/.exec(headers.get("link") ?? "")?.[1];
  const cursor =
    next === undefined ? undefined : new URL(next, "http://khamt.invalid").searchParams.get("cursor");
  const page = { items, total, nextCursor: cursor ?? undefined };
  const corrected = headers.get("x-corrected-keyword");
  return corrected === null ? page : { ...page, correction: decodeURIComponent(corrected) };
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isErrorBody(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === "object" && value !== null && "error" in value && "message" in value;
}
