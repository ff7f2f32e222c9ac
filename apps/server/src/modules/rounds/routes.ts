import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ManagedRounds, OwnRounds } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import { headlineOf } from "../../entities/headline-of.ts";
import { profilesOf } from "../../entities/profiles-of.ts";
import { shownTo } from "../../entities/shown-to.ts";
import type { Matching } from "../../matching/matching.ts";
import type { Conduct } from "../../platform/conduct.ts";
import { countTelling } from "../programmes/index.ts";
import type { Db } from "../../platform/db/handle.ts";
import { sendTable } from "../../platform/http/download.ts";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { Live } from "../../platform/live/live.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { countPeople } from "./choose.ts";
import { beginRound, createRounds, endRounds, markPerson, planAgain, rulePair } from "./act.ts";
import { answerMeeting } from "./answer.ts";
import type { PlanTools } from "./plan.ts";
import { mayAnswer, mayLead, mayManage, mayTakePart, requireLeader, requireOwnFilter } from "./policy.ts";
import { presentListed, presentManaged, presentOwn, presentSummary } from "./present.ts";
import {
  countAnswers,
  getPerson,
  listManaged,
  listMeetings,
  listOwn,
  listOwnMeetings,
  listPairs,
  listPeople,
  requireRounds,
} from "./queries.ts";
import { tellPeople } from "./tell.ts";
import { timetableOf } from "./timetable.ts";
import { toldApart } from "./told-apart.ts";

type Deps = {
  db: Db;
  matching: Matching;
  live: Live;
  post: QueueEmail | undefined;
  clock: () => Date;
  conduct: Conduct;
};
type ByIdRequest = FastifyRequest<{ Params: { id: string } }>;

/** A plan takes a processor for seconds. */
const costOfPlan = { cost: 200 };

export async function roundsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const planning = { access: mayLead, config: costOfPlan };
  addRoute(app, routes.listRounds, { access: mayManage, handler: readList(deps) });
  addRoute(app, routes.createRounds, { ...planning, handler: create(deps) });
  addRoute(app, routes.countRoundsPeople, { access: mayManage, handler: count(deps) });
  addRoute(app, routes.getManagedRounds, { access: mayManage, handler: readManaged(deps) });
  addRoute(app, routes.planRoundsAgain, { ...planning, handler: planOnce(deps) });
  addRoute(app, routes.beginRound, { access: mayLead, handler: begin(deps) });
  addRoute(app, routes.endRounds, { access: mayLead, handler: end(deps) });
  addRoute(app, routes.markRoundPerson, { ...planning, handler: mark(deps) });
  addRoute(app, routes.ruleRoundPair, { ...planning, handler: rule(deps) });
  addRoute(app, routes.getTimetable, { access: mayManage, handler: sendTimetable(deps) });
  addRoute(app, routes.listOwnRounds, { access: mayTakePart, handler: readOwnList(deps) });
  addRoute(app, routes.getOwnRounds, { access: mayTakePart, handler: readOwn(deps) });
  addRoute(app, routes.answerMeeting, { access: mayAnswer, handler: answer(deps) });
}

function readList({ db }: Deps): HandlerOf<typeof routes.listRounds> {
  return async (request, reply) => {
    const page = await listManaged(db, request.query, requireMember(request).user);
    return sendPage({ request, reply, page }, presentSummary);
  };
}

function create(deps: Deps): HandlerOf<typeof routes.createRounds> {
  return async (request) => {
    const { db } = deps;
    await requireLeader(db, request, request.body.programmeId);
    requireOwnFilter(request, request.body.filter);
    await countTelling(db, `rounds:${requireMember(request).user.id}`, deps.clock());
    await createRounds(toolsOf(deps), request.body);
    await tellPeople(tellingOf(deps));
    return managedView(deps, request, request.body.id);
  };
}

function count({ db, clock }: Deps): HandlerOf<typeof routes.countRoundsPeople> {
  return async (request) => {
    const { programmeId = null, audience, ...filter } = request.query;
    await requireLeader(db, request, programmeId);
    requireOwnFilter(request, filter);
    return countPeople({ db, now: clock() }, { programmeId, audience, filter });
  };
}

function readManaged(deps: Deps): HandlerOf<typeof routes.getManagedRounds> {
  return async (request) => managedView(deps, request, await managedId(deps.db, request));
}

function planOnce(deps: Deps): HandlerOf<typeof routes.planRoundsAgain> {
  return async (request) => {
    const id = await managedId(deps.db, request);
    await planAgain(toolsOf(deps), id);
    await tellPeople(tellingOf(deps));
    return managedView(deps, request, id);
  };
}

function begin(deps: Deps): HandlerOf<typeof routes.beginRound> {
  return async (request) => {
    const id = await managedId(deps.db, request);
    await beginRound(toolsOf(deps), id, request.body.round);
    return managedView(deps, request, id);
  };
}

function end(deps: Deps): HandlerOf<typeof routes.endRounds> {
  return async (request) => {
    const id = await managedId(deps.db, request);
    await endRounds(toolsOf(deps), id);
    return managedView(deps, request, id);
  };
}

function mark(deps: Deps): HandlerOf<typeof routes.markRoundPerson> {
  return async (request) => {
    const id = await managedId(deps.db, request);
    const { userId, mark } = request.params;
    await markPerson(toolsOf(deps), { id, userId, mark });
    return managedView(deps, request, id);
  };
}

function rule(deps: Deps): HandlerOf<typeof routes.ruleRoundPair> {
  return async (request) => {
    const id = await managedId(deps.db, request);
    await rulePair(toolsOf(deps), id, request.body);
    return managedView(deps, request, id);
  };
}

function sendTimetable({ db }: Deps): HandlerOf<typeof routes.getTimetable> {
  return async (request, reply) => {
    const id = await managedId(db, request);
    const [meetings, { people }] = await Promise.all([listMeetings(db, id), listNamed(db, id)]);
    const table = timetableOf(meetings, people, request.language);
    return sendTable({
      reply: reply.header("cache-control", "no-store"),
      name: "khamt-rounds",
      table,
      as: request.query.as,
    });
  };
}

function readOwnList({ db }: Deps): HandlerOf<typeof routes.listOwnRounds> {
  return async (request) => (await listOwn(db, requireMember(request).user.id)).map(presentListed);
}

function readOwn({ db }: Deps): HandlerOf<typeof routes.getOwnRounds> {
  return (request) => ownView(db, request, requireMember(request).user.id);
}

function answer({ db, live, post, clock, conduct }: Deps): HandlerOf<typeof routes.answerMeeting> {
  return async (request) => {
    const userId = requireMember(request).user.id;
    const answering = { roundsId: request.params.id, userId, input: request.body };
    await answerMeeting({ db, live, post, now: clock(), conduct }, answering);
    return ownView(db, request, userId);
  };
}

function toolsOf({ db, matching, live, clock }: Deps): PlanTools {
  return { db, matching, live, now: clock() };
}

function tellingOf({ db, live, post, clock }: Deps) {
  return { db, live, post, now: clock() };
}

/** The rounds of the address, once the reader is known to manage their programme. */
async function managedId(db: Db, request: ByIdRequest): Promise<string> {
  const { id, programmeId } = await requireRounds(db, request.params.id);
  await requireLeader(db, request, programmeId);
  return id;
}

async function managedView({ db }: Deps, { language }: FastifyRequest, id: string): Promise<ManagedRounds> {
  const [row, { people, listed }, meetings, pairs, counts] = await Promise.all([
    requireRounds(db, id),
    listNamed(db, id),
    listMeetings(db, id),
    listPairs(db, id),
    countAnswers(db, id),
  ]);
  return presentManaged(row, { people, meetings, pairs, counts, listed, reader: language });
}

/** Who takes part, told apart from others of the same name, and who of them has something in the lists. */
async function listNamed(db: Db, id: string) {
  const people = await listPeople(db, id);
  const profiles = await profilesOf(
    db,
    people.map(({ userId }) => userId),
  );
  return {
    people: toldApart(people, (userId) => headlineOf(profiles.get(userId))),
    listed: new Set(profiles.keys()),
  };
}

async function ownView(db: Db, request: ByIdRequest, userId: string): Promise<OwnRounds> {
  const { id } = request.params;
  const person = await required(getPerson(db, id, userId));
  const row = await requireRounds(db, id);
  const upTo = row.state === "ended" ? row.current : row.current + 1;
  const meetings = await listOwnMeetings(db, { roundsId: id, userId, upTo });
  const others = meetings.map(({ otherId }) => otherId);
  const profiles = await profilesOf(db, others, await shownTo(db, userId));
  return presentOwn(row, { mine: person.state, meetings, profiles, reader: request.language });
}
