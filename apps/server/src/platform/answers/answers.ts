import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Changes, Source } from "./changes.ts";
import { createKept, type Kept } from "./kept.ts";

declare module "fastify" {
  interface FastifyInstance {
    answers?: Answers;
  }
  interface FastifyContextConfig {
    keeps?: Keeping;
  }
}

/** How the answers of a call are kept. What it answers a visitor depends on its parameters, the language and the sources alone. */
export type Keeping = {
  sources: readonly Source[];
  /** Whether a member gets what a visitor gets; without it none does. */
  isSameFor?: (userId: string) => boolean | Promise<boolean>;
};

/** What the server keeps to say it again. */
export type Answers = {
  changes: Changes;
  kept: Kept<Answer>;
  /** Which key an address stands for, of those that were read before. */
  keys: LRUCache<string, string>;
};

/** As it leaves. */
type Answer = { body: Buffer; tag: string; headers: [name: string, value: number | string | string[]][] };

const mostBytes = 16 * 1024 * 1024;
const mostKeys = 2000;
const longestAddress = 500;

/** Keeps what is public as the bytes that leave, until a process on the database writes something that it shows. */
export function addAnswers(
  app: FastifyInstance,
  { changes, clock }: { changes: Changes; clock: () => Date },
): void {
  const kept = createKept<Answer>({ changes, clock, mostBytes, sizeOf: ({ body }) => body.length });
  app.decorate("answers", { changes, kept, keys: new LRUCache<string, string>({ max: mostKeys }) });
  app.addHook("onSend", async ({ method }, reply) => {
    // Who writes finds it written everywhere in this process.
    if (method !== "GET" && method !== "HEAD" && reply.statusCode < 400) await changes.caughtUp();
  });
  app.addHook("preClose", () => changes.close());
}

/** The answer to an address that was asked before, without reading it anew. */
export async function sendKnown(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { answers } = request.server;
  if (!answers || request.user) return undefined;
  const key = answers.keys.get(`${request.language} ${request.url}`);
  const answer = key === undefined ? undefined : answers.kept.find(key);
  return answer && sendAnswer(request, reply, answer);
}

type Asked = Pick<
  FastifyRequest,
  "user" | "server" | "method" | "url" | "language" | "headers" | "routeOptions"
> &
  Record<"params" | "query" | "body", unknown>;
/** Runs what has to be made, when its reader may have it made. What is kept costs nothing. */
export type Pay<Request> = <Result>(request: Request, task: () => Promise<Result>) => Promise<Result>;
type Handler<Request> = (request: Request, reply: FastifyReply) => unknown;

/** A handler that answers with what is kept where it may. */
export function keeping<Request extends Asked>(
  handler: Handler<Request>,
  { sources, isSameFor, pay }: Keeping & { pay: Pay<Request> },
): Handler<Request> {
  return async (request, reply) => {
    const { user, server } = request;
    const { answers } = server;
    if (!answers || (user && !(await isSameFor?.(user.id))))
      return pay(request, async () => handler(request, reply));
    const key = keyOf(request);
    const make = async () => {
      const general = new Set(Object.keys(reply.getHeaders()));
      const answered = await handler(asVisitor(request), reply);
      return { sources, value: answerOf(answered, { reply, general }) };
    };
    const answer = answers.kept.find(key) ?? (await pay(request, () => answers.kept.get(key, make)));
    if (request.method === "GET" && request.url.length <= longestAddress)
      answers.keys.set(`${request.language} ${request.url}`, key);
    return sendAnswer(request, reply, answer);
  };
}

type Answering = { reply: FastifyReply; general: ReadonlySet<string> };

/** With the headers that the handler set, without those of every answer. */
function answerOf(answered: unknown, { reply, general }: Answering): Answer {
  const body = bytesOf(reply.serialize(answered));
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]): Answer["headers"] =>
    value === undefined || general.has(name) ? [] : [[name, value]],
  );
  return { body, headers, tag: tagOf(body) };
}

function bytesOf(serialized: string | ArrayBuffer | Buffer): Buffer {
  return typeof serialized === "string" ? Buffer.from(serialized) : Buffer.from(new Uint8Array(serialized));
}

/** Nothing of a member gets into what others are given, whatever a handler looks at. */
function asVisitor<Request extends Asked>(request: Request): Request {
  const nobody = { value: undefined };
  const visitor: unknown = Object.create(request, {
    user: nobody,
    session: nobody,
    language: { value: request.language },
  });
  return visitor as Request;
}

function sendAnswer(
  request: Pick<Asked, "method" | "headers">,
  reply: FastifyReply,
  { body, tag, headers }: Answer,
): FastifyReply {
  reply.header("etag", tag).header("cache-control", "private, no-cache");
  if (isKnown(request.headers["if-none-match"], tag) && request.method !== "POST")
    return reply.code(304).send();
  for (const [name, value] of headers) reply.header(name, value);
  return reply.type("application/json; charset=utf-8").send(body);
}

function isKnown(tags: string | undefined, tag: string): boolean {
  if (tags === undefined) return false;
  return tags === tag || tags.split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
}

function tagOf(body: Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Of what the route knows: what else an address says makes no other answer. A wish is nobody's to read in the memory. */
function keyOf({ routeOptions, language, params, query, body }: Asked): string {
  const asked = JSON.stringify([params, query, body], sorted);
  const known = body === undefined ? asked : createHash("sha256").update(asked).digest("base64url");
  return `${routeOptions.url} ${language} ${known}`;
}

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
