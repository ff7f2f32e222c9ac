import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest, InjectOptions } from "fastify";
import type { Keeping } from "../answers/answers.ts";

/** For whom the server calls itself: who it is was found out already. */
export type Reader = Pick<FastifyRequest, "user" | "session" | "rights"> & {
  /** How the answer to the call is kept. */
  onCall: (keeps: Keeping | undefined) => void;
};

/** The readers of the calls under way, by a name that nobody else can know. */
const readers = new Map<string, Reader>();
const header = "x-khamt-reader";

/** Calls the API without a socket, as the reader. */
export async function callInProcess(app: FastifyInstance, call: InjectOptions, reader: Reader) {
  const name = randomUUID();
  readers.set(name, reader);
  try {
    return await app.inject({ ...call, headers: { ...call.headers, [header]: name } });
  } finally {
    readers.delete(name);
  }
}

export function readerOf({ headers }: FastifyRequest): Reader | undefined {
  const name = headers[header];
  return typeof name === "string" ? readers.get(name) : undefined;
}
