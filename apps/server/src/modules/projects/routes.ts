import type { FastifyInstance } from "fastify";
import type { OwnProject } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Language } from "@khamt/language";
import { keepsForAll, sourcesOfCards, sourcesOfProfiles } from "../../entities/keeping.ts";
import { listEntities } from "../../entities/list.ts";
import { requireOwn } from "../../entities/owned/own.ts";
import { addOwnRoutes } from "../../entities/owned/routes.ts";
import type { Setup } from "../../entities/owned/write.ts";
import { ownerActivity } from "../../entities/owner-activity.ts";
import { getListed } from "../../entities/read-listed.ts";
import { shownOnPage, shownTo } from "../../entities/shown-to.ts";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import { answersOf } from "../applications/index.ts";
import type { NotifyTools } from "../notifications/index.ts";
import { closeListing, renewListing } from "./life.ts";
import { mayKeep, mayRead } from "./policy.ts";
import { presentOwnProject, presentProject } from "./present.ts";
import { getUnlisted, whyUnlisted } from "./queries.ts";

type Deps = Setup & Omit<NotifyTools, "now">;

export async function projectRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const ofCards = keepsForAll(deps.db, sourcesOfCards);
  // A member may have to do with one that others don't find.
  const ofProfiles = { sources: sourcesOfProfiles };
  addRoute(app, routes.listProjects, { access: mayRead, keeps: ofCards, handler: listAll(deps) });
  addRoute(app, routes.getProject, {
    access: mayRead,
    keeps: ofProfiles,
    config: { isView: true },
    handler: getOne(deps),
  });
  addRoute(app, routes.closeProject, { access: mayKeep, handler: close(deps) });
  addRoute(app, routes.renewProject, { access: mayKeep, handler: renew(deps) });
  addOwnRoutes(app, deps, {
    kind: "project",
    calls: {
      get: routes.getOwnProject,
      list: routes.listOwnProjects,
      create: routes.createProject,
      update: routes.updateProject,
      remove: routes.deleteProject,
    },
    present: presentOwnProject,
  });
}

function listAll({ db }: Deps): HandlerOf<typeof routes.listProjects> {
  return async (request, reply) => {
    const { q: keyword, ...query } = request.query;
    const shown = await shownTo(db, request.user?.id);
    const page = await listEntities(db, "project", { ...query, keyword, shown });
    return sendPage({ request, reply, page }, presentProject);
  };
}

function getOne({ db, clock }: Deps): HandlerOf<typeof routes.getProject> {
  return async ({ params, user, language }) => {
    const listed = await getListed(db, { kind: "project", id: params.id }, await shownOnPage(db, user?.id));
    const row = listed ?? (user && (await getUnlisted(db, { id: params.id, reader: user.id })));
    if (!row) throw new HttpError("not-found");
    const answers = row.isDemo ? null : await answersOf(db, row.userId, clock());
    const activity = await ownerActivity(db, row.userId, clock());
    return {
      ...presentProject(row, language),
      state: listed ? "open" : whyUnlisted(row),
      answers,
      ownerActivity: activity,
    };
  };
}

function close({ clock, ...tools }: Deps): HandlerOf<typeof routes.closeProject> {
  return async (request) => {
    const own = { userId: requireMember(request).user.id, id: request.params.id };
    await closeListing({ ...tools, now: clock() }, { ...own, outcome: request.body.outcome });
    return readOwn(tools.db, own, request.language);
  };
}

function renew({ clock, ...tools }: Deps): HandlerOf<typeof routes.renewProject> {
  return async (request) => {
    const own = { userId: requireMember(request).user.id, id: request.params.id };
    await renewListing({ ...tools, now: clock() }, own);
    return readOwn(tools.db, own, request.language);
  };
}

async function readOwn(db: Db, own: { userId: string; id: string }, reader: Language): Promise<OwnProject> {
  return presentOwnProject(await requireOwn(db, { ...own, kind: "project" }), reader);
}
