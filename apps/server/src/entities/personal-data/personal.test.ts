import { randomUUID } from "node:crypto";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { testCost } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser, noLetters } from "../../../test/rows.ts";
import { createPasswords } from "../../platform/auth/passwords.ts";
import type { Email } from "../../platform/mail/mail.ts";
import type { Db } from "../../platform/db/handle.ts";
import * as schema from "../../platform/db/schema/index.ts";
import { eraseDue } from "./erase.ts";
import { personalDataMap, impersonal } from "./personal-data-map.ts";

const password = "Уулын-салхи-42";
/** In every text of the member, and nowhere else. */
const canary = "zyxwvq";
const tables: PgTable[] = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [each] : []));
let hashed: string;
let me: string;
let other: string;
let cookie: string;

const server = freshServer();
beforeAll(async () => {
  hashed = await createPasswords({ cost: testCost, refuseCommon: false }).hash(password);
});
beforeEach(async () => {
  me = await addUser(server.db, { email: `${canary}@example.test`, firstName: canary, password: hashed });
  other = await addUser(server.db);
  cookie = await server.signIn(me);
  await fill(server.db);
});

const post = (url: string, body: unknown) => server.post(url, body, { cookie });

/** One row at least in every table that may hold something of a member. */
async function fill(db: Db): Promise<void> {
  const text = `Our ${canary} grows`;
  const idea = await addIdea(db, { userId: me, title: text, description: text, tags: [canary, "shared"] });
  const person = await addCofounder(db, { userId: me, firstName: canary, bio: text, phoneNumber: canary });
  const company = await addCompany(db, { userId: me, name: text, description: text });
  const project = await addProject(db, { companyId: company, title: text, description: text });
  const theirs = await addIdea(db, { userId: other, tags: ["shared"] });
  const score = { matchType: "cofounder" as const, compatibilityScore: 90 };
  await db.insert(schema.aiMatches).values([
    { ...score, userId: me, sourceId: idea, targetId: theirs, matchReasons: [text] },
    { ...score, userId: other, sourceId: theirs, targetId: person, matchReasons: [text] },
  ]);
  const hers = await addCompany(db, { userId: other });
  const work = await addProject(db, { companyId: hers });
  const sent = {
    contentLanguage: "en" as const,
    createdAt: server.clock.now(),
    updatedAt: server.clock.now(),
  };
  const both = { en: "Spring", mn: "Хавар" };
  const [programme] = await db
    .insert(schema.programmes)
    .values({
      ...sent,
      slug: "spring",
      name: both,
      words: both,
      entry: "open",
      questions: [],
      isListed: true,
    })
    .returning({ id: schema.programmes.id });
  await db.insert(schema.programmeMembers).values(
    [me, other].map((userId) => ({
      ...sent,
      programmeId: programme?.id ?? "",
      userId,
      state: "joined" as const,
      answers: [userId === me ? text : "A logo"],
    })),
  );
  await db.insert(schema.programmeScores).values(
    [me, other].map((reviewerId) => ({
      programmeId: programme?.id ?? "",
      userId: reviewerId === me ? other : me,
      reviewerId,
      score: 4,
      remarks: reviewerId === me ? text : "Good",
      updatedAt: server.clock.now(),
    })),
  );
  await db.insert(schema.programmeRecusals).values(
    [me, other].map((jurorId) => ({
      programmeId: programme?.id ?? "",
      userId: jurorId === me ? other : me,
      jurorId,
      createdAt: server.clock.now(),
    })),
  );
  await db
    .insert(schema.programmeVisits)
    .values([me, other].map((userId) => ({ programmeId: programme?.id ?? "", userId, day: "2026-05-04" })));
  await db.insert(schema.programmeInvitations).values(
    [`${canary}@example.test`, "other@example.test"].map((email) => ({
      programmeId: programme?.id ?? "",
      token: randomUUID(),
      email,
      places: 1,
      createdAt: server.clock.now(),
    })),
  );
  await db.insert(schema.programmeJurors).values(
    [`${canary}@example.test`, "other@example.test"].map((email) => ({
      programmeId: programme?.id ?? "",
      email,
      language: "mn" as const,
      createdAt: server.clock.now(),
    })),
  );
  const [round] = await db
    .insert(schema.rounds)
    .values({ ...sent, programmeId: programme?.id ?? "", name: "Demo", rounds: 1, minutes: 5, tables: 1 })
    .returning({ id: schema.rounds.id });
  const roundsId = round?.id ?? "";
  const [aId = "", bId = ""] = [me, other].toSorted();
  await db.insert(schema.roundPeople).values([me, other].map((userId) => ({ roundsId, userId })));
  await db.insert(schema.roundMeetings).values({
    roundsId,
    aId,
    bId,
    number: 1,
    place: 1,
    reasons: { en: [text], mn: [text] },
  });
  await db.insert(schema.roundPairs).values({ roundsId, aId, bId, rule: "together" });
  await db.insert(schema.roundAnswers).values([
    { roundsId, userId: me, otherId: other, wants: true, at: server.clock.now() },
    { roundsId, userId: other, otherId: me, wants: false, at: server.clock.now() },
  ]);
  await db
    .insert(schema.announcements)
    .values({ authorId: me, title: both, text: both, createdAt: server.clock.now() });
  const endsAt = server.clock.now();
  const [event] = await db
    .insert(schema.gatherings)
    .values({
      title: both,
      text: both,
      place: "Hall",
      beginsAt: endsAt,
      endsAt: new Date(endsAt.getTime() + 1),
      isListed: true,
      createdAt: endsAt,
      updatedAt: endsAt,
    })
    .returning({ id: schema.gatherings.id });
  await db.insert(schema.gatheringWalkIns).values(
    [`${canary}@example.test`, "other@example.test"].map((email) => ({
      gatheringId: event?.id ?? "",
      name: "Guest",
      email,
      createdAt: endsAt,
    })),
  );
  await db.insert(schema.gatheringGuests).values(
    [me, other].map((userId) => ({
      gatheringId: event?.id ?? "",
      userId,
      state: "going" as const,
      createdAt: endsAt,
    })),
  );
  for (const userId of [me, other]) {
    const [mentor] = await db
      .insert(schema.mentors)
      .values({ userId, about: userId === me ? text : "Sales", createdAt: endsAt, updatedAt: endsAt })
      .returning({ id: schema.mentors.id });
    const times = { beginsAt: endsAt, endsAt: new Date(endsAt.getTime() + 1), createdAt: endsAt };
    const [slot] = await db
      .insert(schema.mentorSlots)
      .values({
        ...times,
        mentorId: mentor?.id ?? "",
        userId,
        place: "Hall",
        words: userId === me ? text : "",
      })
      .returning({ id: schema.mentorSlots.id });
    await db.insert(schema.mentorBookings).values({
      ...times,
      slotId: slot?.id ?? "",
      userId: userId === me ? other : me,
      question: userId === me ? "Prices" : text,
      remarks: userId === me ? "Comes again" : text,
    });
  }
  await db.insert(schema.introductions).values([
    {
      programmeId: programme?.id ?? "",
      aId,
      bId,
      authorId: other,
      text,
      reasons: { en: [text], mn: [text] },
      isQuiet: false,
      createdAt: endsAt,
      endsAt,
    },
  ]);
  await db.insert(schema.serviceRequests).values(
    [me, other].map((userId) => ({
      ...sent,
      id: randomUUID(),
      userId,
      operatorId: userId === me ? other : me,
      movedBy: userId === me ? other : me,
      service: "design" as const,
      need: userId === me ? text : "A logo",
      preferredTime: "Soon",
    })),
  );
  await db.insert(schema.applications).values([
    {
      ...sent,
      id: randomUUID(),
      userId: me,
      ownerId: other,
      listingId: work,
      companyId: hers,
      title: "Work",
      profileKind: "cofounder",
      profileId: person,
      letter: text,
    },
    {
      ...sent,
      id: randomUUID(),
      userId: other,
      ownerId: me,
      listingId: project,
      companyId: company,
      title: text,
      profileKind: "company",
      profileId: hers,
      letter: "A letter",
    },
  ]);
  const done = { projectKind: "application" as const, rating: 4, contentLanguage: "en" as const };
  const createdAt = server.clock.now();
  await db.insert(schema.reviews).values([
    {
      ...done,
      id: randomUUID(),
      companyId: hers,
      authorId: me,
      projectId: work,
      title: "Work",
      text,
      createdAt,
    },
    {
      ...done,
      id: randomUUID(),
      companyId: company,
      authorId: other,
      projectId: project,
      title: text,
      createdAt,
    },
  ]);
  const story = { title: text, text, achievement: "team", groundKind: "connection", ...sent } as const;
  await db.insert(schema.successStories).values([
    { ...story, id: randomUUID(), groundId: randomUUID(), authorId: me, partnerId: other },
    { ...story, id: randomUUID(), groundId: randomUUID(), authorId: other, partnerId: me },
  ]);
  const invitation = {
    clientId: randomUUID(),
    targetKind: "idea" as const,
    message: text,
    createdAt,
    state: "accepted" as const,
  };
  const [connection] = await db
    .insert(schema.connections)
    .values([
      { ...invitation, senderId: me, receiverId: other, targetId: theirs },
      { ...invitation, senderId: other, receiverId: me, targetId: idea, state: "declined" },
    ])
    .returning({ id: schema.connections.id });
  const contact = { connectionId: connection?.id ?? "", ownerId: me, field: "phone" as const };
  await db.insert(schema.contactGrants).values({ ...contact, createdAt });
  await db.insert(schema.contactViews).values({ ...contact, viewerId: other, seenAt: createdAt });
  await db.insert(schema.connectionSettings).values({ userId: me, question: text });
  await db.insert(schema.blocks).values([
    { blockerId: me, blockedId: other, createdAt },
    { blockerId: other, blockedId: me, createdAt },
  ]);
  const complaint = { clientId: randomUUID(), reason: "spam" as const, text, createdAt };
  await db.insert(schema.reports).values([
    { ...complaint, reporterId: me, ownerId: other, subjectKind: "idea", subjectId: theirs },
    { ...complaint, reporterId: other, ownerId: me, subjectKind: "idea", subjectId: idea },
  ]);
  const decision = { outcome: "upheld" as const, rule: "no-spam" as const, decidedAt: createdAt };
  await db.insert(schema.decisions).values([
    { ...decision, subjectKind: "idea", subjectId: idea, ownerId: me, decidedBy: other, note: text },
    { ...decision, subjectKind: "idea", subjectId: theirs, ownerId: other, decidedBy: me, note: "Spam" },
  ]);
  await db.insert(schema.sanctions).values({
    userId: me,
    kind: "restricted",
    rule: "no-spam",
    note: text,
    since: createdAt,
  });
  await db.insert(schema.holds).values({ kind: "idea", entityId: idea, ownerId: me, since: createdAt });
  const news = { kind: "new-match" as const, version: "", createdAt: server.clock.now() };
  const data = { matchType: "startup-idea" as const, sourceId: person, percent: 90 };
  await db.insert(schema.notifications).values([
    { ...news, userId: me, subjectId: theirs, data },
    { ...news, userId: other, subjectId: person, data: { ...data, sourceId: theirs } },
    { ...news, kind: "message", userId: other, subjectId: idea, data: { actorId: me, actorName: canary } },
  ]);
  const search = { looksFor: "cofounder" as const, createdAt };
  const byIdea = { ...search, kind: "idea" as const, userId: other, sourceId: theirs };
  const searches = await db
    .insert(schema.keptSearches)
    .values([{ ...search, kind: "project" as const, userId: me, text }, byIdea])
    .returning({ id: schema.keptSearches.id });
  const founds = [theirs, person];
  await db
    .insert(schema.keptSearchFinds)
    .values(searches.map(({ id }, at) => ({ searchId: id, targetId: founds[at] ?? "" })));
  const shown = { channel: "app" as const, state: "sent" as const };
  const times = { createdAt: news.createdAt, dueAt: news.createdAt, changedAt: news.createdAt };
  await db
    .insert(schema.deliveries)
    .values({ userId: me, kind: "message", subjectId: theirs, ...shown, ...times });
  const at = server.clock.now();
  const [talk] = await db
    .insert(schema.conversations)
    .values({ kind: "connection", subjectId: theirs, lastSeq: 1, activeAt: at, createdAt: at })
    .returning();
  const conversationId = talk?.id ?? "";
  await db.insert(schema.conversationMembers).values([
    { conversationId, seat: 0, userId: me },
    { conversationId, seat: 1, userId: other },
  ]);
  // What was said to somebody else stays with them, without who said it.
  const said = { id: theirs, senderId: me, text: "Hello", createdAt: at };
  await db.insert(schema.messages).values({ conversationId, seq: 1, ...said });
  await db.insert(schema.profileViews).values([
    { userId: me, kind: "idea", entityId: theirs },
    { userId: other, kind: "project", entityId: project },
  ]);
  const claim = { companyId: company, domain: `${canary}.mn`, createdAt: server.clock.now() };
  const [own] = await db
    .insert(schema.domainClaims)
    .values({ ...claim, token: canary })
    .returning();
  const proven = { userId: me, claimId: own?.id, address: `${canary}@${canary}.mn` };
  await db.insert(schema.verifications).values([
    { ...proven, kind: "address", createdAt: server.clock.now() },
    { userId: other, kind: "vouch", vouchedBy: me, reason: "We met", createdAt: server.clock.now() },
  ]);
  const publicKey = new Uint8Array([1]);
  await db.insert(schema.passkeys).values({ userId: me, credentialId: canary, publicKey, name: canary });
  await db.insert(schema.recoveryCodes).values({ userId: me, hash: canary });
  const link = { tokenHash: canary, userId: me, email: canary, since: new Date(), expiresAt: new Date() };
  await db.insert(schema.recoveryLinks).values(link);
  const editedAt = server.clock.now();
  const draft = { kind: "idea" as const, entity: "new", fields: { title: text }, editedAt };
  await db.insert(schema.drafts).values({ userId: me, ...draft });
  const note = { userId: me, authorId: other, text: canary, createdAt: editedAt };
  await db.insert(schema.memberNotes).values(note);
  const view = { userId: me, name: canary, filters: { q: canary }, createdAt: editedAt };
  await db.insert(schema.savedViews).values(view);
  await db.insert(schema.files).values({ userId: me, key: "0123456789", name: canary, state: "stored" });
  const expiresAt = server.clock.now();
  const purpose = "second-step" as const;
  await db.insert(schema.authChallenges).values({ tokenHash: canary, purpose, userId: me, expiresAt });
  const email = `${canary.toUpperCase()}@example.test`;
  await db.insert(schema.emailCodes).values({ flowHash: canary, email, codeMac: canary, expiresAt });
}

/** The tables in which the text or the member's id is found. */
async function tablesWith(text: string): Promise<string[]> {
  const found = [];
  for (const table of tables) {
    const rows = await server.db.select().from(table);
    if (JSON.stringify(rows).toLowerCase().includes(text)) found.push(getTableName(table));
  }
  return found;
}

test("R44: every table is either exported, withheld for a reason, or holds nothing about a member", () => {
  const known = [...personalDataMap, ...impersonal].map(({ table }) => getTableName(table));
  expect(known.sort()).toEqual(tables.map(getTableName).sort());
});

test("R44: the export has all that the member gave and no secret, and asks for the password", async () => {
  expect((await post("/api/account/export", { password: "wrong" })).statusCode).toBe(400);
  const answer = await post("/api/account/export", { password });
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="khamt-2026-05-04.json"');
  server.clock.pass({ minutes: 5 * 60 });
  // By then it is the next day in Ulaanbaatar.
  const later = await post("/api/account/export", { password });
  expect(later.headers["content-disposition"]).toContain("khamt-2026-05-05.json");
  expect(later.json()).toMatchObject({ exportedAt: expect.stringMatching(/^2026-05-04T/) });
  const { data } = answer.json();
  const member = { id: me, email: "", entities: { idea: [], cofounder: [], company: [], project: [] } };
  for (const { table, withheld, shown } of personalDataMap) {
    if (!Array.isArray(withheld)) continue;
    const columns = Object.keys(getTableColumns(table)).filter((name) => !withheld.includes(name));
    const wanted = [...new Set([...columns, ...Object.keys(shown?.(member) ?? {})])];
    expect(data[getTableName(table)], getTableName(table)).toHaveLength(1);
    expect(Object.keys(data[getTableName(table)][0]).sort()).toEqual(wanted.sort());
  }
  expect(data.startup_cofounders[0]).toMatchObject({ phoneNumber: canary, userId: me });
  expect(answer.body).not.toContain("argon2");
});

test("R45: with a profile that is deleted nothing of others goes", async () => {
  const third = await addUser(server.db);
  const gone = await addIdea(server.db, { userId: third });
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(tables.map(async (table) => [getTableName(table), await server.db.$count(table)])),
    );
  const before = await counts();
  const deleted = { method: "DELETE", url: `/api/startup-ideas/${gone}` } as const;
  const answer = await server.call({ ...deleted, headers: { cookie: await server.signIn(third) } });
  expect(answer.statusCode, answer.body).toBe(200);
  const own = {
    startup_ideas: (before["startup_ideas"] ?? 0) - 1,
    search_entries: (before["search_entries"] ?? 0) - 1,
  };
  const { sessions, entity_changes } = await counts();
  expect(await counts()).toEqual({ ...before, ...own, sessions, entity_changes });
});

test("R45: deletion is planned for thirty days from now, hides the profiles, signs other devices out and can be taken back", async () => {
  const elsewhere = await server.signIn(me);
  const listed = async () => JSON.stringify((await server.get("/api/partners")).json()).includes(canary);
  expect(await listed()).toBe(true);
  const planned = await post("/api/account/delete", { password });
  expect(planned.json()).toMatchObject({ deletesAt: "2026-06-03T12:00:00.000Z" });
  expect(await listed()).toBe(false);
  server.clock.pass({ days: 1 });
  expect((await post("/api/account/delete", { password })).json().deletesAt).toBe(planned.json().deletesAt);
  expect((await server.get("/api/account", { cookie: elsewhere })).statusCode).toBe(401);
  expect((await server.get("/api/account", { cookie })).json().deletesAt).toBe("2026-06-03T12:00:00.000Z");

  expect((await post("/api/account/keep", {})).statusCode).toBe(200);
  expect(await listed()).toBe(true);
  expect((await server.get(`/api/search?q=${canary}`)).json().results).not.toEqual([]);
  server.clock.pass({ days: 60 });
  expect(await eraseDue(server.db, { now: server.clock.now(), ...noLetters })).toBe(0);
  expect(server.letters.map(({ kind }) => kind)).toEqual(["deletion-planned", "deletion-cancelled"]);
});

test("R45: after thirty days nothing of the member is left, nothing of others is lost, and a stop in the middle is made up for", async () => {
  await post("/api/account/delete", { password });
  server.clock.pass({ days: 29 });
  const letters: Email[] = [];
  const erase = (send = async (letter: Email) => void letters.push(letter)) =>
    eraseDue(server.db, { now: server.clock.now(), ...noLetters, post: send });
  expect(await erase()).toBe(0);
  server.clock.pass({ days: 1 });

  const before = await tablesWith(canary);
  const stopped = erase(async () => {
    throw new Error("the process ends");
  });
  await expect(stopped).rejects.toThrow("the process ends");
  expect(await tablesWith(canary)).toEqual(before);

  expect(await erase()).toBe(1);
  expect(await tablesWith(canary)).toEqual([]);
  expect(await tablesWith(me)).toEqual([]);
  expect(letters).toEqual([expect.objectContaining({ kind: "deleted", to: `${canary}@example.test` })]);
  expect((await server.get("/api/account", { cookie })).statusCode).toBe(401);
  expect((await server.get("/api/startup-ideas")).json()).toHaveLength(1);
  const words = await server.db.select().from(schema.searchWords);
  expect(words.map(({ word }) => word)).toContain("shared");
  expect(await erase()).toBe(0);
});
