import type { FastifyInstance } from "fastify";
import type { MyMatch } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Language } from "@khamt/language";
import { shownOnPage } from "../../entities/shown-to.ts";
import type { Matching } from "../../matching/matching.ts";
import type { Db } from "../../platform/db/handle.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { generateMatches } from "./generate.ts";
import { matchesWith, matchWith } from "./match-with.ts";
import { mayKeepMatches } from "./policy.ts";
import { presentKept, presentMatchWith, presentWith } from "./present.ts";
import {
  contactedProfiles,
  forgetMatch,
  type KeptRow,
  listDismissed,
  listKept,
  moveMatch,
} from "./queries.ts";
import { explainToday, withProfiles } from "./read.ts";
import { saveMatches } from "./save.ts";

type Deps = { db: Db; matching: Matching; clock: () => Date };

export async function myMatchRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayKeepMatches;
  addRoute(app, routes.listMyMatches, { access, handler: listOwn(deps) });
  addRoute(app, routes.listDismissed, { access, handler: listOut(deps) });
  addRoute(app, routes.saveMatches, { access, handler: save(deps) });
  addRoute(app, routes.generateMatches, { access, handler: generate(deps) });
  addRoute(app, routes.listMatchesWith, { access, handler: listWith(deps) });
  addRoute(app, routes.getMatchWith, { access, handler: readWith(deps) });
  addRoute(app, routes.updateMatch, { access, handler: move(deps) });
  addRoute(app, routes.deleteMatch, { access, handler: forget(deps) });
}

function listOwn(deps: Deps): HandlerOf<typeof routes.listMyMatches> {
  return async (request) =>
    tellKept(deps, await listKept(deps.db, requireMember(request).user.id), request.language);
}

function listOut(deps: Deps): HandlerOf<typeof routes.listDismissed> {
  return async (request) =>
    tellKept(deps, await listDismissed(deps.db, requireMember(request).user.id), request.language);
}

function save({ clock, ...tools }: Deps): HandlerOf<typeof routes.saveMatches> {
  return async (request) => {
    const { user } = requireMember(request);
    const { body, language: reader } = request;
    const { kept, left } = await saveMatches({ ...tools, reader, now: clock() }, user.id, body.matches);
    return { saved: await tellKept(tools, kept, reader), left };
  };
}

function generate({ clock, ...tools }: Deps): HandlerOf<typeof routes.generateMatches> {
  return async (request) => {
    const { user } = requireMember(request);
    const { language: reader } = request;
    const { outcome, kept } = await generateMatches({ ...tools, reader, now: clock() }, user.id);
    return { outcome, added: await tellKept(tools, kept, reader) };
  };
}

function listWith({ db, matching }: Deps): HandlerOf<typeof routes.listMatchesWith> {
  return async (request) => {
    const owner = requireMember(request).user.id;
    return (await matchesWith({ db, matching, owner }, request.body.targets)).map(presentWith);
  };
}

function readWith({ db, matching }: Deps): HandlerOf<typeof routes.getMatchWith> {
  return async (request) => {
    const { params: target, language: reader } = request;
    const owner = requireMember(request).user.id;
    return presentMatchWith(await matchWith({ db, matching, owner }, target, reader), reader);
  };
}

function move({ clock, ...tools }: Deps): HandlerOf<typeof routes.updateMatch> {
  return async (request) => {
    const { user } = requireMember(request);
    const { params, body, language: reader } = request;
    const moving = { userId: user.id, id: params.id, to: body.status, now: clock() };
    return requiredRow(tellKept(tools, [await moveMatch(tools.db, moving)], reader));
  };
}

function forget({ db }: Deps): HandlerOf<typeof routes.deleteMatch> {
  return async (request) => {
    const { user } = requireMember(request);
    await forgetMatch(db, { userId: user.id, id: request.params.id });
    return request.params;
  };
}

async function tellKept(
  { db, matching }: Omit<Deps, "clock">,
  rows: readonly KeptRow[],
  reader: Language,
): Promise<MyMatch[]> {
  const owner = rows[0]?.userId;
  const both = await withProfiles(db, rows, await shownOnPage(db, owner));
  const told = await explainToday(matching, both, reader);
  const contacted = owner === undefined ? new Set<string>() : await contactedProfiles(db, owner);
  return both.map((each) =>
    presentKept({ ...each, told: told(each), isContacted: contacted.has(each.row.targetId) }, reader),
  );
}
