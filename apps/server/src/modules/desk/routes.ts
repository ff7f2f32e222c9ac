import type { FastifyInstance } from "fastify";
import type { Figures, FiguresQuery } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { sendTable } from "../../platform/http/download.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { presentFigures } from "./figures/present.ts";
import { readCounts, scopeOf } from "./figures/read.ts";
import { figuresTable } from "./figures/table.ts";
import { mayUseDesk, requireReader } from "./policy.ts";
import { listWaiting } from "./waiting.ts";

type Deps = { db: Db; clock: () => Date };

export async function deskRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayUseDesk;
  addRoute(app, routes.getDeskWaiting, { access, handler: readWaiting(deps) });
  addRoute(app, routes.getFigures, { access, handler: readFigures(deps) });
  addRoute(app, routes.getFiguresTable, { access, handler: readTable(deps) });
}

function readWaiting({ db, clock }: Deps): HandlerOf<typeof routes.getDeskWaiting> {
  return (request) => listWaiting(db, requireMember(request).user, clock());
}

function readFigures(deps: Deps): HandlerOf<typeof routes.getFigures> {
  return async (request) => {
    await requireReader(deps.db, request, request.query.programme);
    return figuresFor(deps, request.query, request.language);
  };
}

function readTable(deps: Deps): HandlerOf<typeof routes.getFiguresTable> {
  return async (request, reply) => {
    const { table, as, ...query } = request.query;
    await requireReader(deps.db, request, query.programme);
    const figures = await figuresFor(deps, query, request.language);
    const shown = figuresTable(figures, table, request.language);
    return sendTable({ reply, name: `khamt-${table}`, table: shown, as });
  };
}

async function figuresFor({ db, clock }: Deps, query: FiguresQuery, reader: Language): Promise<Figures> {
  const scope = scopeOf(query);
  return presentFigures(await readCounts(db, clock(), scope), scope, reader);
}
