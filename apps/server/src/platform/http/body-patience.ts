import { PassThrough, type Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Milliseconds in which the whole body must have come. */
    bodyPatience?: number;
    /** Bytes a second that must have come on average once the grace is over. */
    leastRate?: number;
  }
}

/**
 * Milliseconds in which a body must have come; for which the rest of one is thrown away after its answer; and for which
 * one may come slower than its least rate.
 */
type Patience = { body: number; rest: number; grace: number };

/**
 * Who sends a body too slowly is told so. The server itself waits as long as the slowest upload may take. A reader of the
 * body gets an HttpError when it comes too slowly or breaks off.
 */
export function addBodyPatience(app: FastifyInstance, patience: Patience): void {
  app.addHook("preParsing", async ({ raw, routeOptions, headers }, _reply, payload) => {
    const hasBody = "content-length" in headers || "transfer-encoding" in headers;
    if (!hasBody || raw.complete) return payload;
    const { bodyPatience = patience.body, leastRate } = routeOptions.config;
    const body = hurried(payload, bodyPatience);
    if (leastRate !== undefined) keepPace(payload, body, { leastRate, grace: patience.grace });
    return body;
  });
  app.addHook("onResponse", async ({ raw }) => linger(raw, patience.rest));
}

function hurried(payload: Readable, patience: number): PassThrough {
  const body = new PassThrough();
  const timer = setTimeout(() => body.destroy(new HttpError("too-slow")), patience);
  payload.once("end", () => clearTimeout(timer));
  payload.once("close", () => {
    if (!payload.readableEnded) body.destroy(new HttpError("bad-request"));
  });
  body.once("close", () => clearTimeout(timer));
  // Whoever comes to read it later still finds it broken.
  body.on("error", () => {});
  return payload.pipe(body);
}

type Pace = { leastRate: number; grace: number };

function keepPace(payload: Readable, body: PassThrough, { leastRate, grace }: Pace): void {
  const begun = performance.now();
  let came = 0;
  payload.on("data", (chunk: Buffer) => (came += chunk.length));
  const look = () => {
    const seconds = (performance.now() - begun) / 1000;
    if (came < leastRate * seconds) body.destroy(new HttpError("too-slow"));
  };
  const timer = setInterval(look, grace);
  for (const source of [payload, body]) source.once("close", () => clearInterval(timer));
  payload.once("end", () => clearInterval(timer));
}

/**
 * An answer that comes before the end of the body is lost when the connection is closed at once: the rest is thrown away
 * for a while, so that the sender gets to read it.
 */
function linger(raw: FastifyRequest["raw"], rest: number): void {
  if (raw.complete || raw.readableEnded || raw.destroyed) return;
  const timer = setTimeout(() => raw.destroy(), rest).unref();
  for (const over of ["end", "close"]) raw.once(over, () => clearTimeout(timer));
  raw.unpipe();
  raw.resume();
}
