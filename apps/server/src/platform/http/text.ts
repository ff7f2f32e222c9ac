import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { HttpError } from "./http-error.ts";

/** Controls, C0 and C1, but for tab, line feed and carriage return. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Lists in lists: far more than any call asks for, and far less than a call stack takes. */
const deepest = 32;

/**
 * Brings every text of a request into one form before any schema sees it: NFC, no control characters. NUL and lone
 * surrogates, which no database can keep, are refused, and so is what is nested without end. An empty query value means "not given", as forms send it.
 */
export function addTextRules(app: FastifyInstance): void {
  app.addHook("preValidation", async (request) => {
    request.query = withoutEmpty(clean(request.query, ""));
    request.params = clean(request.params, "");
    // A raw file is no text.
    if (!(request.body instanceof Readable)) request.body = clean(request.body, "");
  });
}

function clean(value: unknown, place: string, depth = 0): unknown {
  if (typeof value === "string") return cleanText(value, place);
  if (depth > deepest) throw refusal("");
  if (Array.isArray(value)) return value.map((each) => clean(each, place, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const here = place ? `${place}.${key}` : key;
      return [cleanText(key, place), clean(each, here, depth + 1)];
    }),
  );
}

function cleanText(value: string, place: string): string {
  if (value.includes("\0") || !value.isWellFormed()) throw refusal(place);
  return value.normalize("NFC").replace(controls, "");
}

function refusal(place: string): HttpError {
  return place ? new HttpError("invalid-parameter", place) : new HttpError("bad-request");
}

function withoutEmpty(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ""));
}
