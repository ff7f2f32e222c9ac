import { randomUUID } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { sessionCookie } from "../auth/cookies.ts";
import { isForeignHost } from "../http/foreign-host.ts";
import { languageHeaders } from "../http/language.ts";
import { securityHeaders } from "../http/security.ts";
import { addressOf, type Answer, type Headers, headersOf, statusOf } from "./answers.ts";

type Options = { publicUrl: string; isOnlyHere?: boolean; clientOf: (request: IncomingMessage) => string };

/**
 * Answers a visitor with what is kept before the framework sees the request. Whatever is not plain, such as an overload, an address that
 * calls too often or somebody who may be signed in, goes the long way.
 */
export function addAtOnce(app: FastifyInstance, { publicUrl, isOnlyHere = false, clientOf }: Options): void {
  const session = sessionCookie(publicUrl);
  const headOf = createHeads(securityHeaders(publicUrl));

  const find = (request: IncomingMessage): Answer | undefined => {
    const { answers } = app;
    if (!answers || !isPlain(request)) return undefined;
    const { url = "", headers } = request;
    if (isOnlyHere && isForeignHost(headers.host)) return undefined;
    const cookies = headers.cookie === undefined ? {} : app.parseCookie(headers.cookie);
    if (cookies[session] !== undefined) return undefined;
    const key = answers.keys.get(addressOf({ url, headers, cookies }));
    return key === undefined || app.isUnderPressure() ? undefined : answers.kept.find(key);
  };

  const send = (request: IncomingMessage, response: ServerResponse): boolean => {
    const answer = find(request);
    if (!answer) return false;
    const client = clientOf(request);
    const counted = app.countRead(client);
    // Counted once more, and refused as all are.
    if (counted.isTooMany) return false;
    const id = randomUUID();
    noteInLog(app, { request, response, client, id });
    const status = statusOf(request, answer);
    response.writeHead(status, [...headOf(answer, status), "x-request-id", id, ...linesOf(counted.headers)]);
    response.end(status === 200 && request.method === "GET" ? answer.body : undefined);
    return true;
  };

  const { server } = app;
  const usual = server.listeners("request");
  server.removeAllListeners("request").on("request", (request, response) => {
    if (!send(request, response)) for (const each of usual) Reflect.apply(each, server, [request, response]);
  });
}

/** Reads without a body. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return headers["content-length"] === undefined && headers["transfer-encoding"] === undefined;
}

/** All lines of an answer's head that are the same each time: made once for it. */
function createHeads(general: Headers) {
  const made = {
    200: new WeakMap<Answer, OutgoingHttpHeader[]>(),
    304: new WeakMap<Answer, OutgoingHttpHeader[]>(),
  };
  return (answer: Answer, status: 200 | 304) => {
    const known = made[status].get(answer);
    if (known) return known;
    const length = status === 200 && { "content-length": answer.body.length };
    const own = { ...languageHeaders(answer.language), ...headersOf(answer, status), ...length };
    const head = linesOf({ ...general, ...own });
    made[status].set(answer, head);
    return head;
  };
}

/** Names and values in turn. */
function linesOf(headers: Headers): OutgoingHttpHeader[] {
  return Object.entries(headers).flatMap((line) => line);
}

type Answering = { request: IncomingMessage; response: ServerResponse; client: string; id: string };

/** The two lines that the framework writes of a request. */
function noteInLog({ log }: FastifyInstance, { request, response, client, id }: Answering): void {
  if (log.level !== "info" && log.level !== "debug" && log.level !== "trace") return;
  const { method, url, socket } = request;
  const begun = performance.now();
  log.info({ reqId: id, req: { method, url, ip: client, socket } }, "incoming request");
  response.once("finish", () => {
    log.info({ reqId: id, res: response, responseTime: performance.now() - begun }, "request completed");
  });
}
