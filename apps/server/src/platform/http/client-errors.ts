import { randomUUID } from "node:crypto";
import { type IncomingHttpHeaders, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { fastifyCookie } from "@fastify/cookie";
import type { ConnectionError, FastifyInstance } from "fastify";
import type { ErrorBody } from "@khamt/contract";
import { errorStatus, type ErrorId } from "@khamt/contract/errors";
import { messages } from "../words/index.ts";
import { errorPage } from "./error-page.ts";
import { languageHeaders, wishedLanguage } from "./language.ts";
import { opensPage } from "./negotiation.ts";
import { securityHeaders } from "./security.ts";

type Refusal = { error: ErrorId; status: number };

const headersTooLarge = 431;

/** Answers what Node cannot read as a request like any other refusal, and closes the connection. */
export function refuseMalformed({ publicUrl }: { publicUrl: string }) {
  return function (this: FastifyInstance, failure: ConnectionError, socket: Socket): void {
    if (failure.code === "ECONNRESET" || socket.destroyed) return;
    const { error, status } = refusalOf(failure);
    const requestId = randomUUID();
    this.log.info({ reqId: requestId, error, code: failure.code }, "refused");
    const asked = headersIn(failure);
    const cookies = fastifyCookie.parse(asked.cookie ?? "");
    const language = wishedLanguage({ headers: asked, cookies });
    const refusal: ErrorBody = { error, message: messages[language][error], requestId };
    const isPage = opensPage(asked);
    const body = isPage ? errorPage(refusal, language) : JSON.stringify(refusal);
    const headers = {
      "content-type": `${isPage ? "text/html" : "application/json"}; charset=utf-8`,
      ...securityHeaders(publicUrl),
      ...languageHeaders(language),
      "x-request-id": requestId,
    };
    if (socket.writable) socket.write(written({ status, headers, body }));
    socket.destroy(failure);
  };
}

function refusalOf({ code }: ConnectionError): Refusal {
  if (code === "HPE_HEADER_OVERFLOW") return { error: "payload-too-large", status: headersTooLarge };
  const error = code === "ERR_HTTP_REQUEST_TIMEOUT" ? "too-slow" : "bad-request";
  return { error, status: errorStatus[error] };
}

/** What of it can be made out all the same, to answer as its sender would like. */
function headersIn(failure: ConnectionError): IncomingHttpHeaders {
  const packet: unknown = failure.rawPacket;
  const text = Buffer.isBuffer(packet) ? packet.toString("latin1") : "";
  const valueOf = (name: string) => new RegExp(`^${name}:(.*)$`, "im").exec(text)?.[1]?.trim();
  return {
    accept: valueOf("accept"),
    cookie: valueOf("cookie"),
    "accept-language": valueOf("accept-language"),
  };
}

type Written = { status: number; headers: Readonly<Record<string, string>>; body: string };

function written({ status, headers, body }: Written): string {
  const all = {
    ...headers,
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}
