import type { FastifyInstance, FastifyRequest } from "fastify";
import { routes } from "@khamt/contract/routes";
import { asDownload, sendTable } from "../../platform/http/download.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import { toCalendar } from "../../platform/text/icalendar.ts";
import type { NotifyDeps } from "../notifications/index.ts";
import { requireManager, requireOrganiser } from "../programmes/index.ts";
import { guestsTable } from "./guests-table.ts";
import { mayFind, mayManage, mayTakePart } from "./policy.ts";
import { presentGathering, presentGuest, presentInPlace, presentManaged, presentWalkIn } from "./present.ts";
import {
  allGuests,
  findFor,
  findGuest,
  type GatheringRow,
  getGathering,
  listGuests,
  listInPlace,
  listManaged,
  listNext,
} from "./queries.ts";
import { leave, signUp } from "./sign-up.ts";
import { tellGuests } from "./tend.ts";
import { addWalkIn, listWalkIns, markGuest, removeWalkIn } from "./walk-ins.ts";
import { cancel, change, make } from "./write.ts";

type Deps = NotifyDeps & { publicUrl: string };
type ById = FastifyRequest<{ Params: { id: string } }>;

export async function gatheringRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  addRoute(app, routes.listEvents, { access: mayFind, handler: readNext(deps) });
  addRoute(app, routes.getEventFile, { access: mayFind, handler: readFile(deps) });
  addRoute(app, routes.signUpForEvent, { access: mayTakePart, handler: come(deps) });
  addRoute(app, routes.leaveEvent, { access: mayTakePart, handler: stayAway(deps) });
  addRoute(app, routes.listManagedEvents, { access: mayManage, handler: readManaged(deps) });
  addRoute(app, routes.listEventsInPlace, { access: mayManage, handler: readInPlace(deps) });
  addRoute(app, routes.createEvent, { access: mayManage, handler: create(deps) });
  addRoute(app, routes.updateEvent, { access: mayManage, handler: update(deps) });
  addRoute(app, routes.cancelEvent, { access: mayManage, handler: cancelOne(deps) });
  addRoute(app, routes.listEventGuests, { access: mayManage, handler: readGuests(deps) });
  addRoute(app, routes.markEventGuest, { access: mayManage, handler: markOne(deps) });
  addRoute(app, routes.listEventWalkIns, { access: mayManage, handler: readWalkIns(deps) });
  addRoute(app, routes.addEventWalkIn, { access: mayManage, handler: addOne(deps) });
  addRoute(app, routes.removeEventWalkIn, { access: mayManage, handler: removeOne(deps) });
  addRoute(app, routes.getEventGuestsFile, { access: mayManage, handler: readGuestsFile(deps) });
}

function readNext({ db, clock }: Deps): HandlerOf<typeof routes.listEvents> {
  return async ({ user }) => (await listNext(db, user?.id, clock())).map(presentGathering);
}

function readFile({ db, clock, publicUrl }: Deps): HandlerOf<typeof routes.getEventFile> {
  return async (request, reply) => {
    const row = await required(findFor(db, request.params.id, request.user?.id));
    const { id, title, text, place, link, mine, signedUpAt, beginsAt, endsAt, updatedAt } = row;
    const hasLeft = mine === "left";
    const { file, type } = toCalendar({
      uid: id,
      title: title[request.language],
      text: text[request.language],
      place: [place, mine === "going" ? link : null].filter(Boolean).join(", ") || null,
      url: `${publicUrl}/events#${id}`,
      beginsAt,
      endsAt,
      // Of whoever leaves and comes again each file is newer than the one before.
      changedAt: hasLeft ? clock() : new Date(Math.max(+updatedAt, +(signedUpAt ?? 0))),
      isCancelled: hasLeft || row.cancelledAt !== null,
    });
    return asDownload(reply, { name: "event.ics", type }).send(file);
  };
}

function come(deps: Deps): HandlerOf<typeof routes.signUpForEvent> {
  return (request) => take(deps, request, signUp);
}

function stayAway(deps: Deps): HandlerOf<typeof routes.leaveEvent> {
  return (request) => take(deps, request, leave);
}

async function take({ clock, ...tools }: Deps, request: ById, step: typeof signUp) {
  const { id } = request.params;
  const { id: userId } = requireMember(request).user;
  const now = clock();
  await required(findFor(tools.db, id, userId));
  await step({ ...tools, now, id, userId });
  await tellGuests({ ...tools, now });
  return presentGathering(await required(findFor(tools.db, id, userId)));
}

function readManaged({ db, clock }: Deps): HandlerOf<typeof routes.listManagedEvents> {
  return async (request, reply) => {
    const { user: reader } = requireMember(request);
    const page = await listManaged(db, { reader, now: clock() }, request.query);
    return sendPage({ request, reply, page }, presentManaged);
  };
}

function readInPlace({ db }: Deps): HandlerOf<typeof routes.listEventsInPlace> {
  return async (request) => {
    const { user: reader } = requireMember(request);
    return (await listInPlace(db, reader, request.query)).map(presentInPlace);
  };
}

function create({ db, clock }: Deps): HandlerOf<typeof routes.createEvent> {
  return async (request) => {
    await requireOrganiser(db, request, request.body.programmeId);
    await make({ db, now: clock() }, request.body);
    return presentManaged(await required(getGathering(db, request.body.id)));
  };
}

function update(deps: Deps): HandlerOf<typeof routes.updateEvent> {
  return async (request) => {
    await requireOrganiser(deps.db, request, request.body.programmeId);
    return changed(deps, request, (tools, id) =>
      change(tools, id, { input: request.body, version: request.query.version }),
    );
  };
}

function cancelOne(deps: Deps): HandlerOf<typeof routes.cancelEvent> {
  return (request) => changed(deps, request, cancel);
}

type Change = (tools: { db: Deps["db"]; now: Date }, id: string) => Promise<void>;

async function changed({ clock, ...tools }: Deps, request: ById, step: Change) {
  const { id } = request.params;
  const { programmeId } = await required(getGathering(tools.db, id));
  await requireOrganiser(tools.db, request, programmeId);
  const now = clock();
  await step({ db: tools.db, now }, id);
  await tellGuests({ ...tools, now });
  return presentManaged(await required(getGathering(tools.db, id)));
}

function readGuests({ db, clock }: Deps): HandlerOf<typeof routes.listEventGuests> {
  return async (request, reply) => {
    const row = await managed(db, request);
    const page = await listGuests(db, { row, now: clock(), ...request.query });
    return sendPage({ request, reply, page }, presentGuest);
  };
}

function markOne({ db, clock }: Deps): HandlerOf<typeof routes.markEventGuest> {
  return async (request) => {
    const { id, userId } = request.params;
    const row = await required(getGathering(db, id));
    await requireOrganiser(db, request, row.programmeId);
    const now = clock();
    await markGuest(db, { row, now }, { userId, hasCome: request.body.hasCome });
    return presentGuest(await required(findGuest(db, { row, now, userId })));
  };
}

function readGuestsFile({ db, clock }: Deps): HandlerOf<typeof routes.getEventGuestsFile> {
  return async (request, reply) => {
    const row = await managed(db, request);
    const seen = await allGuests(db, row, clock());
    const table = guestsTable([...seen, ...(await listWalkIns(db, row.id))], request.language);
    return sendTable({ reply, name: "guests", table, as: request.query.as });
  };
}

function readWalkIns({ db }: Deps): HandlerOf<typeof routes.listEventWalkIns> {
  return async (request) => (await listWalkIns(db, (await managed(db, request)).id)).map(presentWalkIn);
}

function addOne({ db, clock }: Deps): HandlerOf<typeof routes.addEventWalkIn> {
  return async (request) => {
    const row = await required(getGathering(db, request.params.id));
    await requireOrganiser(db, request, row.programmeId);
    return presentWalkIn(await addWalkIn(db, { row, now: clock() }, request.body));
  };
}

function removeOne({ db }: Deps): HandlerOf<typeof routes.removeEventWalkIn> {
  return async (request) => {
    const { id: gatheringId, walkIn: id } = request.params;
    const row = await required(getGathering(db, gatheringId));
    await requireOrganiser(db, request, row.programmeId);
    await removeWalkIn(db, { gatheringId, id });
    return { id };
  };
}

/** For those who manage its programme; of the whole site for administrators. */
async function managed(db: Deps["db"], request: ById): Promise<GatheringRow> {
  const { user } = requireMember(request);
  const row = await required(getGathering(db, request.params.id));
  if (row.programmeId !== null) await requireManager(db, user, row.programmeId);
  else if (user.role !== "admin") throw new HttpError("not-found");
  return row;
}
