import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Matching } from "../../matching/matching.ts";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { type AskDisk, hasFreeSpace } from "../../platform/storage/free-space.ts";
import { isWritable } from "./queries.ts";

type Deps = {
  db: Db;
  matching: Pick<Matching, "isReady">;
  isOpen: () => boolean;
  dataDir?: string | undefined;
  askDisk: AskDisk;
};

const patience = 2000;
/** Milliseconds for which a proof holds, whoever asks and however often. */
const proofLife = 1000;
const config = { isUncounted: true };

/** For the one who runs the server: does the process live, and can it serve. */
export async function healthRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  addRoute(app, routes.checkLiveness, { access: "public", config, handler: live });
  addRoute(app, routes.checkReadiness, { access: "public", config, handler: ready(deps) });
}

function live(): { status: "alive" } {
  return { status: "alive" };
}

function ready({ db, matching, isOpen, dataDir, askDisk }: Deps): HandlerOf<typeof routes.checkReadiness> {
  let proof: { at: number; isReady: Promise<boolean> } | undefined;
  const prove = async (log: Log) => {
    const hasRoom = dataDir === undefined || (await hasFreeSpace(dataDir, askDisk));
    if (!hasRoom) log.warn({}, "the disk of the data folder is full");
    return hasRoom && answersInTime(db, log);
  };
  return async ({ log }) => {
    const now = performance.now();
    if (!proof || now - proof.at >= proofLife) proof = { at: now, isReady: prove(log) };
    if (!isOpen() || !(await proof.isReady)) throw new HttpError("unavailable");
    return { status: "ready", matching: matching.isReady() ? "ready" : "getting-ready" };
  };
}

type Log = { warn: (details: object, message: string) => void };

async function answersInTime(db: Db, log: Log): Promise<boolean> {
  const giveUp = new AbortController();
  try {
    const late = setTimeout(patience, false, { signal: giveUp.signal, ref: false });
    return await Promise.race([isWritable(db), late]);
  } catch (error) {
    log.warn({ err: error }, "the database does not answer");
    return false;
  } finally {
    giveUp.abort();
  }
}
