import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import { keepsForAll, sourcesOfCards, sourcesOfProfiles } from "../../entities/keeping.ts";
import { listEntities } from "../../entities/list.ts";
import { addOwnRoutes } from "../../entities/owned/routes.ts";
import type { Setup } from "../../entities/owned/write.ts";
import { ownerActivity } from "../../entities/owner-activity.ts";
import { getListed } from "../../entities/read-listed.ts";
import { shownOnPage, shownTo } from "../../entities/shown-to.ts";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { mayRead } from "./policy.ts";
import { presentCofounder, presentOwnCofounder } from "./present.ts";

export async function cofounderRoutes(app: FastifyInstance, setup: Setup): Promise<void> {
  const ofCards = keepsForAll(setup.db, sourcesOfCards);
  const ofProfiles = keepsForAll(setup.db, sourcesOfProfiles);
  const access = mayRead;
  addRoute(app, routes.listCofounders, { access, keeps: ofCards, handler: listAll(setup) });
  addRoute(app, routes.getCofounder, {
    access,
    keeps: ofProfiles,
    config: { isView: true },
    handler: getOne(setup),
  });
  addOwnRoutes(app, setup, {
    kind: "cofounder",
    calls: {
      get: routes.getOwnCofounder,
      list: routes.listOwnCofounders,
      create: routes.createCofounder,
      update: routes.updateCofounder,
      remove: routes.deleteCofounder,
    },
    present: presentOwnCofounder,
  });
}

function listAll({ db }: Setup): HandlerOf<typeof routes.listCofounders> {
  return async (request, reply) => {
    const { q: keyword, ...query } = request.query;
    const shown = await shownTo(db, request.user?.id);
    const page = await listEntities(db, "cofounder", { ...query, keyword, shown });
    return sendPage({ request, reply, page }, presentCofounder);
  };
}

function getOne({ db, clock }: Setup): HandlerOf<typeof routes.getCofounder> {
  return async ({ params, user, language }) => {
    const row = await required(
      getListed(db, { kind: "cofounder", id: params.id }, await shownOnPage(db, user?.id)),
    );
    const activity = await ownerActivity(db, row.userId, clock());
    return { ...presentCofounder(row, language), ownerActivity: activity };
  };
}
