import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionError, FastifyInstance } from "fastify";
import type { ErrorBody } from "@khamt/contract";
import { errorStatus, type ErrorId } from "@khamt/contract/errors";
import { messages } from "../words/index.ts";
import { languageHeaders, wishedLanguage } from "./language.ts";
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
    // Nothing that was read says what its reader would like.
    const language = wishedLanguage({ headers: {} });
    const body: ErrorBody = { error, message: messages[language][error], requestId };
    const headers = {
      ...securityHeaders(publicUrl),
      ...languageHeaders(language),
      "x-request-id": requestId,
    };
    if (socket.writable) socket.write(written({ status, headers, body: JSON.stringify(body) }));
    socket.destroy(failure);
  };
}

function refusalOf({ code }: ConnectionError): Refusal {
  if (code === "HPE_HEADER_OVERFLOW") return { error: "payload-too-large", status: headersTooLarge };
  const error = code === "ERR_HTTP_REQUEST_TIMEOUT" ? "too-slow" : "bad-request";
  return { error, status: errorStatus[error] };
}

type Written = { status: number; headers: Readonly<Record<string, string>>; body: string };

function written({ status, headers, body }: Written): string {
  const all = {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}
