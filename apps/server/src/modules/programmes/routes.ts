import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ManagedProgramme, ProgrammeView } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { programmeMembers } from "../../platform/db/schema/index.ts";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { Live } from "../../platform/live/live.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { changeApplication, join, leave } from "./join.ts";
import { mayMake, mayManage, mayOrganise } from "./policy.ts";
import { presentInvitation, presentManaged, presentProgramme, presentView } from "./present.ts";
import {
  findInvitation,
  getMembership,
  getProgramme,
  isMembership,
  listInvitations,
  listManaged,
  listOwn,
  listOpen,
} from "./queries.ts";
import { listStartUps } from "./start-ups.ts";
import { dayOf, isHere, visit } from "./visit.ts";
import { addJuryRoutes } from "./jury/routes.ts";
import { addMailedRoutes } from "./mailed-routes.ts";
import { addPeopleRoutes } from "./people-routes.ts";
import { managedId, managedProgrammeOf } from "./managed.ts";
import { archiveProgramme, changeProgramme, endInvitation, makeInvitation, makeProgramme } from "./write.ts";

type Deps = {
  db: Db;
  live: Live;
  post: QueueEmail | undefined;
  clock: () => Date;
  /** What the links of invitations begin with. */
  publicUrl: string;
};

export async function programmeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  addRoute(app, routes.listProgrammes, { access: "public", handler: readOpen(deps) });
  addRoute(app, routes.listOwnProgrammes, { access: "member", handler: readOwn(deps) });
  addRoute(app, routes.getProgramme, { access: "public", handler: readOne(deps) });
  addRoute(app, routes.joinProgramme, { access: "writer", handler: joinIt(deps) });
  addRoute(app, routes.changeProgrammeApplication, { access: "writer", handler: changeIt(deps) });
  addRoute(app, routes.leaveProgramme, { access: "member", handler: leaveIt(deps) });
  addRoute(app, routes.chooseProgrammePool, { access: "member", handler: choosePool(deps) });
  addRoute(app, routes.visitProgramme, { access: "member", handler: visitIt(deps) });
  addRoute(app, routes.listManagedProgrammes, { access: mayManage, handler: readManaged(deps) });
  addRoute(app, routes.createProgramme, { access: mayMake, handler: create(deps) });
  addRoute(app, routes.getManagedProgramme, { access: mayManage, handler: readManagedOne(deps) });
  addRoute(app, routes.updateProgramme, { access: mayOrganise, handler: update(deps) });
  addRoute(app, routes.archiveProgramme, { access: mayOrganise, handler: archive(deps) });
  addRoute(app, routes.listProgrammeInvitations, { access: mayManage, handler: readInvitations(deps) });
  addRoute(app, routes.createProgrammeInvitation, { access: mayOrganise, handler: invite(deps) });
  addRoute(app, routes.endProgrammeInvitation, { access: mayOrganise, handler: end(deps) });
  addPeopleRoutes(app, deps);
  addMailedRoutes(app, deps);
  addJuryRoutes(app, deps);
}

function readOpen({ db, clock }: Deps): HandlerOf<typeof routes.listProgrammes> {
  return async (request, reply) => {
    const page = await listOpen(db, request.query, dayOf(clock()));
    return sendPage({ request, reply, page }, presentProgramme);
  };
}

function readOwn({ db }: Deps): HandlerOf<typeof routes.listOwnProgrammes> {
  return async (request) => {
    const own = await listOwn(db, requireMember(request).user.id);
    return own.map(({ row, membership: { state } }) => ({ ...presentProgramme(row), state }));
  };
}

function readOne(deps: Deps): HandlerOf<typeof routes.getProgramme> {
  return (request) => {
    const { slug } = request.params;
    const { id: userId, email } = request.user ?? {};
    return viewOf(deps, { slug, userId, email, reader: request.language, token: request.query.invitation });
  };
}

function joinIt(deps: Deps): HandlerOf<typeof routes.joinProgramme> {
  return async (request) => {
    const joining = joiningOf(deps, request);
    await join(joining, request.body);
    return viewOf(deps, joining);
  };
}

function changeIt(deps: Deps): HandlerOf<typeof routes.changeProgrammeApplication> {
  return async (request) => {
    const joining = joiningOf(deps, request);
    const { answers } = request.body;
    await changeApplication(joining, { answers, version: request.query.version });
    return viewOf(deps, joining);
  };
}

function leaveIt(deps: Deps): HandlerOf<typeof routes.leaveProgramme> {
  return async (request) => {
    const joining = joiningOf(deps, request);
    await leave(joining);
    return viewOf(deps, joining);
  };
}

function choosePool(deps: Deps): HandlerOf<typeof routes.chooseProgrammePool> {
  return async (request) => {
    const joining = joiningOf(deps, request);
    const { userId, slug } = joining;
    const programme = await required(getProgramme(deps.db, { slug }));
    const before = await required(getMembership(deps.db, programme.id, userId));
    const { pool = before.pool, isShown = before.isShown } = request.body;
    await deps.db.update(programmeMembers).set({ pool, isShown }).where(isMembership(programme.id, userId));
    return viewOf(deps, joining);
  };
}

function visitIt(deps: Deps): HandlerOf<typeof routes.visitProgramme> {
  return async (request) => {
    const joining = joiningOf(deps, request);
    const { id: programmeId } = await required(getProgramme(deps.db, { slug: joining.slug }));
    const token = request.body.invitation;
    await visit({ ...joining, programmeId }, token);
    return viewOf(deps, { ...joining, token });
  };
}

function readManagedOne({ db }: Deps): HandlerOf<typeof routes.getManagedProgramme> {
  return async (request) => managed(db, await managedId(db, request));
}

function readManaged({ db }: Deps): HandlerOf<typeof routes.listManagedProgrammes> {
  return async (request, reply) => {
    const page = await listManaged(db, request.query, requireMember(request).user);
    return sendPage({ request, reply, page }, presentManaged);
  };
}

function create({ db, clock }: Deps): HandlerOf<typeof routes.createProgramme> {
  return async (request) => {
    const writing = { input: request.body, by: requireMember(request).user.id };
    return managed(db, await makeProgramme({ db, now: clock() }, writing));
  };
}

function update({ db, clock }: Deps): HandlerOf<typeof routes.updateProgramme> {
  return async (request) => {
    const id = await managedId(db, request);
    const { version } = request.query;
    const writing = { input: request.body, by: requireMember(request).user.id, version };
    await changeProgramme({ db, now: clock() }, id, writing);
    return managed(db, id);
  };
}

function archive({ db, clock }: Deps): HandlerOf<typeof routes.archiveProgramme> {
  return async (request) => {
    const id = await managedId(db, request);
    await archiveProgramme({ db, now: clock() }, id, request.body.isArchived);
    return managed(db, id);
  };
}

function readInvitations({ db, publicUrl }: Deps): HandlerOf<typeof routes.listProgrammeInvitations> {
  return async (request) => {
    const { id, slug } = await managedProgrammeOf(db, request);
    const rows = await listInvitations(db, id);
    return rows.map((row) => presentInvitation(row, pageWith(publicUrl, slug)));
  };
}

function invite({ db, clock, publicUrl }: Deps): HandlerOf<typeof routes.createProgrammeInvitation> {
  return async (request) => {
    const programme = await managedProgrammeOf(db, request);
    const row = await makeInvitation({ db, now: clock() }, programme, request.body);
    return presentInvitation(row, pageWith(publicUrl, programme.slug));
  };
}

function end({ db, clock }: Deps): HandlerOf<typeof routes.endProgrammeInvitation> {
  return async (request) => {
    const programmeId = await managedId(db, request);
    const { invitation: id } = request.params;
    await endInvitation({ db, now: clock() }, { programmeId, id });
    return { id };
  };
}

function pageWith(publicUrl: string, slug: string): (token: string) => string {
  return (token) => `${publicUrl}/programmes/${slug}?invitation=${token}`;
}

function joiningOf({ db, live, post, clock }: Deps, request: FastifyRequest<{ Params: { slug: string } }>) {
  const { id: userId, email } = requireMember(request).user;
  return { db, live, post, now: clock(), userId, email, reader: request.language, slug: request.params.slug };
}

async function managed(db: Db, id: string): Promise<ManagedProgramme> {
  return presentManaged(await required(getProgramme(db, { id })));
}

type Viewing = {
  slug: string;
  userId: string | undefined;
  email: string | undefined;
  reader: Language;
  token?: string | undefined;
};

async function viewOf(
  { db, clock }: Deps,
  { slug, userId, email, reader, token }: Viewing,
): Promise<ProgrammeView> {
  const now = clock();
  const row = await required(getProgramme(db, { slug }));
  return presentView(row, {
    membership: userId === undefined ? undefined : await getMembership(db, row.id, userId),
    invitation: token === undefined ? null : await findInvitation(db, row.id, token),
    isHere: userId !== undefined && (await isHere({ db, now, programmeId: row.id, userId })),
    startUps: await listStartUps(db, { programmeId: row.id, reader, shownTo: { userId } }),
    now,
    email: email ?? null,
  });
}
