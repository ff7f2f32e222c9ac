import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Db } from "../../platform/db/handle.ts";
import { keepsForAll, sourcesOfCards } from "../../entities/keeping.ts";
import { shownTo } from "../../entities/shown-to.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { mayRead } from "./policy.ts";
import { presentSearch } from "./present.ts";
import { search } from "./queries.ts";

type Deps = { db: Db };

export async function searchRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  addRoute(app, routes.searchEverything, {
    access: mayRead,
    keeps: keepsForAll(deps.db, sourcesOfCards),
    config: { cost: 40 },
    handler: searchEverything(deps),
  });
}

function searchEverything({ db }: Deps): HandlerOf<typeof routes.searchEverything> {
  return async ({ query, user, language }) => {
    const shown = await shownTo(db, user?.id);
    return presentSearch(await search(db, query, shown), language);
  };
}
