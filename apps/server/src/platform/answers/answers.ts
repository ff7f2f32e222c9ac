import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "@khamt/language";
import { LRUCache } from "lru-cache";
import type { Changes, Source } from "./changes.ts";
import { createKept, type Kept } from "./kept.ts";
import { wishedLanguage } from "../http/language.ts";
import { hasTag } from "../http/negotiation.ts";

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
  /** Whether a member gets what a visitor gets: it follows from blocks, reports and decisions alone. Without it none does. */
  isSameFor?: (userId: string) => boolean | Promise<boolean>;
  /** Kept for each member too: besides it depends on who asks, on tables that tell of their changes and on the engine alone. */
  isKeptForEach?: boolean;
};

/** Which state of the engine answers; undefined while that is about to change. */
type Moment = () => string | undefined;

/** What the server keeps to say it again. */
type Answers = {
  changes: Changes;
  moment: Moment;
  kept: Kept<Answer>;
  /** For whom a call is the same. */
  same: Kept<boolean>;
  /** Which key stands for the language and address that a visitor asked for, of those that anybody may read. */
  keys: LRUCache<string, string>;
};

/** As it leaves. The headers are those that all answers do not have. */
export type Answer = { body: Buffer; tag: string; language: Language; headers: Headers };
export type Headers = Readonly<Record<string, number | string | string[]>>;

const mostBytes = 16 * 1024 * 1024;
const sourcesOfSameness: readonly Source[] = ["blocks", "reports", "decisions"];
const mostKeys = 2000;
const longestAddress = 500;

/** Keeps what is public as the bytes that leave, until a process on the database writes something that it shows. */
export function addAnswers(
  app: FastifyInstance,
  { changes, moment, clock }: { changes: Changes; moment: Moment; clock: () => Date },
): void {
  const kept = createKept<Answer>({ changes, clock, mostBytes, sizeOf: ({ body }) => body.length });
  const same = createKept<boolean>({ changes, clock, mostBytes: mostBytes / 16, sizeOf: () => 1 });
  app.decorate("answers", {
    changes,
    moment,
    kept,
    same,
    keys: new LRUCache<string, string>({ max: mostKeys }),
  });
  app.addHook("onSend", async (request, reply) => {
    const { method } = request;
    const isRead = method === "GET" || method === "HEAD" || known.has(request);
    // Who writes finds it written everywhere in this process.
    if (!isRead && reply.statusCode < 400) await changes.caughtUp();
  });
  app.addHook("preClose", () => changes.close());
}

type Asked = Pick<
  FastifyRequest,
  "user" | "server" | "method" | "url" | "language" | "cookies" | "headers" | "routeOptions"
> &
  Record<"params" | "query" | "body", unknown>;
/** Runs what has to be made, when its reader may have it made. What is kept costs nothing. */
export type Pay<Request> = <Result>(request: Request, task: () => Promise<Result>) => Promise<Result>;
type Handler<Request> = (request: Request, reply: FastifyReply) => unknown;

/** Who was answered with what was there. */
const known = new WeakSet<object>();
/** Whose answer is one for now only. */
const momentary = new WeakSet<object>();

/** What it is answered would be another if it came again, though nothing changes. */
export function markMomentary(request: object): void {
  momentary.add(request);
}

/** A handler that answers with what is kept where it may. */
export function keeping<Request extends Asked>(
  handler: Handler<Request>,
  { sources, isSameFor, isKeptForEach, pay }: Keeping & { pay: Pay<Request> },
): Handler<Request> {
  return async (request, reply) => {
    const { user, server, routeOptions } = request;
    const { answers } = server;
    if (!answers) return pay(request, async () => handler(request, reply));
    const isSame = async (userId: string) => ({
      value: (await isSameFor?.(userId)) ?? false,
      sources: sourcesOfSameness,
    });
    const isOwn =
      user !== undefined &&
      !(await answers.same.get(`${user.id} ${routeOptions.url}`, () => isSame(user.id)));
    const moment = isOwn ? answers.moment() : "";
    if (isOwn && (!isKeptForEach || moment === undefined))
      return pay(request, async () => handler(request, reply));
    const key = isOwn ? `${user.id} ${moment} ${keyOf(request)}` : keyOf(request);
    const make = async () => {
      const general = new Set(Object.keys(reply.getHeaders()));
      const answered = await handler(isOwn ? request : asVisitor(request), reply);
      const value = { ...answerOf(answered, { reply, general }), language: request.language };
      if (!isOwn) return { sources, value };
      const isLasting = answers.moment() === moment && !momentary.has(request);
      return { sources: undefined, value, ...(!isLasting && { lifeMs: 0 }) };
    };
    const there = answers.kept.find(key);
    if (there) known.add(request);
    const answer = there ?? (await pay(request, () => answers.kept.get(key, make)));
    if (user === undefined && isForAll(request)) answers.keys.set(addressOf(request), key);
    return sendAnswer(request, reply, answer);
  };
}

/** As a visitor's answer is known by before anything of its address is read, where a language may stand too. */
export function addressOf(asked: { url: string } & Parameters<typeof wishedLanguage>[0]): string {
  return `${wishedLanguage(asked)} ${asked.url}`;
}

function isForAll({ method, url, routeOptions }: Asked): boolean {
  return method === "GET" && url.length <= longestAddress && routeOptions.config.access === "public";
}

type Answering = { reply: FastifyReply; general: ReadonlySet<string> };

/** With the headers that the handler set, without those of every answer. */
function answerOf(answered: unknown, { reply, general }: Answering): Omit<Answer, "language"> {
  const body = bytesOf(reply.serialize(answered));
  const own = Object.entries(reply.getHeaders()).filter(([name]) => !general.has(name));
  const tag = tagOf(body);
  const headers = { ...Object.fromEntries(own), "content-type": "application/json; charset=utf-8" };
  return { body, headers, tag };
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

function sendAnswer(request: Pick<Asked, "method" | "headers">, reply: FastifyReply, answer: Answer) {
  const status = statusOf(request, answer);
  reply.code(status).headers(headersOf(answer, status));
  return status === 304 ? reply.send() : reply.send(answer.body);
}

type Status = 200 | 304;

/** A browser that has the answer already is told so. */
export function statusOf(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  { tag }: Answer,
): Status {
  return method !== "POST" && hasTag(headers["if-none-match"], tag) ? 304 : 200;
}

export function headersOf({ tag, headers }: Answer, status: Status): Headers {
  return { etag: tag, "cache-control": "private, no-cache", ...(status === 200 && headers) };
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
