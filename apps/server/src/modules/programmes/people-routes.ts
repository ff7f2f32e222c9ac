import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ProgrammeMember, ProgrammeMembersQuery } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Db } from "../../platform/db/handle.ts";
import type { Page } from "../../platform/db/paging.ts";
import { sendTable } from "../../platform/http/download.ts";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { Live } from "../../platform/live/live.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { addMembers } from "./add-members.ts";
import { decide, decideAll, sendPrepared } from "./decide.ts";
import { managedId, managedProgrammeOf } from "./managed.ts";
import { peopleTable } from "./people-table.ts";
import { mayManage, mayOrganise } from "./policy.ts";
import { type Judged, presentMember } from "./present.ts";
import { getMember, listMembers } from "./queries.ts";
import { listRecusals, listReviewers, listScores } from "./read-scores.ts";
import { recuse } from "./recuse.ts";
import { score } from "./score.ts";
import { listStartUps } from "./start-ups.ts";
import { startUpsTable } from "./start-ups-table.ts";

type Deps = { db: Db; live: Live; post: QueueEmail | undefined; clock: () => Date };

/** Of who takes part, applied or has left, for managers. */
export function addPeopleRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, routes.listProgrammeMembers, { access: mayManage, handler: readMembers(deps) });
  addRoute(app, routes.getProgrammeMembersFile, { access: mayManage, handler: readFile(deps) });
  addRoute(app, routes.addProgrammeMembers, { access: mayOrganise, handler: addAll(deps) });
  addRoute(app, routes.decideProgrammeMember, { access: mayOrganise, handler: decideMember(deps) });
  addRoute(app, routes.decideProgrammeApplicants, { access: mayOrganise, handler: decideSeveral(deps) });
  addRoute(app, routes.sendProgrammeDecisions, { access: mayOrganise, handler: sendAll(deps) });
  addRoute(app, routes.listProgrammeReviewers, { access: mayManage, handler: readReviewers(deps) });
  addRoute(app, routes.listProgrammeStartUps, { access: mayManage, handler: readStartUps(deps) });
  addRoute(app, routes.getProgrammeStartUpsFile, { access: mayManage, handler: readStartUpsFile(deps) });
  addRoute(app, routes.scoreProgrammeApplicant, { access: mayOrganise, handler: scoreOne(deps) });
  addRoute(app, routes.recuseManager, { access: mayOrganise, handler: recuseOne(deps) });
}

function readMembers({ db }: Deps): HandlerOf<typeof routes.listProgrammeMembers> {
  return async (request, reply) => {
    const page = await peopleFor(db, request, request.query);
    return sendPage({ request, reply, page }, (person) => person);
  };
}

/** At once: the columns are what any of them has answered. */
const everybody = Number.MAX_SAFE_INTEGER - 1;

function readFile({ db }: Deps): HandlerOf<typeof routes.getProgrammeMembersFile> {
  return async (request, reply) => {
    const { as, ...query } = request.query;
    const { rows } = await peopleFor(db, request, { ...query, limit: everybody });
    return sendTable({ reply, name: "people", table: peopleTable(rows, request.language), as });
  };
}

async function peopleFor(
  db: Db,
  request: FastifyRequest<{ Params: { id: string } }>,
  query: ProgrammeMembersQuery,
): Promise<Page<ProgrammeMember>> {
  const programmeId = await managedId(db, request);
  const reader = requireMember(request).user.id;
  const page = await listMembers(db, { programmeId, reader }, query);
  const of = query.limit === everybody ? {} : { of: page.rows.map(({ userId }) => userId) };
  const judgedOf = await readJudged(db, { programmeId, reader, ...of });
  return { ...page, rows: page.rows.map((row) => presentMember(row, judgedOf(row.userId))) };
}

/** What is thought of each, and who is left out. */
async function readJudged(
  db: Db,
  asked: Parameters<typeof listScores>[1],
): Promise<(userId: string) => Judged> {
  const scores = Map.groupBy(await listScores(db, asked), ({ userId }) => userId);
  const recusals = Map.groupBy(await listRecusals(db, asked), ({ userId }) => userId);
  const { reader } = asked;
  return (userId) => ({ reader, scores: scores.get(userId) ?? [], recusals: recusals.get(userId) ?? [] });
}

function addAll(deps: Deps): HandlerOf<typeof routes.addProgrammeMembers> {
  return async (request) => {
    const { db, live, post, clock } = deps;
    const programmeId = await managedId(db, request);
    const { ids } = request.body;
    const by = requireMember(request).user;
    return addMembers({ db, live, post, now: clock() }, { programmeId, ids, by });
  };
}

function decideMember(deps: Deps): HandlerOf<typeof routes.decideProgrammeMember> {
  return async (request) => {
    const { db, live, post, clock } = deps;
    const programmeId = await managedId(db, request);
    const { userId, action } = request.params;
    const { note, isLater = false } = request.body ?? {};
    const { version } = request.query;
    const by = requireMember(request).user.id;
    const decision = { programmeId, userId, by, action, note: note || null, isLater, version };
    await decide({ db, live, post, now: clock() }, decision);
    return oneMember(db, { programmeId, userId, reader: by });
  };
}

function decideSeveral(deps: Deps): HandlerOf<typeof routes.decideProgrammeApplicants> {
  return async (request) => {
    const { db, live, post, clock } = deps;
    const programmeId = await managedId(db, request);
    const { note, isLater = false, ...decisions } = request.body;
    const by = requireMember(request).user.id;
    const all = { ...decisions, programmeId, by, note: note || null, isLater };
    return decideAll({ db, live, post, now: clock() }, all);
  };
}

function sendAll(deps: Deps): HandlerOf<typeof routes.sendProgrammeDecisions> {
  return async (request) => {
    const { db, live, post, clock } = deps;
    const programmeId = await managedId(db, request);
    const by = requireMember(request).user.id;
    return sendPrepared({ db, live, post, now: clock() }, { ...request.body, programmeId, by });
  };
}

function readReviewers({ db }: Deps): HandlerOf<typeof routes.listProgrammeReviewers> {
  return async (request) => {
    const { id: programmeId, applications } = await managedProgrammeOf(db, request);
    const reader = requireMember(request).user.id;
    return { applications, reviewers: await listReviewers(db, { programmeId, reader }) };
  };
}

function readStartUps({ db }: Deps): HandlerOf<typeof routes.listProgrammeStartUps> {
  return async (request) =>
    listStartUps(db, { programmeId: await managedId(db, request), reader: request.language });
}

function readStartUpsFile({ db }: Deps): HandlerOf<typeof routes.getProgrammeStartUpsFile> {
  return async (request, reply) => {
    const asked = { programmeId: await managedId(db, request), reader: request.language };
    const table = startUpsTable(await listStartUps(db, asked), asked.reader);
    return sendTable({ reply, name: "start-ups", table, as: request.query.as });
  };
}

function scoreOne({ db, clock }: Deps): HandlerOf<typeof routes.scoreProgrammeApplicant> {
  return async (request) => {
    const programmeId = await managedId(db, request);
    const { userId } = request.params;
    const reader = requireMember(request).user.id;
    await score(db, { programmeId, userId, reviewerId: reader, input: request.body }, clock());
    return oneMember(db, { programmeId, userId, reader });
  };
}

function recuseOne({ db, clock }: Deps): HandlerOf<typeof routes.recuseManager> {
  return async (request) => {
    const programmeId = await managedId(db, request);
    const { userId } = request.params;
    const reader = requireMember(request).user.id;
    await recuse(db, { programmeId, userId, jurorId: reader, ...request.body }, clock());
    return oneMember(db, { programmeId, userId, reader });
  };
}

type OneMember = { programmeId: string; userId: string; reader: string };

async function oneMember(db: Db, { programmeId, userId, reader }: OneMember): Promise<ProgrammeMember> {
  const judgedOf = await readJudged(db, { programmeId, reader, of: [userId] });
  return presentMember(await required(getMember(db, programmeId, userId)), judgedOf(userId));
}
