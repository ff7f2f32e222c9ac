import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Cookies } from "../auth/cookies.ts";
import { readerOf } from "../http/in-process.ts";
import { languageHeaders } from "../http/language.ts";
import { securityHeaders } from "../http/security.ts";
import { addressOf, type Answer, headOf } from "./answers.ts";

type Options = { cookies: Cookies; publicUrl: string };

/**
 * Answers a visitor with what is kept, before anything else is done for the request. Must come after cookies and languages, before all
 * other hooks. Whatever is not plain, such as an overload, an address that calls too often or somebody who may be signed in, goes the long way.
 */
export function addAtOnce(app: FastifyInstance, { cookies, publicUrl }: Options): void {
  const general = securityHeaders(publicUrl);
  const find = (request: FastifyRequest): Answer | undefined => {
    const { answers } = app;
    if (!answers || !isPlain(request) || cookies.read(request, "session") !== undefined) return undefined;
    const key = answers.keys.get(addressOf(request));
    return key === undefined || app.isUnderPressure() ? undefined : answers.kept.find(key);
  };

  app.addHook("onRequest", async (request, reply) => {
    const answer = find(request);
    if (!answer) return;
    const counted = await app.countRead(request);
    // Counted once more, and refused as all are.
    if (counted.isTooMany) return;
    const { status, headers } = headOf(request, answer);
    reply.hijack();
    const { raw } = reply;
    // All in one: a header that is set by itself is checked and kept by itself too.
    raw.writeHead(status, {
      ...general,
      ...languageHeaders(request.language),
      ...counted.headers,
      ...headers,
      "x-request-id": request.id,
      ...(status === 200 && { "content-length": answer.body.length }),
    });
    raw.end(status === 200 && request.method === "GET" ? answer.body : undefined);
  });
}

/** Reads without a body, and not for a page of the server's own. */
function isPlain(request: FastifyRequest): boolean {
  const { method, headers } = request;
  if (method !== "GET" && method !== "HEAD") return false;
  const hasBody = "content-length" in headers || "transfer-encoding" in headers;
  return !hasBody && readerOf(request) === undefined;
}
