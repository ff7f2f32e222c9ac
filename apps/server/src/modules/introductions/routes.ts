import type { FastifyInstance } from "fastify";
import type { OwnIntroduction } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Language } from "@khamt/language";
import { profilesOf } from "../../entities/profiles-of.ts";
import { shownTo } from "../../entities/shown-to.ts";
import type { Matching } from "../../matching/matching.ts";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import { findBetween, type ConnectionTools } from "../connections/index.ts";
import { requireManager, requireOrganiser } from "../programmes/index.ts";
import { answer } from "./answer.ts";
import { compareMembers, fitOf } from "./fit.ts";
import { introduce, withdraw } from "./introduce.ts";
import { mayAnswer, mayIntroduce, mayManage, mayRead } from "./policy.ts";
import { presentIntroducible, presentManaged, presentOwn } from "./present.ts";
import {
  type IntroductionRow,
  listManaged,
  listMembers,
  listOwn,
  otherOf,
  requireIntroduction,
} from "./queries.ts";

type Deps = Omit<ConnectionTools, "now"> & { matching: Matching; clock: () => Date };

/** Profiles of a whole programme are read and compared. */
const costOfMany = { cost: 100 };
const costOfOne = { cost: 10 };

export async function introductionRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  addRoute(app, routes.listIntroductions, { access: mayRead, handler: readOwn(deps) });
  addRoute(app, routes.answerIntroduction, { access: mayAnswer, handler: answerOne(deps) });
  addRoute(app, routes.listManagedIntroductions, { access: mayManage, handler: readManaged(deps) });
  addRoute(app, routes.introduce, { access: mayIntroduce, config: costOfOne, handler: introduceTwo(deps) });
  addRoute(app, routes.withdrawIntroduction, { access: mayIntroduce, handler: withdrawOne(deps) });
  addRoute(app, routes.listIntroducible, {
    access: mayManage,
    config: costOfMany,
    handler: readIntroducible(deps),
  });
  addRoute(app, routes.getPairFit, { access: mayManage, config: costOfOne, handler: readFit(deps) });
}

function readOwn({ db, clock }: Deps): HandlerOf<typeof routes.listIntroductions> {
  return async (request) => {
    const { id: userId } = requireMember(request).user;
    const now = clock();
    const rows = await listOwn(db, { userId, now });
    return ownViews(db, rows, { userId, reader: request.language, now });
  };
}

function answerOne({ clock, matching: _, ...tools }: Deps): HandlerOf<typeof routes.answerIntroduction> {
  return async (request) => {
    const { id: userId } = requireMember(request).user;
    const { id } = request.params;
    const now = clock();
    await answer({ ...tools, now }, { id, userId, accepts: request.body.accepts });
    const row = await requireIntroduction(tools.db, id);
    const view = await requiredRow(ownViews(tools.db, [row], { userId, reader: request.language, now }));
    const between = await findBetween(tools.db, { reader: userId, other: view.with.userId });
    return view.connection
      ? { ...view, connection: { conversationId: between?.conversationId ?? null } }
      : view;
  };
}

type Reading = { userId: string; reader: Language; now: Date };

async function ownViews(
  db: Db,
  rows: readonly IntroductionRow[],
  reading: Reading,
): Promise<OwnIntroduction[]> {
  const others = rows.map((row) => otherOf(row, reading.userId).userId);
  const profiles = await profilesOf(db, others, await shownTo(db, reading.userId));
  return rows.map((row) => presentOwn(row, { ...reading, profiles }));
}

function readManaged({ db, clock }: Deps): HandlerOf<typeof routes.listManagedIntroductions> {
  return async (request, reply) => {
    const { user } = requireMember(request);
    const page = await listManaged(db, user, request.query);
    const reading = { userId: user.id, reader: request.language, now: clock() };
    return sendPage({ request, reply, page }, (row) => presentManaged(row, reading));
  };
}

function introduceTwo({ clock, ...tools }: Deps): HandlerOf<typeof routes.introduce> {
  return async (request) => {
    await requireOrganiser(tools.db, request, request.body.programmeId);
    const { id: userId } = requireMember(request).user;
    const now = clock();
    await introduce({ ...tools, now }, userId, request.body);
    const row = await requireIntroduction(tools.db, request.body.id);
    return presentManaged(row, { userId, reader: request.language, now });
  };
}

function withdrawOne({ db, live }: Deps): HandlerOf<typeof routes.withdrawIntroduction> {
  return async (request) => {
    const { id } = request.params;
    const { programmeId } = await requireIntroduction(db, id);
    await requireOrganiser(db, request, programmeId);
    await withdraw({ db, live }, id);
    return { id };
  };
}

function readIntroducible({ db, matching }: Deps): HandlerOf<typeof routes.listIntroducible> {
  return async (request) => {
    const { programmeId, to, q } = request.query;
    const { user } = requireMember(request);
    await requireManager(db, user, programmeId);
    if (to !== undefined && (await listMembers(db, programmeId, { among: [to] })).length === 0)
      throw new HttpError("not-found");
    const members = await listMembers(db, programmeId, { q });
    const people = members.filter(({ userId }) => userId !== to && userId !== user.id);
    const ids = people.map(({ userId }) => userId);
    return presentIntroducible(people, await compareMembers({ db, matching }, ids, to));
  };
}

function readFit({ db, matching }: Deps): HandlerOf<typeof routes.getPairFit> {
  return async (request) => {
    const { programmeId, a, b } = request.query;
    await requireManager(db, requireMember(request).user, programmeId);
    if ((await listMembers(db, programmeId, { among: [a, b] })).length < 2) throw new HttpError("not-found");
    const { percent, reasons } = await fitOf({ db, matching }, a, b);
    return { percent, reasons: reasons[request.language] };
  };
}
