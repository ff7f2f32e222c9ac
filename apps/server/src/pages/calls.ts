import type { FastifyInstance, FastifyRequest } from "fastify";
import { callInProcess, type Reader } from "../platform/http/in-process.ts";
import type { ApiAnswer, RenderRequest } from "./web-build.ts";

/** Calls of a page, made as its reader. */
export function callsFor(
  app: FastifyInstance,
  { user, session, rights, headers }: FastifyRequest,
  onCall: Reader["onCall"],
): RenderRequest["fetchApi"] {
  const cookie = user && headers.cookie;
  return (path, init) => callApi({ app, path, init, cookie, reader: { user, session, rights, onCall } });
}

type Call = {
  app: FastifyInstance;
  path: string;
  init: RequestInit | undefined;
  /** Of a member, as the browser would send it. Pages of visitors are shared, so theirs stays out. */
  cookie: string | undefined;
  reader: Reader;
};

async function callApi({ app, path, init, cookie, reader }: Call): Promise<ApiAnswer> {
  const headers = Object.fromEntries(new Headers(init?.headers));
  const call = {
    // A question that is too long for an address is a POST too.
    method: init?.method === "POST" ? "POST" : "GET",
    url: path,
    headers: { ...headers, ...(cookie && { cookie }) },
    ...(typeof init?.body === "string" && { payload: init.body }),
  } as const;
  const {
    statusCode: status,
    statusMessage: statusText,
    body,
    headers: given,
  } = await callInProcess(app, call, reader);
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText,
    headers: { get: (name) => textOf(given[name.toLowerCase()]) },
    json: async (): Promise<unknown> => JSON.parse(body),
    text: async () => body,
  };
}

function textOf(header: number | string | string[] | undefined): string | null {
  return header === undefined ? null : String(header);
}
