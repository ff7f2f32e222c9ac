import type { FastifyInstance } from "fastify";
import type { Mentorship } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import { asDownload, sendTable } from "../../platform/http/download.ts";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { NotifyTools, NotifyDeps } from "../notifications/index.ts";
import { requireOrganiser } from "../programmes/index.ts";
import { book, move } from "./book.ts";
import { bookingFile } from "./booking-file.ts";
import { findBooking, listBookings } from "./bookings.ts";
import { giveBack, withdraw } from "./cancel.ts";
import { addHours, changeWords, endMentorship, nameMentor } from "./mentoring.ts";
import {
  endedBookings,
  getMentorship,
  hostedSlots,
  listManaged,
  listMentors,
  listOwn,
  type MentorshipRow,
  nextSlots,
} from "./mentorships.ts";
import {
  mayCancel,
  mayManage,
  mayName,
  mayRead,
  mayWrite,
  requireMover,
  requireHost,
  requireHostOfTalk,
  requireHostOfTalks,
  requireHostOfTimes,
} from "./policy.ts";
import {
  presentBooking,
  presentHostedSlot,
  presentMentor,
  presentMentorship,
  presentTalk,
} from "./present.ts";
import { movePlace } from "./places.ts";
import { allManagedTalks, listTalks, recordTalk } from "./talks.ts";
import { talksTable } from "./talks-table.ts";

type Deps = NotifyDeps & { publicUrl: string };

export async function officeHoursRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  addRoute(app, routes.listMentors, { access: mayRead, handler: readMentors(deps) });
  addRoute(app, routes.listBookings, { access: mayRead, handler: readBookings(deps) });
  addRoute(app, routes.getBookingFile, { access: mayRead, handler: readFile(deps) });
  addRoute(app, routes.bookSlot, { access: mayWrite, handler: bookOne(deps) });
  addRoute(app, routes.moveBooking, { access: mayWrite, handler: moveOne(deps) });
  addRoute(app, routes.cancelBooking, { access: mayCancel, handler: cancelOne(deps) });
  addRoute(app, routes.listOwnMentorships, { access: mayRead, handler: readOwn(deps) });
  addRoute(app, routes.listHostedSlots, { access: mayRead, handler: readHosted(deps) });
  addRoute(app, routes.addHours, { access: mayWrite, handler: makeHours(deps) });
  addRoute(app, routes.movePlace, { access: mayWrite, handler: moveSome(deps) });
  addRoute(app, routes.listTalks, { access: mayRead, handler: readTalks(deps) });
  addRoute(app, routes.recordTalk, { access: mayWrite, handler: recordOne(deps) });
  addRoute(app, routes.withdrawSlots, { access: mayCancel, handler: withdrawSome(deps) });
  addRoute(app, routes.updateMentor, { access: mayWrite, handler: changeMentor(deps) });
  addRoute(app, routes.endMentorship, { access: mayCancel, handler: endOne(deps) });
  addRoute(app, routes.listManagedMentors, { access: mayManage, handler: readManaged(deps) });
  addRoute(app, routes.getTalksFile, { access: mayManage, handler: readTalksFile(deps) });
  addRoute(app, routes.nameMentor, { access: mayName, handler: nameOne(deps) });
}

function readMentors({ db, clock }: Deps): HandlerOf<typeof routes.listMentors> {
  return async (request) => {
    const { id: userId } = requireMember(request).user;
    const now = clock();
    const rows = await listMentors(db, { userId, now });
    const ids = rows.map(({ id }) => id);
    const slots = Map.groupBy(await nextSlots(db, ids, now), ({ mentorId }) => mentorId);
    return rows.map((row) => presentMentor(row, { slots: slots.get(row.id) ?? [], reader: userId }));
  };
}

function readBookings({ db, clock }: Deps): HandlerOf<typeof routes.listBookings> {
  return async (request) =>
    (await listBookings(db, requireMember(request).user.id, clock())).map(presentBooking);
}

function readFile({ db, publicUrl }: Deps): HandlerOf<typeof routes.getBookingFile> {
  return async (request, reply) => {
    const { id: reader } = requireMember(request).user;
    const row = await required(findBooking(db, request.params.id, reader));
    const { file, type } = bookingFile(row, { reader, language: request.language, publicUrl });
    return asDownload(reply, { name: "office-hours.ics", type }).send(file);
  };
}

function bookOne({ clock, ...tools }: Deps): HandlerOf<typeof routes.bookSlot> {
  return async (request) => {
    const { id: userId } = requireMember(request).user;
    const { id } = request.body;
    await book({ ...tools, now: clock() }, { slotId: request.params.id, userId }, request.body);
    return presentBooking(await required(findBooking(tools.db, id, userId)));
  };
}

function moveOne({ clock, ...tools }: Deps): HandlerOf<typeof routes.moveBooking> {
  return async (request) => {
    const now = clock();
    const { id } = request.params;
    const by = await requireMover({ db: tools.db, now }, request);
    await move({ ...tools, now }, { id, slotId: request.body.slot, by });
    return { id };
  };
}

function cancelOne({ clock, ...tools }: Deps): HandlerOf<typeof routes.cancelBooking> {
  return async (request) => {
    const { id } = request.params;
    await giveBack({ ...tools, now: clock() }, { id, userId: requireMember(request).user.id });
    return { id };
  };
}

function readOwn({ db, clock }: Deps): HandlerOf<typeof routes.listOwnMentorships> {
  return async (request) =>
    (await listOwn(db, { userId: requireMember(request).user.id, now: clock() })).map(presentMentorship);
}

function readHosted({ db, clock }: Deps): HandlerOf<typeof routes.listHostedSlots> {
  return async (request) => {
    const now = clock();
    const mentor = await requireHostOfTimes({ db, now }, request);
    return hosted({ db, now }, mentor, requireMember(request).user.id);
  };
}

async function hosted({ db, now }: Pick<NotifyTools, "db" | "now">, mentor: MentorshipRow, reader: string) {
  const isOwn = mentor.userId === reader;
  const rows = await hostedSlots(db, { mentorId: mentor.id, isOwn, now });
  const ended = isOwn
    ? await endedBookings(
        db,
        rows.map(({ id }) => id),
      )
    : [];
  return rows.map((row) =>
    presentHostedSlot(row, { isOwn, ended: ended.filter(({ slotId }) => slotId === row.id) }),
  );
}

function makeHours({ clock, ...tools }: Deps): HandlerOf<typeof routes.addHours> {
  return async (request) => {
    const now = clock();
    const mentor = await requireHost({ db: tools.db, now }, request);
    return addHours({ ...tools, now }, { mentor, by: requireMember(request).user.id }, request.body);
  };
}

function moveSome({ clock, ...tools }: Deps): HandlerOf<typeof routes.movePlace> {
  return async (request) => {
    const now = clock();
    const mentor = await requireHost({ db: tools.db, now }, request);
    const { id: by } = requireMember(request).user;
    await movePlace({ ...tools, now }, { mentor, by }, request.body);
    return hosted({ db: tools.db, now }, mentor, by);
  };
}

function readTalks({ db, clock }: Deps): HandlerOf<typeof routes.listTalks> {
  return async (request) => {
    const now = clock();
    const { id, userId } = await requireHostOfTalks({ db, now }, request);
    const isOwn = requireMember(request).user.id === userId;
    return (await listTalks(db, id, now)).map((row) => presentTalk(row, isOwn));
  };
}

function readTalksFile({ db, clock }: Deps): HandlerOf<typeof routes.getTalksFile> {
  return async (request, reply) => {
    const { as, programme } = request.query;
    const reader = requireMember(request).user;
    const talks = allManagedTalks(db, { reader, now: clock(), programme });
    return sendTable({ reply, name: "talks", table: talksTable(talks, request.language), as });
  };
}

function recordOne({ db, clock }: Deps): HandlerOf<typeof routes.recordTalk> {
  return async (request) => {
    const now = clock();
    const { userId } = await requireHostOfTalk({ db, now }, request);
    const row = await required(recordTalk({ db, now }, request.params.id, request.body));
    return presentTalk(row, requireMember(request).user.id === userId);
  };
}

function withdrawSome({ clock, ...tools }: Deps): HandlerOf<typeof routes.withdrawSlots> {
  return async (request) => {
    const now = clock();
    const { db } = tools;
    const mentor = await requireHost({ db, now }, request);
    const { id: by } = requireMember(request).user;
    await db.transaction((tx) => withdraw({ ...tools, now, tx }, mentor, { ...request.body, by }));
    return hosted({ db, now }, mentor, by);
  };
}

function changeMentor({ db, clock }: Deps): HandlerOf<typeof routes.updateMentor> {
  return async (request) => {
    const now = clock();
    const { id } = await requireHost({ db, now }, request);
    await changeWords({ db, now }, id, request.body);
    return mentorship({ db, now }, id);
  };
}

function endOne({ clock, ...tools }: Deps): HandlerOf<typeof routes.endMentorship> {
  return async (request) => {
    const now = clock();
    const mentor = await requireHost({ db: tools.db, now }, request);
    await endMentorship({ ...tools, now }, mentor, requireMember(request).user.id);
    return { id: mentor.id };
  };
}

function readManaged({ db, clock }: Deps): HandlerOf<typeof routes.listManagedMentors> {
  return async (request, reply) => {
    const { user: reader } = requireMember(request);
    const page = await listManaged(db, { reader, now: clock() }, request.query);
    return sendPage({ request, reply, page }, presentMentorship);
  };
}

function nameOne({ clock, ...tools }: Deps): HandlerOf<typeof routes.nameMentor> {
  return async (request) => {
    const { body } = request;
    await requireOrganiser(tools.db, request, body.programmeId);
    const now = clock();
    await nameMentor({ ...tools, now }, requireMember(request).user.id, body);
    return mentorship({ db: tools.db, now }, body.id);
  };
}

async function mentorship({ db, now }: Pick<NotifyTools, "db" | "now">, id: string): Promise<Mentorship> {
  return presentMentorship(await required(getMentorship(db, id, now)));
}
