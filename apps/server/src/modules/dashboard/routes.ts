import type { FastifyInstance } from "fastify";
import { mostOnDashboard } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import { entitiesOf } from "../../entities/owned/own.ts";
import type { Matching } from "../../matching/matching.ts";
import type { Conduct } from "../../platform/conduct.ts";
import type { Db } from "../../platform/db/handle.ts";
import { markMomentary } from "../../platform/answers/answers.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { sourcesAmong } from "../my-matches/index.ts";
import { nextTables } from "../rounds/index.ts";
import { readMatches } from "./matches.ts";
import { readNextStep } from "./next-step.ts";
import { mayReadDashboard } from "./policy.ts";
import { presentDashboardMatch } from "./present.ts";
import { eventsOfVisit, readVisit } from "./visit.ts";
import { readWaiting } from "./waiting.ts";

type Deps = { db: Db; matching: Matching; clock: () => Date; conduct: Conduct };

export async function dashboardRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  addRoute(app, routes.getDashboard, {
    access: mayReadDashboard,
    keeps: { sources: [], isKeptForEach: true },
    handler: readDashboard(deps),
  });
}

function readDashboard({ db, matching, clock, conduct }: Deps): HandlerOf<typeof routes.getDashboard> {
  return async (request) => {
    const { user } = requireMember(request);
    const { language: reader } = request;
    const asked = { db, matching, owner: user.id, reader, now: clock(), conduct };
    const { name, since } = await readVisit(asked);
    const waiting = await readWaiting(asked);
    const ids = await entitiesOf(db, user.id);
    const sources = await sourcesAmong(db, ids);
    const { news, best } = await readMatches(asked, { sources, since });
    if (best === undefined) markMomentary(request);
    const next = await readNextStep(asked, {
      ids,
      isWaiting: waiting.count > 0,
      isListed: sources.length > 0,
      hasBest: (best ?? []).length > 0,
    });
    return {
      name,
      since: since?.toISOString() ?? null,
      tables: await nextTables(db, { userId: user.id, now: asked.now }),
      waiting: waiting.items.slice(0, mostOnDashboard),
      waitingCount: waiting.count,
      next,
      news: {
        matches: news?.map(presentDashboardMatch) ?? null,
        events: await eventsOfVisit(asked, since),
      },
      best: best?.map(presentDashboardMatch) ?? null,
    };
  };
}
