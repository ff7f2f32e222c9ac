import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { proveWritable } from "./queries.ts";

type Deps = { db: Db; isOpen: () => boolean };

const patience = 2000;
const config = { rateLimit: false } as const;

/** For the one who runs the server: does the process live, and can it serve. */
export async function healthRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  addRoute(app, routes.checkLiveness, { access: "public", config, handler: live });
  addRoute(app, routes.checkReadiness, { access: "public", config, handler: ready(deps) });
}

function live(): { status: "alive" } {
  return { status: "alive" };
}

function ready({ db, isOpen }: Deps): HandlerOf<typeof routes.checkReadiness> {
  return async ({ log }) => {
    if (!isOpen() || !(await answersInTime(db, log))) throw new HttpError("unavailable");
    return { status: "ready" };
  };
}

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
