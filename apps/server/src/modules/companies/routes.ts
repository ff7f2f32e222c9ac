import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import { namesOf } from "../../entities/files/attachments.ts";
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
import { revealOnPage } from "../contacts/index.ts";
import { mayRead } from "./policy.ts";
import { presentCompany, presentCompanyPage, presentOwnCompany } from "./present.ts";

export async function companyRoutes(app: FastifyInstance, setup: Setup): Promise<void> {
  const ofCards = keepsForAll(setup.db, sourcesOfCards);
  // A member may be shown contacts.
  const ofProfiles = { sources: sourcesOfProfiles };
  const access = mayRead;
  addRoute(app, routes.listCompanies, { access, keeps: ofCards, handler: listAll(setup) });
  addRoute(app, routes.getCompany, {
    access,
    keeps: ofProfiles,
    config: { isView: true },
    handler: getOne(setup),
  });
  addOwnRoutes(app, setup, {
    kind: "company",
    calls: {
      get: routes.getOwnCompany,
      list: routes.listOwnCompanies,
      create: routes.createCompany,
      update: routes.updateCompany,
      remove: routes.deleteCompany,
    },
    present: presentOwnCompany,
  });
}

function listAll({ db }: Setup): HandlerOf<typeof routes.listCompanies> {
  return async (request, reply) => {
    const { q: keyword, ...query } = request.query;
    const shown = await shownTo(db, request.user?.id);
    const page = await listEntities(db, "company", { ...query, keyword, shown });
    return sendPage({ request, reply, page }, presentCompany);
  };
}

function getOne({ db, clock }: Setup): HandlerOf<typeof routes.getCompany> {
  return async ({ params, user, language }) => {
    const row = await required(
      getListed(db, { kind: "company", id: params.id }, await shownOnPage(db, user?.id)),
    );
    const activity = await ownerActivity(db, row.userId, clock());
    const nameOf = await namesOf(db, row.projectFiles);
    const looking = { reader: user?.id, owner: row.userId, on: "company", now: clock() } as const;
    const { email, phone, website } = await revealOnPage(db, {
      ...looking,
      fields: ["email", "phone", "website"],
    });
    const page = presentCompanyPage(row, { reader: language, nameOf });
    return {
      ...page,
      email: email ?? page.email,
      phoneNumber: phone ?? page.phoneNumber,
      website: website ?? page.website,
      ownerActivity: activity,
    };
  };
}
