import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Stage } from "@khamt/contract/vocabulary";
import { keepsForAll, sourcesOfCards, sourcesOfProfiles } from "../../entities/keeping.ts";
import { listEntities } from "../../entities/list.ts";
import { meanings } from "../../entities/option-filters.ts";
import { addOwnRoutes } from "../../entities/owned/routes.ts";
import type { Setup } from "../../entities/owned/write.ts";
import { ownerActivity } from "../../entities/owner-activity.ts";
import { getListed } from "../../entities/read-listed.ts";
import { shownOnPage, shownTo } from "../../entities/shown-to.ts";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { mayRead } from "./policy.ts";
import { presentIdea, presentOwnIdea } from "./present.ts";

export async function ideaRoutes(app: FastifyInstance, setup: Setup): Promise<void> {
  const ofCards = keepsForAll(setup.db, sourcesOfCards);
  const ofProfiles = keepsForAll(setup.db, sourcesOfProfiles);
  const access = mayRead;
  addRoute(app, routes.listIdeas, { access, keeps: ofCards, handler: listAll(setup, "list") });
  addRoute(app, routes.browseIdeas, { access, keeps: ofCards, handler: listAll(setup, "browse") });
  addRoute(app, routes.searchIdeas, { access, keeps: ofCards, handler: search(setup) });
  addRoute(app, routes.getIdea, {
    access,
    keeps: ofProfiles,
    config: { isView: true },
    handler: getOne(setup),
  });
  addOwnRoutes(app, setup, {
    kind: "idea",
    calls: {
      get: routes.getOwnIdea,
      list: routes.listOwnIdeas,
      create: routes.createIdea,
      update: routes.updateIdea,
      remove: routes.deleteIdea,
    },
    present: presentOwnIdea,
  });
}

function listAll({ db }: Setup, page: keyof typeof meanings.stages): HandlerOf<typeof routes.listIdeas> {
  return async (request, reply) => {
    const { q: keyword, stage, ...query } = request.query;
    const shown = await shownTo(db, request.user?.id);
    const stages = stage && stagesMeant(page, stage);
    const found = await listEntities(db, "idea", { ...query, stages, keyword, shown });
    return sendPage({ request, reply, page: found }, presentIdea);
  };
}

function search({ db }: Setup): HandlerOf<typeof routes.searchIdeas> {
  return async (request, reply) => {
    const { searchTerm: keyword, stage, ...query } = request.query;
    const shown = await shownTo(db, request.user?.id);
    const stages = stage && stagesMeant("browse", stage);
    const page = await listEntities(db, "idea", { ...query, stages, keyword, shown });
    return sendPage({ request, reply, page }, presentIdea);
  };
}

/** What an option of the page holds; of a stage that the page does not offer, that stage alone. */
function stagesMeant(page: keyof typeof meanings.stages, stage: Stage): readonly Stage[] {
  const options: Partial<Record<Stage, readonly Stage[]>> = meanings.stages[page];
  return options[stage] ?? [stage];
}

function getOne({ db, clock }: Setup): HandlerOf<typeof routes.getIdea> {
  return async ({ params, user, language }) => {
    const row = await required(
      getListed(db, { kind: "idea", id: params.id }, await shownOnPage(db, user?.id)),
    );
    const activity = await ownerActivity(db, row.userId, clock());
    return { ...presentIdea(row, language), ownerActivity: activity };
  };
}
