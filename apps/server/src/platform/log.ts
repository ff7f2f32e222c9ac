import { DrizzleQueryError } from "drizzle-orm";
import type { FastifyRequest, FastifyServerOptions } from "fastify";
import pg from "pg";
import { pino } from "pino";
import { valueAt } from "@khamt/contract/records";
import { StartError } from "./start-error.ts";
import { operatorWords } from "./words/operator/index.ts";

const longest = { message: 300, stack: 2000, path: 200 };

type LoggerOptions = Exclude<FastifyServerOptions["logger"], boolean | undefined>;
export type Log = pino.Logger;
export type LogStream = { write: (line: string) => void };

/** No line holds what somebody typed, an address with its query, or more than some thousand characters. */
export function loggerOptions(level: string, stream: LogStream | undefined): LoggerOptions {
  return {
    level,
    ...(stream && { stream }),
    serializers: { req: describeRequest, err: describeError },
    hooks: {
      logMethod(args, method) {
        Reflect.apply(method, this, withPlainWords(args));
      },
    },
  };
}

/** The one logger of a process: what serves requests, jobs, the database and matching write through it. */
export function openLog(level: string, stream?: LogStream): Log {
  const options = loggerOptions(level, undefined);
  return stream ? pino(options, stream) : pino(options);
}

/** An error in the words of one line: of a database query only what failed, never what was in it. */
export function explain(error: unknown): string {
  const { message, code } = describeError(error);
  return code === undefined || message.includes(code) ? message : `${message} (${code})`;
}

/** What the operator reads when the process ends by an error. */
export function lastWords(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code, stack } = describeError(error);
  return `${explain(error)}\n${adviceFor(code) ?? stack}`;
}

function adviceFor(code: string | undefined): string | undefined {
  switch (code) {
    case "ENOSPC":
      return operatorWords().diskFull;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return operatorWords().notAllowed;
    default:
      return undefined;
  }
}

function describeRequest({ method, url, ip, socket }: FastifyRequest) {
  return {
    method,
    url: url.replace(/\?.*/s, "").slice(0, longest.path),
    remoteAddress: ip,
    ...(socket?.remotePort !== undefined && { remotePort: socket.remotePort }),
  };
}

type Description = {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  stack: string;
};

function describeError(thrown: unknown): Description {
  const error = belowDrizzle(thrown);
  if (!isErrorLike(error)) return { type: typeof error, message: plain(String(error)), stack: "" };
  const { code, constraint, table } = error;
  const isOurs = error instanceof StartError;
  return {
    type: error.name ?? "Error",
    message: isOurs
      ? error.message
      : plain(tellsValues(error) ? error.message.replace(/".*"/s, '"…"') : error.message),
    ...(code !== undefined && { code: String(code) }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    stack: framesOf(isErrorLike(thrown) ? thrown : error),
  };
}

type ErrorLike = {
  name?: string;
  message: string;
  stack?: string;
  code?: string | number;
  constraint?: string;
  table?: string;
};

function isErrorLike(error: unknown): error is ErrorLike {
  return (
    typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
  );
}

/** Drizzle's own message is the query with all its values. */
function belowDrizzle(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause ? belowDrizzle(error.cause) : error;
}

/** PostgreSQL quotes a value that it can't read, or a search that it can't; JavaScript quotes JSON. */
function tellsValues(error: ErrorLike): boolean {
  const isOfData = error instanceof pg.DatabaseError && /^(22|42601)/.test(error.code ?? "");
  return isOfData || error instanceof SyntaxError;
}

/** Where it happened, without the message that stands above it. */
function framesOf({ message, stack = "" }: ErrorLike): string {
  const from = stack.indexOf(message);
  return from < 0
    ? ""
    : stack.slice(from + message.length, from + message.length + longest.stack).trimStart();
}

function plain(text: string): string {
  return text
    .replace(/Failed query:.*/s, "Failed query")
    .replaceAll(/\?\S+/g, "?…")
    .slice(0, longest.message);
}

type Words = [what: unknown, message?: unknown];

/** Where a line has no words of its own, the logger takes those of the error. */
function withPlainWords([what, message]: readonly unknown[]): Words {
  if (typeof what === "string") return [plain(what)];
  const error = what instanceof Error ? what : valueAt(what, "err");
  const isOwn = typeof message === "string" && !(isErrorLike(error) && message === error.message);
  const words = isOwn ? plain(message) : error && describeError(error).message;
  return [what instanceof Error ? { err: what } : what, words];
}
