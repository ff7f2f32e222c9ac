import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Account, addAccount } from "../test/account.ts";
import { goodPassword } from "../test/accounts.ts";
import { type Answer, errorOf, now as beginning, openTestApp, type TestApp, testCost } from "../test/app.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../test/rows.ts";
import { createPasswords } from "./platform/auth/passwords.ts";
import { listSessions } from "./platform/auth/sessions.ts";
import { beginWith, openConversation } from "./modules/conversations/open.ts";
import {
  aiMatches,
  announcements,
  gatherings,
  introductions,
  keptSearches,
  mentorBookings,
  mentors,
  mentorSlots,
  applications,
  blocks,
  connections,
  contactGrants,
  decisions,
  domainClaims,
  files,
  passkeys,
  programmeInvitations,
  programmeJurors,
  programmeMembers,
  programmes,
  reviews,
  reports,
  roundMeetings,
  roundPeople,
  rounds,
  sanctions,
  serviceRequests,
  successStories,
  verifications,
} from "./platform/db/schema/index.ts";
import { untouchedSite } from "@khamt/contract";

// Who may call what, in one table: a route without a row fails, and so does a row without a route.

const roles = ["visitor", "member", "company", "owner", "moderator", "admin"] as const;
type Role = (typeof roles)[number];
/** "in": not turned away for who they are, though what they send may be refused. */
type Outcome = "in" | 200 | 401 | 403 | 404;
type Cell = { ids: Ids; ownerId: string };
type Url = (cell: Cell) => string | Promise<string>;
type Row = {
  expected: Record<Role, Outcome>;
  url?: Url;
  body?: object;
};
type Ids = Record<"idea" | "cofounder" | "company" | "project", string>;

const all = (outcome: Outcome) =>
  Object.fromEntries(roles.map((role) => [role, outcome])) as Record<Role, Outcome>;
const anyone: Row = { expected: all("in") };
const everybody = (url?: Url): Row => ({ expected: all(200), ...(url && { url }) });
const reader = (kind: keyof Ids, path: string): Row => everybody(({ ids }) => `${path}/${ids[kind]}`);
const members = (body?: object): Row => ({ expected: { ...all(200), visitor: 401 }, ...(body && { body }) });
/** For members, whatever becomes of what they send. */
const membersTry: Row = { expected: { ...all("in"), visitor: 401 } };

/** For those who are named; everybody else gets the other answer. */
const only =
  (named: Partial<Row["expected"]>, other: Outcome) =>
  (url?: Url, body?: object): Row => ({
    expected: { ...all(other), visitor: 401, ...named },
    ...(url && { url }),
    ...(body && { body }),
  });
/** Where no member has anything of that kind. */
const nobody = only({}, 404);
/** For what belongs to one member: nobody else learns that it is there, the administrator neither. */
const ownerOnly = only({ owner: 200 }, 404);
/** For the owner, who manages the programme that it may belong to, and for administrators; nobody else learns that it is there. */
const managersOnly = only({ owner: 200, admin: 200 }, 404);
const adminOnly = only({ admin: 200 }, 403);
const moderators = only({ moderator: 200, admin: 200 }, 403);

/** An address below that of something which is made for the owner. */
const of =
  (add: (ownerId: string) => Promise<string>, path = ""): Url =>
  async ({ ownerId }) =>
    `${await add(ownerId)}${path}`;

const nil = "00000000-0000-4000-8000-000000000000";

const proof = { password: goodPassword };
const newPassword = "Chuluut-Gol9 tsas";

const ownPaths = {
  "startup-ideas": "my-startup-idea-profile",
  "startup-cofounders": "my-cofounder-profile",
  companies: "my-company-profile",
  "project-listings": "my-project-listing",
};

const edit = { title: "Cold storage", firstName: "Bat" };

/** Nobody has any of these; who has one is shown in own.test.ts. */
function ownRows([path, mine]: [string, string]): [string, Row][] {
  const nobodys = `/api/${path}/${nil}`;
  return [
    [`GET /api/${mine}`, nobody()],
    [`GET /api/${mine}s`, members()],
    [`POST /api/${path}`, { ...membersTry, body: edit }],
    [`PUT /api/${path}/:id`, { ...membersTry, url: () => `${nobodys}?version=2026-05-04T12:00:00.000Z` }],
    [`DELETE /api/${path}/:id`, nobody(() => nobodys)],
  ];
}

async function addFile(userId: string): Promise<string> {
  const key = randomUUID();
  const name = "plan.pdf";
  await server.db
    .insert(files)
    .values({ key, userId, state: "stored", type: "application/pdf", name, freeSince: new Date() });
  await server.storage.put(key, Buffer.from("%PDF-"), "application/pdf");
  return `/files/${key}`;
}

async function addKeptSearch(userId: string): Promise<string> {
  const search = { userId, looksFor: "startup-idea" as const, kind: "cofounder" as const };
  const [row] = await server.db
    .insert(keptSearches)
    .values({ ...search, text: "React", createdAt: new Date() })
    .returning();
  return `/api/kept-searches/${row?.id}`;
}

async function addMatch(userId: string): Promise<string> {
  const match = { userId, matchType: "startup-idea" as const, targetId: ids.idea, compatibilityScore: 70 };
  const [row] = await server.db
    .insert(aiMatches)
    .values({ ...match, status: "saved" })
    .returning();
  return `/api/my-matches/${row?.id}`;
}

/** The owner manages it, and somebody else takes part. */
async function addProgramme(ownerId: string) {
  const now = new Date();
  const times = { createdAt: now, updatedAt: now };
  const { slug, ...input } = programmeInput();
  const [row] = await server.db
    .insert(programmes)
    .values({ ...input, slug, ...times })
    .returning();
  const programmeId = row?.id ?? "";
  const memberId = await addUser(server.db, { isEmailVerified: true });
  await server.db.insert(programmeMembers).values([
    { programmeId, userId: ownerId, role: "manager", state: "joined", ...times },
    { programmeId, userId: memberId, state: "joined", ...times },
  ]);
  const [invitation] = await server.db
    .insert(programmeInvitations)
    .values({ programmeId, token: randomUUID(), places: 3, createdAt: now })
    .returning();
  return { id: programmeId, slug, memberId, invitationId: invitation?.id ?? "" };
}

function programmeInput() {
  const both = { en: "Spring", mn: "Хавар" };
  return {
    slug: `p-${randomUUID().slice(0, 8)}`,
    name: both,
    words: both,
    startsOn: null,
    endsOn: null,
    entry: "open" as const,
    questions: [],
    isListed: true,
  };
}

const programme = async (ownerId: string) => `/api/programmes/${(await addProgramme(ownerId)).slug}`;
const managed = async (ownerId: string) => `/api/manage/programmes/${(await addProgramme(ownerId)).id}`;

async function addApplicant(managerId: string) {
  const { id, memberId } = await addProgramme(managerId);
  const isOf = and(eq(programmeMembers.programmeId, id), eq(programmeMembers.userId, memberId));
  await server.db.update(programmeMembers).set({ state: "applied" }).where(isOf);
  return { id, memberId };
}

/** Who has applied to the owner's programme. */
async function applicant(ownerId: string): Promise<string> {
  const { id, memberId } = await addApplicant(ownerId);
  return `/api/manage/programmes/${id}/members/${memberId}`;
}

/** A programme whose member has applied, and the owner's row of its jury: they have said yes. Whoever manages it is somebody else. */
async function addJury(ownerId: string) {
  const { id, memberId } = await addApplicant(await addUser(server.db));
  const times = { joinedAt: new Date(), createdAt: new Date() };
  await server.db
    .insert(programmeJurors)
    .values({ programmeId: id, email: "juror@example.com", language: "en", userId: ownerId, ...times });
  return { id, memberId };
}

const jury = async (ownerId: string) => `/api/juries/${(await addJury(ownerId)).id}`;

async function judged(ownerId: string): Promise<string> {
  const { id, memberId } = await addJury(ownerId);
  return `/api/juries/${id}/applications/${memberId}`;
}

/** Of a programme that the owner manages. */
async function addJuror(ownerId: string): Promise<string> {
  const { id } = await addProgramme(ownerId);
  const [row] = await server.db
    .insert(programmeJurors)
    .values({ programmeId: id, email: "juror@example.com", language: "en", createdAt: new Date(0) })
    .returning();
  return `/api/manage/programmes/${id}/jurors/${row?.id}`;
}

const mailedInput = {
  text: "new@example.com",
  language: "en",
  // The clock goes on from test to test.
  endsAt: new Date(beginning.getTime() + 120 * 86_400_000).toISOString(),
};

/** In a programme that the owner manages and takes part in; the first of two rounds has begun. */
async function addRounds(ownerId: string) {
  const now = new Date();
  const { id: programmeId, memberId } = await addProgramme(ownerId);
  const [row] = await server.db
    .insert(rounds)
    .values({
      programmeId,
      name: "Demo day",
      rounds: 2,
      minutes: 5,
      tables: 2,
      current: 1,
      state: "running" as const,
      currentSince: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const roundsId = row?.id ?? "";
  const [aId = "", bId = ""] = [ownerId, memberId].toSorted();
  await server.db.insert(roundPeople).values([ownerId, memberId].map((userId) => ({ roundsId, userId })));
  await server.db
    .insert(roundMeetings)
    .values({ roundsId, aId, bId, number: 1, place: 1, reasons: { en: [], mn: [] } });
  return { id: roundsId, programmeId, memberId };
}

const ownRounds = async (ownerId: string) => `/api/rounds/${(await addRounds(ownerId)).id}`;
const managedRounds = async (ownerId: string) => `/api/manage/rounds/${(await addRounds(ownerId)).id}`;

const saidToAll = { en: "Tomorrow at ten", mn: "Маргааш арван цагт" };
const announcementInput = { id: randomUUID(), programmeId: null, title: saidToAll, text: saidToAll };

/** Of a programme that the owner manages. */
async function addAnnouncement(ownerId: string): Promise<string> {
  const { id: programmeId } = await addProgramme(ownerId);
  const [row] = await server.db
    .insert(announcements)
    .values({ programmeId, title: saidToAll, text: saidToAll, createdAt: new Date() })
    .returning();
  return `/api/manage/announcements/${row?.id}`;
}

const member = async () => `/api/manage/members/${await addUser(server.db)}`;

/** Of the owner by nobody, in a programme that the owner manages. */
async function addIntroduction(ownerId: string): Promise<string> {
  const { id: programmeId, memberId } = await addProgramme(ownerId);
  const [aId = "", bId = ""] = [ownerId, memberId].toSorted();
  const createdAt = server.clock.now();
  const [row] = await server.db
    .insert(introductions)
    .values({
      programmeId,
      aId,
      bId,
      text: "You should meet",
      reasons: { en: [], mn: [] },
      isQuiet: false,
      createdAt,
      endsAt: new Date(createdAt.getTime() + 86_400_000),
    })
    .returning();
  return row?.id ?? "";
}

const timesOfEvent = { beginsAt: "2999-05-04T10:00:00.000Z", endsAt: "2999-05-04T12:00:00.000Z" };
const eventInput = {
  id: "00000000-0000-4000-8000-000000000008",
  programmeId: null,
  title: saidToAll,
  text: saidToAll,
  place: "Hall",
  link: null,
  ...timesOfEvent,
  places: null,
  isListed: true,
};

/** Open to all, of a programme that the owner manages. */
async function addEvent(ownerId: string) {
  const { id: programmeId } = await addProgramme(ownerId);
  const now = new Date();
  const [beginsAt, endsAt] = [new Date(timesOfEvent.beginsAt), new Date(timesOfEvent.endsAt)];
  const [row] = await server.db
    .insert(gatherings)
    .values({
      ...eventInput,
      id: randomUUID(),
      programmeId,
      beginsAt,
      endsAt,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  return { id: row?.id ?? "", programmeId };
}

const event = async (ownerId: string) => `/api/calendar/${(await addEvent(ownerId)).id}`;
const managedEvent = async (ownerId: string) => `/api/manage/calendar/${(await addEvent(ownerId)).id}`;

/** Of a programme that the owner manages. Its mentor and its members are others, one of whom has booked a slot. */
async function addMentor(ownerId: string) {
  const { id: programmeId, memberId: userId } = await addProgramme(ownerId);
  const times = { createdAt: new Date(), updatedAt: new Date() };
  const [mentor] = await server.db
    .insert(mentors)
    .values({ programmeId, userId, about: "Sales", ...times })
    .returning();
  const [beginsAt, endsAt] = [new Date(timesOfEvent.beginsAt), new Date(timesOfEvent.endsAt)];
  const slot = { mentorId: mentor?.id ?? "", beginsAt, endsAt, place: "Hall", createdAt: times.createdAt };
  const [made] = await server.db
    .insert(mentorSlots)
    .values({ ...slot, userId })
    .returning();
  return { id: mentor?.id ?? "", slotId: made?.id ?? "" };
}

async function addBooking(ownerId: string): Promise<string> {
  const { slotId } = await addMentor(ownerId);
  const [beginsAt, endsAt] = [new Date(timesOfEvent.beginsAt), new Date(timesOfEvent.endsAt)];
  await server.db.delete(mentorBookings).where(eq(mentorBookings.userId, ownerId));
  const [row] = await server.db
    .insert(mentorBookings)
    .values({ slotId, userId: ownerId, beginsAt, endsAt, question: "Prices?", createdAt: new Date() })
    .returning();
  return `/api/mentors/bookings/${row?.id}`;
}

const laterSlot = "00000000-0000-4000-8000-00000000000b";

/** Of the mentor with whom the owner has booked. */
async function addLaterSlot(ownerId: string): Promise<void> {
  await server.db.delete(mentorSlots).where(eq(mentorSlots.id, laterSlot));
  await server.db.execute(sql`
    insert into mentor_slots (id, mentor_id, user_id, begins_at, ends_at, place, created_at)
    select ${laterSlot}, slot.mentor_id, slot.user_id, slot.ends_at, slot.ends_at + interval '1 hour', slot.place, slot.created_at
    from mentor_slots slot join mentor_bookings booking on booking.slot_id = slot.id where booking.user_id = ${ownerId}`);
}

const hoursInput = {
  beginsAt: "2998-05-04T10:00:00.000Z",
  endsAt: "2998-05-04T12:00:00.000Z",
  minutes: 30,
  pause: 0,
  weeks: 1,
  place: "Hall",
  link: null,
  words: null,
};

/** Of the owner's programme. */
const mentor = async (ownerId: string) => `/api/mentors/${(await addMentor(ownerId)).id}`;

async function addConversation(userId: string): Promise<string> {
  const members: [string, string] = [userId, await addUser(server.db)];
  const about = { kind: "connection" as const, subjectId: randomUUID() };
  return `/api/conversations/${await openConversation(server.db, { ...about, members, now: new Date() })}`;
}

async function addMessage(conversation: string, senderId: string): Promise<number> {
  const conversationId = conversation.split("/").at(-1) ?? "";
  await beginWith(server.db, conversationId, [{ senderId, text: "Hello", at: new Date() }]);
  return 1;
}

/** Every call about one connection, with what it sends. */
const connectionCalls: Record<string, object> = {
  view: {},
  accept: {},
  "not-now": {},
  withdraw: {},
  decline: { reason: "no-time" },
  ask: { text: "Why now?" },
  answer: { text: "Because" },
  contacts: { field: "email", isGranted: true },
  reveal: { field: "email" },
};

/** One in which the member may make that call. */
async function addInvitation(call: string, ownerId: string): Promise<string> {
  const other = await addUser(server.db);
  const isSender = ["withdraw", "answer"].includes(call);
  const [senderId, receiverId] = isSender ? [ownerId, other] : [other, ownerId];
  const states: Record<string, "asked" | "accepted"> = {
    answer: "asked",
    contacts: "accepted",
    reveal: "accepted",
  };
  const createdAt = server.clock.now();
  const asked = [{ question: "Why?", askedAt: createdAt.toISOString(), answer: null, answeredAt: null }];
  const [row] = await server.db
    .insert(connections)
    .values({
      clientId: randomUUID(),
      senderId,
      receiverId,
      targetKind: "idea",
      targetId: ids.idea,
      message: "Hello",
      state: states[call] ?? "sent",
      asked: call === "answer" ? asked : [],
      createdAt,
    })
    .returning();
  const connectionId = row?.id ?? "";
  if (call === "reveal")
    await server.db.insert(contactGrants).values({ connectionId, ownerId: other, field: "email", createdAt });
  return connectionId;
}

async function addBlock(blockerId: string): Promise<string> {
  const blockedId = await addUser(server.db);
  const [row] = await server.db
    .insert(blocks)
    .values({ blockerId, blockedId, createdAt: server.clock.now() })
    .returning();
  return `/api/blocks/${row?.id}`;
}

async function addReport(): Promise<string> {
  const subject = { subjectKind: "connection" as const, subjectId: randomUUID() };
  const ownerId = await addUser(server.db);
  const [row] = await server.db
    .insert(reports)
    .values({
      ...subject,
      clientId: randomUUID(),
      ownerId,
      reason: "spam",
      text: "",
      createdAt: server.clock.now(),
    })
    .returning();
  return `/api/admin/reports/${row?.id}`;
}

/** That is appealed against. */
async function addDecision(): Promise<string> {
  const subject = { subjectKind: "connection" as const, subjectId: randomUUID() };
  const ownerId = await addUser(server.db);
  const decided = {
    outcome: "upheld" as const,
    rule: "no-spam" as const,
    note: "",
    decidedAt: server.clock.now(),
    appeal: "Look again",
  };
  const [row] = await server.db
    .insert(decisions)
    .values({ ...subject, ...decided, ownerId })
    .returning();
  return `/api/admin/decisions/${row?.id}`;
}

async function addVouch(): Promise<string> {
  const userId = await addUser(server.db);
  const [row] = await server.db
    .insert(verifications)
    .values({ userId, kind: "vouch", reason: "We have met", createdAt: server.clock.now() })
    .returning();
  return `/api/admin/vouches/${row?.id}`;
}

async function addListing(userId: string): Promise<string> {
  const companyId = await addCompany(server.db, { userId });
  return `/api/project-listings/${await addProject(server.db, { companyId })}`;
}

async function addApplication(userId: string): Promise<string> {
  const now = new Date();
  const id = randomUUID();
  await server.db.insert(applications).values({
    id,
    userId,
    ownerId: await addUser(server.db),
    listingId: ids.project,
    title: "A project",
    profileKind: "cofounder",
    profileId: id,
    letter: "A letter",
    contentLanguage: "en",
    createdAt: now,
    updatedAt: now,
  });
  return `/api/applications/${id}`;
}

async function addServiceRequest(userId: string, state: "requested" | "confirmed" = "requested") {
  const id = randomUUID();
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const said = { need: "A shop on the web", contentLanguage: "en", preferredTime: "Soon" } as const;
  await server.db.insert(serviceRequests).values({ id, userId, state, service: "design", ...said, ...at });
  return `/api/service-requests/${id}`;
}

async function addReview(userId: string): Promise<string> {
  const id = randomUUID();
  const companyId = await addCompany(server.db, { userId });
  const project = { projectKind: "application" as const, projectId: id, title: "A project" };
  await server.db
    .insert(reviews)
    .values({ id, companyId, ...project, rating: 5, contentLanguage: "en", createdAt: new Date() });
  return `/api/reviews/${id}/answer`;
}

const storyWords = {
  title: "A shop of felt",
  text: "We met here. ".repeat(10),
  achievement: "team",
} as const;

async function addStory(authorId: string): Promise<string> {
  const id = randomUUID();
  const ground = { groundKind: "connection" as const, groundId: id, partnerId: await addUser(server.db) };
  const at = { createdAt: new Date(), updatedAt: new Date() };
  await server.db
    .insert(successStories)
    .values({ id, authorId, ...ground, ...storyWords, contentLanguage: "en", ...at });
  return `/api/success-stories/${id}`;
}

const claimCode = "0123456789";

async function addClaim(userId: string): Promise<string> {
  const companyId = await addCompany(server.db, { userId });
  const claim = { companyId, domain: "khamt.mn", token: claimCode, createdAt: new Date() };
  const [row] = await server.db.insert(domainClaims).values(claim).returning();
  return `/api/domains/${row?.id}`;
}

const table: Record<string, Row> = {
  "GET /healthz": anyone,
  "GET /readyz": anyone,
  "POST /api/policy-reports": anyone,
  "GET /api/openapi.json": anyone,
  "GET /robots.txt": everybody(),
  "GET /sitemap.xml": everybody(),
  // The server of the tests names nobody.
  "GET /.well-known/security.txt": { expected: all(404) },
  "GET /og/khamt.png": everybody(),
  "GET /og/:kind/:id.png": everybody(({ ids }) => `/og/idea/${ids.idea}.png`),
  "GET /api/startup-ideas": anyone,
  "GET /api/ideas": anyone,
  "GET /api/ideas/search": anyone,
  "GET /api/startup-ideas/:id": reader("idea", "/api/startup-ideas"),
  "GET /api/startup-cofounders": anyone,
  "GET /api/startup-cofounders/:id": reader("cofounder", "/api/startup-cofounders"),
  "GET /api/companies": anyone,
  "GET /api/companies/:id": reader("company", "/api/companies"),
  "GET /api/project-listings": anyone,
  "GET /api/project-listings/:id": reader("project", "/api/project-listings"),
  "GET /api/partners": anyone,
  "GET /api/partners/search": anyone,
  "GET /api/partners/counts": anyone,
  "GET /api/partners/:id": reader("cofounder", "/api/partners"),
  "POST /api/matches": anyone,
  "POST /api/matches/text": anyone,
  "POST /api/matches/advice": anyone,
  "POST /api/matches/pair": anyone,
  "POST /api/matches/hints": anyone,
  "POST /api/matches/team": anyone,
  "GET /api/showcase": anyone,
  "POST /api/preferences/count": anyone,
  "GET /api/dashboard": members(),
  "GET /api/my-matches": members(),
  "GET /api/my-matches/dismissed": members(),
  "POST /api/my-matches": membersTry,
  "POST /api/my-matches/generate": members(),
  "POST /api/my-matches/with": members({ targets: [{ kind: "idea", id: nil }] }),
  "GET /api/my-matches/with/:kind/:id": {
    ...members(),
    url: ({ ids }) => `/api/my-matches/with/idea/${ids.idea}`,
  },
  "PATCH /api/my-matches/:id": ownerOnly(of(addMatch), { status: "dismissed" }),
  "DELETE /api/my-matches/:id": ownerOnly(of(addMatch)),
  "GET /api/kept-searches": members(),
  "POST /api/kept-searches": members({ looksFor: "startup-idea", about: { text: "React" } }),
  "DELETE /api/kept-searches/:id": ownerOnly(of(addKeptSearch)),
  "GET /api/events": membersTry,
  "GET /api/conversations": members(),
  "GET /api/conversations/unread": members(),
  "GET /api/conversations/search": membersTry,
  "GET /api/conversations/:id": ownerOnly(of(addConversation)),
  "GET /api/conversations/:id/messages": ownerOnly(of(addConversation, "/messages")),
  "POST /api/conversations/:id/messages": ownerOnly(of(addConversation, "/messages"), {
    id: randomUUID(),
    text: "Hello",
  }),
  "DELETE /api/conversations/:id/messages/:seq": ownerOnly(async ({ ownerId }) => {
    const conversation = await addConversation(ownerId);
    return `${conversation}/messages/${await addMessage(conversation, ownerId)}`;
  }),
  "POST /api/conversations/:id/read": ownerOnly(of(addConversation, "/read"), { seq: 1 }),
  "POST /api/conversations/:id/typing": ownerOnly(of(addConversation, "/typing")),
  "POST /api/conversations/:id/note": ownerOnly(of(addConversation, "/note"), { note: "Knows cooling" }),
  "POST /api/conversations/:id/mute": ownerOnly(of(addConversation, "/mute"), { isMuted: false }),
  "GET /api/notifications": members(),
  "GET /api/notifications/unread": members(),
  "POST /api/notifications/read": members({ all: true }),
  "GET /api/notifications/deliveries": members(),
  "GET /api/mail/still-looking": anyone,
  "POST /api/mail/still-looking": anyone,
  "GET /api/mail/unsubscribe": anyone,
  "POST /api/mail/unsubscribe": anyone,
  "GET /api/connections": members(),
  "POST /api/connections": membersTry,
  "GET /api/connections/quota": members(),
  "GET /api/connections/settings": members(),
  "PUT /api/connections/settings": members({ question: "Why me?", weeklyCap: 5 }),
  "GET /api/connections/with/:kind/:id": {
    ...members(),
    url: () => `/api/connections/with/idea/${ids.idea}`,
  },
  ...Object.fromEntries(
    Object.entries(connectionCalls).map(([call, body]): [string, Row] => [
      `POST /api/connections/:id/${call}`,
      ownerOnly(
        async ({ ownerId }) => `/api/connections/${await addInvitation(call, ownerId)}/${call}`,
        body,
      ),
    ]),
  ),
  "GET /api/connections/:id/contacts": ownerOnly(
    async ({ ownerId }) => `/api/connections/${await addInvitation("contacts", ownerId)}/contacts`,
  ),
  "GET /api/blocks": members(),
  "POST /api/blocks": membersTry,
  "DELETE /api/blocks/:id": ownerOnly(of(addBlock)),
  "POST /api/reports": membersTry,
  "GET /api/admin/reports": moderators(),
  "GET /api/my-decisions": members(),
  "POST /api/my-decisions/appeals": {
    ...nobody(),
    body: { subject: { kind: "idea", id: nil }, text: "Look again" },
  },
  "GET /api/admin/decisions": moderators(),
  "POST /api/admin/reports/:id/dismiss": moderators(of(addReport, "/dismiss"), { rule: "no-spam" }),
  "POST /api/admin/decisions/:id/restore": moderators(of(addDecision, "/restore"), { rule: "no-spam" }),
  "POST /api/admin/decisions/:id/keep": moderators(of(addDecision, "/keep")),
  "POST /api/admin/reports/:id/uphold": moderators(of(addReport, "/uphold"), { rule: "no-spam" }),
  "GET /api/site": everybody(),
  "GET /api/site/terms": everybody(),
  "GET /api/manage/site": adminOnly(),
  "PUT /api/manage/site": { ...adminOnly(), body: untouchedSite },
  "GET /api/manage/first-run": adminOnly(),
  "POST /api/manage/first-run/:step/later": adminOnly(async () => "/api/manage/first-run/mail/later"),
  "POST /api/manage/test-letter": adminOnly(),
  "GET /api/programmes": everybody(),
  "GET /api/my-programmes": members(),
  "GET /api/programmes/:slug": everybody(of(programme)),
  "POST /api/programmes/:slug/join": {
    ...members({ invitation: null, answers: [] }),
    url: of(programme, "/join"),
  },
  // Nobody of them has applied.
  "PUT /api/programmes/:slug/application": {
    ...membersTry,
    url: of(programme, "/application"),
    body: { answers: [] },
  },
  // Who manages it alone stays.
  "POST /api/programmes/:slug/leave": {
    expected: { ...all(200), visitor: 401, owner: "in" },
    url: of(programme, "/leave"),
  },
  "PUT /api/programmes/:slug/pool": ownerOnly(of(programme, "/pool"), { pool: "programme" }),
  // Who is in needs the link that hangs there.
  "POST /api/programmes/:slug/visit": {
    ...membersTry,
    url: of(programme, "/visit"),
    body: { invitation: "none" },
  },
  "GET /api/manage/waiting": members(),
  "GET /api/manage/figures": managersOnly(
    async ({ ownerId }) => `/api/manage/figures?programme=${(await addProgramme(ownerId)).id}`,
  ),
  "GET /api/manage/figures/table.csv": managersOnly(
    async ({ ownerId }) =>
      `/api/manage/figures/table.csv?table=steps&programme=${(await addProgramme(ownerId)).id}`,
  ),
  "GET /api/manage/programmes": members(),
  "POST /api/manage/programmes": { ...adminOnly(), body: programmeInput() },
  "GET /api/manage/programmes/:id": managersOnly(of(managed)),
  // The address that the owner gives it is taken by then.
  "PUT /api/manage/programmes/:id": only({ owner: 200, admin: "in" }, 404)(of(managed), programmeInput()),
  "PUT /api/manage/programmes/:id/archive": managersOnly(of(managed, "/archive"), { isArchived: true }),
  "GET /api/manage/programmes/:id/members": managersOnly(of(managed, "/members")),
  "GET /api/manage/programmes/:id/members.csv": managersOnly(of(managed, "/members.csv")),
  "POST /api/manage/programmes/:id/members": managersOnly(of(managed, "/members"), { ids: [nil] }),
  "POST /api/manage/programmes/:id/members/:userId/:action": managersOnly(async ({ ownerId }) => {
    const { id, memberId } = await addProgramme(ownerId);
    return `/api/manage/programmes/${id}/members/${memberId}/remove`;
  }),
  "POST /api/manage/programmes/:id/decisions": managersOnly(of(managed, "/decisions"), {
    action: "accept",
    people: [{ id: nil, version: beginning.toISOString() }],
  }),
  "POST /api/manage/programmes/:id/decisions/send": managersOnly(of(managed, "/decisions/send"), {
    people: [{ id: nil, version: beginning.toISOString() }],
  }),
  "GET /api/manage/programmes/:id/reviewers": managersOnly(of(managed, "/reviewers")),
  "GET /api/manage/programmes/:id/start-ups": managersOnly(of(managed, "/start-ups")),
  "GET /api/manage/programmes/:id/start-ups.csv": managersOnly(of(managed, "/start-ups.csv")),
  "PUT /api/manage/programmes/:id/members/:userId/recusal": managersOnly(of(applicant, "/recusal"), {
    isRecused: true,
  }),
  "PUT /api/manage/programmes/:id/members/:userId/score": managersOnly(of(applicant, "/score"), {
    score: 4,
    remarks: "",
  }),
  "GET /api/manage/programmes/:id/invitations": managersOnly(of(managed, "/invitations")),
  // The id that the owner gives it is taken by then.
  "POST /api/manage/programmes/:id/invitations": only({ owner: 200, admin: "in" }, 404)(
    of(managed, "/invitations"),
    { id: nil, places: 3, endsAt: null },
  ),
  "DELETE /api/manage/programmes/:id/invitations/:invitation": managersOnly(async ({ ownerId }) => {
    const { id, invitationId } = await addProgramme(ownerId);
    return `/api/manage/programmes/${id}/invitations/${invitationId}`;
  }),
  "GET /api/manage/programmes/:id/invitations/mailed": managersOnly(of(managed, "/invitations/mailed")),
  "POST /api/manage/programmes/:id/invitations/mailed/preview": managersOnly(
    of(managed, "/invitations/mailed/preview"),
    mailedInput,
  ),
  "POST /api/manage/programmes/:id/invitations/mailed": managersOnly(of(managed, "/invitations/mailed"), {
    ...mailedInput,
    people: 1,
  }),
  "GET /api/manage/programmes/:id/jury": managersOnly(of(managed, "/jury")),
  "PUT /api/manage/programmes/:id/jury": managersOnly(of(managed, "/jury"), { seesContacts: true }),
  "POST /api/manage/programmes/:id/jurors": managersOnly(of(managed, "/jurors"), {
    emails: ["juror@example.com"],
    language: "en",
  }),
  "POST /api/manage/programmes/:id/jurors/:juror/reminder": managersOnly(of(addJuror, "/reminder")),
  "DELETE /api/manage/programmes/:id/jurors/:juror": managersOnly(of(addJuror)),
  "GET /api/juries": members(),
  "GET /api/juries/:id": ownerOnly(of(jury)),
  "DELETE /api/juries/:id": ownerOnly(of(jury)),
  "POST /api/juries/:id/join": ownerOnly(of(jury, "/join")),
  "GET /api/juries/:id/applications": ownerOnly(of(jury, "/applications")),
  "PUT /api/juries/:id/applications/:userId/recusal": ownerOnly(of(judged, "/recusal"), { isRecused: true }),
  "PUT /api/juries/:id/applications/:userId/score": ownerOnly(of(judged, "/score"), {
    score: 4,
    remarks: "",
  }),
  "GET /api/manage/members": adminOnly(),
  "GET /api/manage/members/export": adminOnly(),
  "GET /api/manage/members/:id": adminOnly(of(member)),
  "POST /api/manage/members/acts": {
    ...adminOnly(),
    body: { id: nil, act: "sign-out", ids: [nil], note: "A phone was lost" },
  },
  "PUT /api/manage/members/:id/address": adminOnly(
    async () => {
      const id = await addUser(server.db, { isEmailVerified: false });
      return `/api/manage/members/${id}/address`;
    },
    { email: "corrected@example.com" },
  ),
  "POST /api/manage/members/:id/notes": adminOnly(of(member, "/notes"), {
    id: nil,
    text: "Called on Monday",
  }),
  // Only who wrote it takes it out.
  "DELETE /api/manage/members/:id/notes/:note": only({ admin: 404 }, 403)(of(member, `/notes/${nil}`)),
  "GET /api/manage/views": adminOnly(),
  "POST /api/manage/views": { ...adminOnly(), body: { name: "Companies", filters: {} } },
  "DELETE /api/manage/views/:id": only({ admin: 404 }, 403)(() => `/api/manage/views/${nil}`),
  "POST /api/manage/members/import/preview": {
    ...adminOnly(),
    body: { text: "email", language: "en", programme: null, keepsOthers: false },
  },
  "POST /api/manage/members/import": {
    ...only({ admin: "in" }, 403)(),
    body: { text: "email", language: "en", programme: null, keepsOthers: false, people: 1 },
  },
  "GET /api/manage/rounds": members(),
  // There is no such programme.
  "POST /api/manage/rounds": {
    ...nobody(),
    body: { id: nil, programmeId: nil, name: "Demo day", rounds: 2, minutes: 5, tables: 2 },
  },
  "GET /api/manage/rounds/people": managersOnly(
    async ({ ownerId }) =>
      `/api/manage/rounds/people?programmeId=${(await addProgramme(ownerId)).id}&audience=filter&word=finance`,
  ),
  "GET /api/manage/rounds/:id": managersOnly(of(managedRounds)),
  "POST /api/manage/rounds/:id/plan": managersOnly(of(managedRounds, "/plan")),
  "POST /api/manage/rounds/:id/next": managersOnly(of(managedRounds, "/next"), { round: 2 }),
  "POST /api/manage/rounds/:id/end": managersOnly(of(managedRounds, "/end")),
  "POST /api/manage/rounds/:id/people/:userId/:mark": managersOnly(async ({ ownerId }) => {
    const { id, memberId } = await addRounds(ownerId);
    return `/api/manage/rounds/${id}/people/${memberId}/left`;
  }),
  // The two of the body take no part in them.
  "PUT /api/manage/rounds/:id/pairs": nobody(of(managedRounds, "/pairs"), {
    a: nil,
    b: "00000000-0000-4000-8000-000000000001",
    rule: "apart",
  }),
  "GET /api/manage/rounds/:id/timetable": managersOnly(of(managedRounds, "/timetable")),
  "GET /api/rounds": members(),
  "GET /api/rounds/:id": ownerOnly(of(ownRounds)),
  // The owner has met nobody of that name.
  "PUT /api/rounds/:id/answers": only({ owner: "in" }, 404)(of(ownRounds, "/answers"), {
    with: nil,
    wants: true,
  }),
  "GET /api/announcements": members(),
  "GET /api/manage/announcements": members(),
  "POST /api/manage/announcements": { ...adminOnly(), body: announcementInput },
  "DELETE /api/manage/announcements/:id": managersOnly(of(addAnnouncement)),
  "GET /api/calendar": everybody(),
  "GET /api/calendar/:id/event.ics": everybody(of(event, "/event.ics")),
  "POST /api/calendar/:id/sign-up": { ...members(), url: of(event, "/sign-up") },
  "POST /api/calendar/:id/leave": { ...members(), url: of(event, "/leave") },
  "GET /api/manage/calendar": members(),
  "GET /api/manage/calendar/in-place": {
    ...members(),
    url: async () =>
      "/api/manage/calendar/in-place?place=Hall&beginsAt=2026-12-01T10:00:00Z&endsAt=2026-12-01T11:00:00Z",
  },
  "POST /api/manage/calendar": { ...adminOnly(), body: eventInput },
  "PUT /api/manage/calendar/:id": adminOnly(of(managedEvent), eventInput),
  "POST /api/manage/calendar/:id/cancel": managersOnly(of(managedEvent, "/cancel")),
  "GET /api/manage/calendar/:id/guests": managersOnly(of(managedEvent, "/guests")),
  // Its day has not come.
  "PUT /api/manage/calendar/:id/guests/:userId/visit": only({ owner: "in", admin: "in" }, 404)(
    of(managedEvent, `/guests/${randomUUID()}/visit`),
    { hasCome: true },
  ),
  "GET /api/manage/calendar/:id/walk-ins": managersOnly(of(managedEvent, "/walk-ins")),
  // Its day has not come.
  "POST /api/manage/calendar/:id/walk-ins": only({ owner: "in", admin: "in" }, 404)(
    of(managedEvent, "/walk-ins"),
    { id: randomUUID(), name: "Bat", email: null },
  ),
  // There is no such guest.
  "DELETE /api/manage/calendar/:id/walk-ins/:walkIn": nobody(of(managedEvent, `/walk-ins/${randomUUID()}`)),
  "GET /api/manage/calendar/:id/guests.csv": managersOnly(of(managedEvent, "/guests.csv")),
  "GET /api/mentors": members(),
  "GET /api/mentors/bookings": members(),
  "GET /api/mentors/mine": members(),
  "GET /api/mentors/bookings/:id/booking.ics": ownerOnly(of(addBooking, "/booking.ics")),
  "POST /api/mentors/bookings/:id/cancel": ownerOnly(of(addBooking, "/cancel")),
  "PUT /api/mentors/bookings/:id/slot": managersOnly(
    async ({ ownerId }) => {
      const path = await addBooking(ownerId);
      await addLaterSlot(ownerId);
      return `${path}/slot`;
    },
    { slot: laterSlot },
  ),
  // It has not begun. The owner manages the programme besides.
  "PUT /api/mentors/bookings/:id/outcome": only({ owner: "in", admin: "in" }, 404)(
    of(addBooking, "/outcome"),
    { outcome: "missed", remarks: null },
  ),
  // Those who take part in the programme, such as its manager; administrators, who don't, do not.
  "POST /api/mentors/slots/:id/book": ownerOnly(
    async ({ ownerId }) => {
      await server.db.delete(mentorBookings).where(eq(mentorBookings.userId, ownerId));
      return `/api/mentors/slots/${(await addMentor(ownerId)).slotId}/book`;
    },
    { id: "00000000-0000-4000-8000-00000000000a", question: "Prices?" },
  ),
  "GET /api/mentors/:id/slots": managersOnly(of(mentor, "/slots")),
  "POST /api/mentors/:id/slots": managersOnly(of(mentor, "/slots"), hoursInput),
  "PUT /api/mentors/:id/slots": managersOnly(of(mentor, "/slots"), {
    slots: [nil],
    place: "Hall",
    link: null,
    words: null,
  }),
  "GET /api/mentors/:id/talks": managersOnly(of(mentor, "/talks")),
  "POST /api/mentors/:id/withdraw": managersOnly(of(mentor, "/withdraw"), { slots: [nil], note: null }),
  "PUT /api/mentors/:id": managersOnly(of(mentor), { about: "Sales" }),
  "DELETE /api/mentors/:id": managersOnly(of(mentor)),
  "GET /api/manage/mentors": members(),
  "GET /api/manage/mentors/talks.csv": members(),
  // A manager's programme is another; and of the site administrators alone name mentors, of whom this is none.
  "POST /api/manage/mentors": {
    ...only({ admin: 404 }, 403)(),
    body: {
      id: "00000000-0000-4000-8000-00000000000b",
      programmeId: null,
      email: "nobody@khamt.test",
      about: "Sales",
    },
  },
  "GET /api/introductions": members(),
  "PUT /api/introductions/:id/answer": ownerOnly(
    async ({ ownerId }) => `/api/introductions/${await addIntroduction(ownerId)}/answer`,
    { accepts: true },
  ),
  "GET /api/manage/introductions": members(),
  // There is no such programme.
  "POST /api/manage/introductions": {
    ...nobody(),
    body: {
      id: "00000000-0000-4000-8000-000000000009",
      programmeId: nil,
      a: "00000000-0000-4000-8000-000000000001",
      b: "00000000-0000-4000-8000-000000000002",
      text: "You should meet",
    },
  },
  "DELETE /api/manage/introductions/:id": managersOnly(
    async ({ ownerId }) => `/api/manage/introductions/${await addIntroduction(ownerId)}`,
  ),
  "GET /api/manage/introductions/people": managersOnly(async ({ ownerId }) => {
    const { id, memberId } = await addProgramme(ownerId);
    return `/api/manage/introductions/people?programmeId=${id}&to=${memberId}`;
  }),
  "GET /api/manage/introductions/fit": managersOnly(async ({ ownerId }) => {
    const { id, memberId } = await addProgramme(ownerId);
    return `/api/manage/introductions/fit?programmeId=${id}&a=${ownerId}&b=${memberId}`;
  }),
  ...Object.fromEntries(
    ["restrict", "suspend"].map((act): [string, Row] => [
      `POST /api/admin/accounts/:id/${act}`,
      adminOnly(async () => `/api/admin/accounts/${await addUser(server.db)}/${act}`, {
        rule: "no-spam",
        note: "The same words to everyone",
        ...proof,
      }),
    ]),
  ),
  "POST /api/admin/accounts/:id/keep": adminOnly(async () => {
    const userId = await addUser(server.db, { standing: "restricted" });
    const why = { kind: "restricted", rule: "no-spam", note: "Look", appeal: "Look again" } as const;
    await server.db.insert(sanctions).values({ userId, ...why, since: server.clock.now() });
    return `/api/admin/accounts/${userId}/keep`;
  }),
  "POST /api/admin/accounts/:id/restore": adminOnly(
    async () => {
      const id = await addUser(server.db, { standing: "restricted" });
      return `/api/admin/accounts/${id}/restore`;
    },
    { note: "It was a mistake" },
  ),
  "GET /api/admin/acts": adminOnly(),
  "GET /api/admin/administrators": adminOnly(),
  "POST /api/admin/administrators": {
    ...only({ admin: 404 }, 403)(),
    body: { email: "nobody@khamt.test", ...proof },
  },
  "POST /api/admin/administrators/:id/demote": adminOnly(async () => {
    const id = await addUser(server.db, { role: "admin" });
    return `/api/admin/administrators/${id}/demote`;
  }, proof),
  "POST /api/appeal/read": anyone,
  "POST /api/appeal": anyone,
  "GET /api/service-requests": members(),
  "POST /api/service-requests": membersTry,
  "POST /api/service-requests/:id/cancel": managersOnly(of(addServiceRequest, "/cancel"), {
    reason: "Not this month",
  }),
  "POST /api/service-requests/:id/confirm": adminOnly(of(addServiceRequest, "/confirm"), {
    time: "Monday",
    answer: "Gladly",
  }),
  "POST /api/service-requests/:id/done": adminOnly(
    async ({ ownerId }) => `${await addServiceRequest(ownerId, "confirmed")}/done`,
  ),
  "GET /api/applications": { ...members(), url: () => "/api/applications?side=mine" },
  "POST /api/applications/with": members({ listings: [nil] }),
  "POST /api/project-listings/:id/applications": {
    ...membersTry,
    url: ({ ids }) => `/api/project-listings/${ids.project}/applications`,
  },
  // Theirs, but as a profile that is not.
  "PUT /api/applications/:id": only({ owner: "in" }, 404)(of(addApplication), {
    profile: { kind: "cofounder", id: nil },
    letter: "A letter of more than fifty characters, as it has to be.",
  }),
  "POST /api/applications/:id/:action": ownerOnly(of(addApplication, "/withdraw")),
  "POST /api/project-listings/:id/close": ownerOnly(of(addListing, "/close"), { outcome: "found-here" }),
  "POST /api/project-listings/:id/renew": ownerOnly(of(addListing, "/renew")),
  "GET /api/companies/:id/reviews": everybody(({ ids }) => `/api/companies/${ids.company}/reviews`),
  // Nobody here has finished anything with it.
  "POST /api/companies/:id/reviews": {
    ...nobody(({ ids }) => `/api/companies/${ids.company}/reviews`),
    body: { id: nil, project: { kind: "application", id: nil }, rating: 5 },
  },
  "GET /api/startup-cofounders/:id/reviews": everybody(
    ({ ids }) => `/api/startup-cofounders/${ids.cofounder}/reviews`,
  ),
  // Nobody here has finished anything with them.
  "POST /api/startup-cofounders/:id/reviews": {
    ...nobody(({ ids }) => `/api/startup-cofounders/${ids.cofounder}/reviews`),
    body: { id: nil, project: { kind: "application", id: nil }, rating: 5 },
  },
  "PUT /api/reviews/:id/answer": ownerOnly(of(addReview), { text: "Thank you" }),
  "GET /api/success-stories": everybody(),
  "GET /api/success-stories/mine": members(),
  // Nothing came about that they could tell of.
  "POST /api/success-stories": {
    ...nobody(),
    body: { ...storyWords, id: nil, ground: { kind: "connection", id: nil } },
  },
  "PUT /api/success-stories/:id": ownerOnly(of(addStory), storyWords),
  "POST /api/success-stories/:id/:action": ownerOnly(of(addStory, "/take-back"), { version: 1 }),
  "GET /api/private-index/:kind": everybody(() => "/api/private-index/cofounder"),
  "GET /api/concept-graph": everybody(),
  "GET /api/search": anyone,
  "GET /api/concepts": anyone,
  "GET /api/sums": anyone,
  "GET /api/stats": anyone,

  "POST /api/auth/send-verification": anyone,
  "POST /api/auth/verify-email": anyone,
  "POST /api/auth/sign-in": anyone,
  "POST /api/auth/second-step": anyone,
  "POST /api/auth/sign-out": anyone,
  "GET /api/auth/me": anyone,
  "POST /api/auth/password/forgot": anyone,
  "POST /api/auth/password/reset": anyone,
  "POST /api/auth/password/change": members({ current: goodPassword, password: newPassword }),
  "POST /api/auth/email/change": members({ email: "another@khamt.test", ...proof }),
  "DELETE /api/auth/email/change": members(),
  "POST /api/auth/email/confirm": anyone,
  "GET /api/auth/sessions": members(),
  "POST /api/auth/sessions/end": members(proof),
  "POST /api/auth/sessions/:id/end": ownerOnly(async ({ ownerId }) => {
    await server.signIn(ownerId);
    const [session] = await listSessions(server.db, ownerId, server.clock.now());
    return `/api/auth/sessions/${session?.sid}/end`;
  }, proof),
  "POST /api/auth/passkeys/sign-in-options": anyone,
  "POST /api/auth/passkeys/sign-in": anyone,

  "GET /api/account": members(),
  "PATCH /api/account": members({ language: "mn" }),
  // An administrator has it on already.
  "POST /api/account/totp": {
    ...members(proof),
    expected: { ...all(200), visitor: 401, moderator: "in", admin: "in" },
  },
  "POST /api/account/totp/confirm": membersTry,
  "POST /api/account/totp/off": members(proof),
  "POST /api/account/recovery-codes": membersTry,
  "GET /api/account/passkeys": members(),
  "POST /api/account/passkeys/options": members(proof),
  "POST /api/account/passkeys": membersTry,
  "POST /api/account/passkeys/:id/remove": ownerOnly(async ({ ownerId: userId }) => {
    const key = { userId, credentialId: userId, publicKey: new Uint8Array(), name: "Key" };
    const [row] = await server.db.insert(passkeys).values(key).returning();
    return `/api/account/passkeys/${row?.id}/remove`;
  }, proof),
  "POST /api/account/export": members(proof),
  "POST /api/account/delete": members(proof),
  "POST /api/account/keep": members(),
  "POST /api/account/back": members(),
  ...Object.fromEntries(Object.entries(ownPaths).flatMap(ownRows)),
  "GET /api/contact": anyone,
  "POST /api/contact": anyone,
  "GET /api/operator": anyone,
  "GET /api/domains": members(),
  "POST /api/domains": { ...membersTry, body: { domain: "khamt.mn" } },
  "POST /api/domains/:id/check": ownerOnly(of(addClaim, "/check"), { code: claimCode }),
  "DELETE /api/domains/:id": ownerOnly(of(addClaim)),
  "GET /api/verification": members(),
  "POST /api/verification/address": { ...membersTry, body: { email: "bat@khamt.mn" } },
  "POST /api/verification/address/confirm": {
    ...membersTry,
    body: { email: "bat@khamt.mn", code: "ABC234" },
  },
  "DELETE /api/verification/address": members(),
  "GET /api/admin/vouches": adminOnly(),
  "POST /api/admin/vouches": {
    ...only({ admin: 404 }, 403)(),
    body: { cofounderId: nil, reason: "We have met" },
  },
  "POST /api/admin/vouches/:id/end": adminOnly(of(addVouch, "/end"), { reason: "It was a mistake" }),
  "GET /api/drafts/:kind/:entity": { ...members(), url: () => "/api/drafts/idea/new" },
  "PUT /api/drafts/:kind/:entity": {
    ...members({ fields: {}, editedAt: "2026-05-04T12:00:00.000Z" }),
    url: () => "/api/drafts/idea/new",
  },
  "DELETE /api/drafts/:kind/:entity": { ...members(), url: () => "/api/drafts/idea/new" },
  "POST /api/projects/upload": members(),
  "GET /api/my-files": members(),
  "PUT /files/:key": { ...membersTry, url: () => "/files/0123456789" },
  "GET /files/:key": { expected: { ...all(404), owner: 200 }, url: of(addFile) },
};

let server: TestApp;
let ids: Ids;
let password: string;
const routes = new Set<string>();

beforeAll(async () => {
  server = await openTestApp({
    onRoute: ({ method, url }) => {
      // Addresses asked in a wrong way are registered with a list of methods; the reference brings its own files.
      if (typeof method === "string" && method !== "HEAD" && !url.startsWith("/api/docs"))
        routes.add(`${method} ${url}`);
    },
  });
  const { db } = server;
  const company = await addCompany(db);
  ids = {
    company,
    idea: await addIdea(db),
    cofounder: await addCofounder(db),
    project: await addProject(db, { companyId: company }),
  };
  password = await createPasswords({ cost: testCost, refuseCommon: true }).hash(goodPassword);
});
afterAll(() => server.close());

test("every route has its row, and every row its route", () => {
  expect([...routes].sort()).toEqual(Object.keys(table).sort());
});

test.each(Object.entries(table))("%s", async (route, row) => {
  // Who owns nothing is a member as any.
  const asked = roles.filter((role) => role !== "owner" || row.url);
  const isChange = (role: Role) => !route.startsWith("GET") && [200, "in"].includes(row.expected[role]);
  const statuses: Partial<Record<Role, number>> = {};
  let subject = await addSubject(route, row);
  nextHour();
  const ask = async (role: Role) => {
    const cookie = await cookieOf(role, { ...subject, isChange: isChange(role) });
    statuses[role] = (await call({ route, row, url: subject.url, cookie })).statusCode;
  };
  // Who reads or is refused changes nothing: they ask about one and the same at once, and then the first who may change it.
  await Promise.all(asked.filter((role) => !isChange(role)).map(ask));
  for (const [at, role] of asked.filter(isChange).entries()) {
    if (at > 0) subject = await addSubject(route, row);
    nextHour();
    await ask(role);
  }
  const expected = asked.map((role) => [role, row.expected[role] === "in" ? letIn : row.expected[role]]);
  expect(statuses).toEqual(Object.fromEntries(expected));
});

async function cookieOf(
  role: Role,
  { ownerId, isChange }: { ownerId: string; isChange: boolean },
): Promise<string | undefined> {
  if (role === "visitor") return undefined;
  if (role === "owner") return server.signIn(ownerId);
  return (await (isChange ? signInAnew : signedInOnce)(role)).cookie;
}

const letIn: unknown = expect.toBeOneOf([200, 400, 409]);

/** Between two calls that count, each from its own network, so that no limit is met. */
function nextHour(): void {
  server.clock.pass({ minutes: 61 });
}

async function addSubject(route: string, { url }: Row): Promise<{ ownerId: string; url: string }> {
  const [, path = ""] = route.split(" ");
  if (!url) return { ownerId: "", url: path };
  const ownerId = await addUser(server.db, { password, isEmailVerified: true });
  return { ownerId, url: await url({ ids, ownerId }) };
}

type Call = { route: string; row: Row; url: string; cookie: string | undefined };

function call({ route, row, url, cookie }: Call): Promise<Answer> {
  const [method = ""] = route.split(" ");
  return server.call({
    method,
    url,
    remoteAddress: nextAddress(),
    headers: { ...(cookie && { cookie }) },
    ...(method !== "GET" && method !== "DELETE" && { payload: row.body ?? {} }),
  });
}

/** What the desk shows and does, to mentors too, without what leads an administrator to the second step. */
const desk = Object.entries(table).filter(
  ([route]) =>
    /^\S+ \/api\/(manage\/|admin\/|mentors\/:id)/.test(route) && route !== "GET /api/manage/first-run",
);

test.each(desk)("%s is nothing for an administrator whom a password alone lets in", async (...entry) => {
  expect(await errorAtDesk(entry, "by a password alone")).toBe("second-step-needed");
});

test.each(desk.filter(([route]) => !route.startsWith("GET")))(
  "%s is nothing for a manager whose account is restricted",
  async (...entry) => {
    expect(["account-restricted", "not-allowed"]).toContain(await errorAtDesk(entry, "restricted"));
  },
);

/** What is of one programme: of whom manages another, or managed this one, it is nothing. */
const ofProgramme = desk.filter(
  ([route, { url, expected }]) =>
    url &&
    [expected.member, expected.owner].join() !== "200,200" &&
    expected.member === 404 &&
    !route.includes("/import"),
);

test.each(ofProgramme)(
  "%s is nothing for a manager of another programme, or who managed this one",
  async (...entry) => {
    const [route, row] = entry;
    const [one, other] = [await signInAnew("member"), await signInAnew("member")];
    const [own = "", foreign = ""] = [
      await row.url?.({ ids, ownerId: one.id }),
      await row.url?.({ ids, ownerId: other.id }),
    ];
    const ask = async (url: string) => {
      nextHour();
      return (await call({ route, row, url, cookie: await server.signIn(one.id) })).statusCode;
    };
    const others = [foreign, withLaterIds(own, foreign)].filter((url) => url !== own);
    for (const url of others) expect(await ask(url), url).toBe(404);
    const left = { role: "member", state: "left" } as const;
    await server.db.update(programmeMembers).set(left).where(eq(programmeMembers.userId, one.id));
    expect(await ask(own), "what was one's own").toBe(404);
  },
);

/** Of the first address, with the second's ids in all places but the first. */
function withLaterIds(own: string, foreign: string): string {
  const ids = foreign.match(uuid) ?? [];
  let at = 0;
  return own.replace(uuid, (id) => (at++ === 0 ? id : (ids[at - 1] ?? id)));
}
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const askers = {
  member: {},
  company: { userType: "company" },
  moderator: { role: "moderator" },
  admin: { role: "admin" },
  "by a password alone": { role: "admin", totpEnabledAt: null },
  restricted: { standing: "restricted" },
} as const;
type Asker = keyof typeof askers;

async function errorAtDesk([route, row]: [string, Row], asker: Asker): Promise<string | undefined> {
  nextHour();
  const { id, cookie } = await signedInOnce(asker);
  const [, path = ""] = route.split(" ");
  const url = row.url ? await row.url({ ids, ownerId: id }) : path;
  return errorOf(await call({ route, row, url, cookie }));
}

const signedIn = new Map<Asker, Promise<Account>>();

/** The account of all calls that change nothing. One session would end before the last of them. */
async function signedInOnce(asker: Asker): Promise<Account> {
  const known = signedIn.get(asker) ?? signInAnew(asker);
  signedIn.set(asker, known);
  const { id } = await known;
  return { id, cookie: await server.signIn(id) };
}

const signInAnew = (asker: Asker) => addAccount(server, { password, ...askers[asker] });

let calls = 0;
function nextAddress(): string {
  calls += 1;
  return `10.5.${Math.floor(calls / 250)}.${calls % 250}`;
}
