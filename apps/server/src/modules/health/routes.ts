import { setTimeout } from "node:timers/promises";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { failures } from "../../platform/http/failures.ts";
import { proveWritable } from "./queries.ts";

const patience = 2000;

/** For the one who runs the server: does the process live, and can it serve. */
export const healthRoutes: FastifyPluginAsyncZod<{ db: Db; isOpen: () => boolean }> = async (
  app,
  { db, isOpen },
) => {
  app.get(
    "/healthz",
    {
      config: { access: "public", rateLimit: false },
      schema: { hide: true, response: { 200: z.object({ status: z.literal("alive") }), ...failures } },
    },
    () => ({ status: "alive" as const }),
  );

  app.get(
    "/readyz",
    {
      config: { access: "public", rateLimit: false },
      schema: { hide: true, response: { 200: z.object({ status: z.literal("ready") }), ...failures } },
    },
    async (request) => {
      if (!isOpen() || !(await answersInTime(db, request.log))) throw new HttpError("unavailable");
      return { status: "ready" as const };
    },
  );
};

type Log = { warn: (details: object, message: string) => void };

async function answersInTime(db: Db, log: Log): Promise<boolean> {
  const giveUp = new AbortController();
  try {
    const proof = proveWritable(db).then(() => true);
    const late = setTimeout(patience, false, { signal: giveUp.signal, ref: false });
    return await Promise.race([proof, late]);
  } catch (error) {
    log.warn({ err: error }, "the database does not answer");
    return false;
  } finally {
    giveUp.abort();
  }
}
