import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import { sourcesOfCards } from "../../entities/keeping.ts";
import type { Keeping } from "../../platform/answers/answers.ts";
import type { Db } from "../../platform/db/handle.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { mayRead } from "./policy.ts";
import { countAll } from "./queries.ts";

type Deps = { db: Db; clock: () => Date };

export async function statsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  addRoute(app, routes.getStats, { access: mayRead, keeps, handler: readStats(deps) });
}

const keeps = {
  sources: [...sourcesOfCards, "activity", "connections"],
  isSameFor: () => true,
} as const satisfies Keeping;

function readStats({ db, clock }: Deps): HandlerOf<typeof routes.getStats> {
  return () => countAll(db, clock());
}
