import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import { keepsForAll, sourcesOfProfiles } from "../../entities/keeping.ts";
import { ownerActivity } from "../../entities/owner-activity.ts";
import { shownOnPage, shownTo } from "../../entities/shown-to.ts";
import type { Db } from "../../platform/db/handle.ts";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { revealOnPage } from "../contacts/index.ts";
import { mayRead } from "./policy.ts";
import { presentPartner, presentPartnerDetail } from "./present.ts";
import { countPartners, getPartner, listPartners, ownerOf } from "./queries.ts";

type Deps = { db: Db; clock: () => Date };

export async function partnerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayRead;
  const keeps = keepsForAll(deps.db, sourcesOfProfiles);
  addRoute(app, routes.listPartners, { access, keeps, handler: listAll(deps) });
  addRoute(app, routes.searchPartners, { access, keeps, handler: search(deps) });
  addRoute(app, routes.countPartners, { access, keeps, handler: countFound(deps) });
  addRoute(app, routes.getPartner, {
    access,
    // A member may be shown contacts.
    keeps: { sources: sourcesOfProfiles },
    config: { isView: true },
    handler: getOne(deps),
  });
}

function listAll({ db }: Deps): HandlerOf<typeof routes.listPartners> {
  return async (request, reply) => {
    const { q: searchTerm, ...query } = request.query;
    const shown = await shownTo(db, request.user?.id);
    const page = await listPartners(db, { ...query, searchTerm, shown });
    return sendPage({ request, reply, page }, presentPartner);
  };
}

function search({ db }: Deps): HandlerOf<typeof routes.searchPartners> {
  return async (request, reply) => {
    const shown = await shownTo(db, request.user?.id);
    const page = await listPartners(db, { ...request.query, shown });
    return sendPage({ request, reply, page }, presentPartner);
  };
}

function countFound({ db }: Deps): HandlerOf<typeof routes.countPartners> {
  return async ({ query, user }) => countPartners(db, { ...query, shown: await shownTo(db, user?.id) });
}

function getOne({ db, clock }: Deps): HandlerOf<typeof routes.getPartner> {
  return async ({ params, user, language }) => {
    const reader = user?.id;
    const row = await required(getPartner(db, params.id, await shownOnPage(db, reader)));
    const owner = ownerOf(row);
    const fields = ["email", "phone", "website"] as const;
    const on = row.kind === "individual" ? "cofounder" : "company";
    const granted = await revealOnPage(db, { reader, owner, on, fields, now: clock() });
    const activity = await ownerActivity(db, owner, clock());
    return { ...presentPartnerDetail(row, language), ...granted, ownerActivity: activity };
  };
}
