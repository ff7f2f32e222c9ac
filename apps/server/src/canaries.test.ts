import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entityKinds } from "@khamt/contract/vocabulary";
import { now, openTestApp, type TestApp } from "../test/app.ts";
import { addPerson, type Person } from "../test/people.ts";
import { addProgramme } from "../test/programmes.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../test/rows.ts";
import { beginWith, openConversation } from "./modules/conversations/open.ts";
import {
  connections,
  drafts,
  gatheringGuests,
  gatherings,
  keptSearches,
  memberNotes,
  mentorBookings,
  mentors,
  mentorSlots,
  programmeInvitations,
  reports,
} from "./platform/db/schema/index.ts";

// What one member keeps to themselves, or said to one other, stands under a mark of its own; then everything is read as others.

const canary = (name: string) => `canary${name}`;
const slug = "spring";
const later = { beginsAt: new Date("2999-05-04T10:00:00Z"), endsAt: new Date("2999-05-04T12:00:00Z") };
const times = { createdAt: now, updatedAt: now };

let server: TestApp;
let other: Person;
let manager: Person;
let victim: string;
/** Who hides. */
let away: string;
let cookieOfVictim: string;
let ids: string[];
const paths = new Set<string>();

beforeAll(async () => {
  server = await openTestApp({
    onRoute: ({ method, url }) => {
      const isRead = method === "GET" && !url.startsWith("/api/docs") && url !== "/api/openapi.json";
      if (isRead && url !== "/api/events") paths.add(url);
    },
  });
  const { db } = server;
  other = await addPerson(server, {}, { skills: ["React"] });
  manager = await addPerson(server, {});
  victim = await addUser(db, {
    username: canary("username"),
    email: `${canary("mail")}@x.test`,
    password: canary("password"),
    passwordResetToken: canary("reset"),
    lastName: "Батбаяр",
  });
  cookieOfVictim = await server.signIn(victim);
  away = await addUser(db, { privacy: { isListed: false } });
  const programmeId = await addProgramme(server, {
    slug,
    managers: [manager],
    members: [{ id: victim }, { id: away }],
  });
  ids = [
    victim,
    programmeId,
    ...(await addHidden(programmeId)),
    ...(await addProfiles()),
    ...(await addTalks()),
    ...(await addDesk(programmeId)),
  ];
});
afterAll(() => server.close());

async function addProfiles(): Promise<string[]> {
  const { db } = server;
  const preferences = { skills: { importance: "must" as const, values: [canary("demand")] } };
  const contacts = { email: `${canary("own")}@x.test`, phoneNumber: canary("phone") };
  const numbers = { registrationNumber: canary("registration"), taxId: canary("tax") };
  const hidden = { title: canary("unlisted"), description: canary("unlisted"), isActive: false };
  await db.insert(drafts).values({
    userId: victim,
    kind: "idea",
    entity: "new",
    fields: { title: canary("draft") },
    editedAt: now,
  });
  await db.insert(keptSearches).values({
    userId: victim,
    looksFor: "startup-idea",
    kind: "cofounder",
    text: canary("search"),
    createdAt: now,
  });
  return [
    await addIdea(db, { userId: victim, requiredSkills: ["React"], preferences }),
    await addIdea(db, { userId: victim, ...hidden }),
    await addCofounder(db, { userId: victim, skills: ["React"], ...contacts }),
    await addCompany(db, { userId: victim, hidesContacts: true, ...contacts, ...numbers }),
  ];
}

/** What they have published before, and an event of the programme to which they come. */
async function addHidden(programmeId: string): Promise<string[]> {
  const { db } = server;
  const said = { en: "Open door", mn: "Нээлттэй өдөр" };
  const [event] = await db
    .insert(gatherings)
    .values({ programmeId, title: said, text: said, place: "Hall", isListed: true, ...later, ...times })
    .returning({ id: gatherings.id });
  const gatheringId = event?.id ?? "";
  await db.insert(gatheringGuests).values({ gatheringId, userId: away, state: "going", createdAt: now });
  const companyId = await addCompany(db, { userId: away, name: canary("firm") });
  return [
    away,
    gatheringId,
    companyId,
    await addIdea(db, { userId: away, title: canary("idea") }),
    await addCofounder(db, { userId: away, title: canary("person") }),
    await addProject(db, { companyId, title: canary("project") }),
  ];
}

async function addTalks(): Promise<string[]> {
  const { db } = server;
  const friend = await addUser(db);
  const invitation = { clientId: randomUUID(), senderId: victim, receiverId: friend, createdAt: now };
  const about = { targetKind: "idea" as const, targetId: victim, message: canary("invitation") };
  const [row] = await db
    .insert(connections)
    .values({ ...invitation, ...about })
    .returning({ id: connections.id });
  const talk = await openConversation(db, {
    kind: "connection",
    subjectId: row?.id ?? "",
    members: [victim, friend],
    now,
  });
  await beginWith(db, talk, [{ senderId: victim, text: canary("message"), at: now }]);
  const subject = { subjectKind: "cofounder" as const, subjectId: victim, ownerId: victim };
  await db.insert(reports).values({
    ...subject,
    clientId: randomUUID(),
    reporterId: friend,
    reason: "spam",
    text: canary("report"),
    createdAt: now,
  });
  await db
    .insert(memberNotes)
    .values({ userId: victim, authorId: friend, text: canary("note"), createdAt: now });
  return [row?.id ?? "", talk];
}

async function addDesk(programmeId: string): Promise<string[]> {
  const { db } = server;
  const said = { en: "Demo day", mn: "Демо өдөр" };
  const [event] = await db
    .insert(gatherings)
    .values({
      title: said,
      text: said,
      link: `https://${canary("link")}.test`,
      isListed: true,
      ...later,
      ...times,
    })
    .returning({ id: gatherings.id });
  const host = await addUser(db);
  const [mentor] = await db
    .insert(mentors)
    .values({ userId: host, about: "Sales", ...times })
    .returning({ id: mentors.id });
  const mentorId = mentor?.id ?? "";
  const [slot] = await db
    .insert(mentorSlots)
    .values({ mentorId, userId: host, link: `https://${canary("room")}.test`, ...later, createdAt: now })
    .returning({ id: mentorSlots.id });
  const slotId = slot?.id ?? "";
  const booking = { slotId, userId: victim, question: canary("question"), ...later, createdAt: now };
  const [booked] = await db.insert(mentorBookings).values(booking).returning({ id: mentorBookings.id });
  await db
    .insert(programmeInvitations)
    .values({ programmeId, token: canary("token"), places: 3, createdAt: now });
  return [event?.id ?? "", mentorId, slotId, booked?.id ?? ""];
}

/** The addresses that a route has for what is there. */
function addressesOf(path: string): string[] {
  if (!path.includes(":")) return [path, `${path}?q=canary`];
  const named = path.replace(":entity", "new").replace(":slug", slug);
  const filled = entityKinds.flatMap((kind) =>
    ids.map((id) => named.replace(":kind", kind).replaceAll(/:\w+/g, id)),
  );
  return [...new Set(filled)];
}

/** Which marks are in what this reader can read. */
async function foundBy(cookie: string | undefined): Promise<string[]> {
  const found = new Set<string>();
  for (const address of [...paths].flatMap(addressesOf)) {
    const answer = await server.get(address, cookie === undefined ? {} : { cookie });
    expect(answer.statusCode, address).toBeLessThan(500);
    for (const mark of answer.body.match(/canary[a-z]+/g) ?? [])
      found.add(`${address.split("?")[0]} ${mark}`);
  }
  return [...found].map((each) => each.replaceAll(/[0-9a-f-]{36}/g, ":id")).toSorted();
}

test("R18 a visitor and another member read nothing of it, anywhere", async () => {
  expect(await foundBy(undefined)).toEqual([]);
  expect(await foundBy(await server.signIn(other.id))).toEqual([]);
});

test("R18 who manages a programme reads the addresses of its people, its links, and nothing else", async () => {
  expect(await foundBy(await server.signIn(manager.id))).toEqual([
    "/api/manage/programmes/:id/invitations canarytoken",
    "/api/manage/programmes/:id/members canarymail",
    "/api/manage/programmes/:id/members.csv canarymail",
  ]);
});

test("the crawl finds what its owner may read", async () => {
  const found = await foundBy(cookieOfVictim);
  for (const mark of ["draft", "search", "message", "demand", "unlisted", "tax", "phone", "question"])
    expect(
      found.some((each) => each.endsWith(canary(mark))),
      mark,
    ).toBe(true);
  for (const mark of ["password", "reset", "username", "report", "note", "token", "link"])
    expect(
      found.some((each) => each.endsWith(canary(mark))),
      mark,
    ).toBe(false);
});
