import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  type KeptSearch,
  keptSearch,
  type KeptSearchInput,
  mostKeptSearches,
  notificationList,
} from "@khamt/contract";
import { testKeys } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { accountant, developer, foodIdea } from "../../../test/matching-rows.ts";
import { addCofounder, addIdea, addUser } from "../../../test/rows.ts";
import { blocks, keptSearchFinds, startupCofounders, users } from "../../platform/db/schema/index.ts";
import { publish } from "../../platform/live/live.ts";
import type { Email } from "../../platform/mail/mail.ts";
import { sendNotificationEmails } from "../notifications/index.ts";
import { watchSearches } from "./watch.ts";

let me: string;
let headers: { cookie: string };
const server = freshServer();
beforeEach(async () => {
  me = await addUser(server.db, { isEmailVerified: true });
  headers = { cookie: await server.signIn(me) };
  await watch();
});

const wish: KeptSearchInput = {
  looksFor: "cofounder",
  about: { text: foodIdea.description },
};

async function watch() {
  const { db, matching, clock } = server;
  const post = async () => {};
  await watchSearches({ db, matching, live: { publish }, post, now: clock.now() });
}

async function keep(input: KeptSearchInput = wish): Promise<KeptSearch> {
  const answer = await server.post("/api/kept-searches", input, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return keptSearch.strict().parse(answer.json());
}

async function list(): Promise<KeptSearch[]> {
  return (await server.get("/api/kept-searches", headers)).json();
}

async function news() {
  const answer = await server.get("/api/notifications", headers);
  const { items } = notificationList.parse(answer.json());
  return items.flatMap((each) => (each.kind === "search-match" ? each : []));
}

const nobody = "33333333-3333-4333-8333-333333333333";

test("A member keeps searches by a text and by an own profile, sees them newest first and ends them", async () => {
  const idea = await addIdea(server.db, { ...foodIdea, userId: me });
  const byText = await keep();
  expect(byText).toMatchObject({ looksFor: "cofounder", text: foodIdea.description, source: null });
  server.clock.pass({ minutes: 1 });
  const byIdea = await keep({ looksFor: "cofounder", about: { source: { kind: "idea", id: idea } } });
  expect(byIdea).toMatchObject({ text: null, source: { kind: "idea", id: idea, name: foodIdea.title } });
  expect(await list()).toEqual([byIdea, byText]);
  const url = `/api/kept-searches/${byText.id}`;
  expect((await server.call({ method: "DELETE", url, headers })).json()).toEqual({ id: byText.id });
  expect(await list()).toEqual([byIdea]);
  expect((await server.call({ method: "DELETE", url, headers })).statusCode).toBe(404);
});

test("The same search is kept once, and no more than ten are, also of calls at once", async () => {
  const first = await keep();
  expect(await keep()).toEqual(first);
  const more = Array.from({ length: mostKeptSearches }, (_, at) =>
    server.post("/api/kept-searches", { ...wish, about: { text: `React ${at}` } }, headers),
  );
  const statuses = (await Promise.all(more)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(mostKeptSearches - 1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  expect(await list()).toHaveLength(mostKeptSearches);
});

test.each([
  [{ looksFor: "friend", about: { text: "React" } }, 400, "looksFor"],
  [
    { looksFor: "startup-idea", about: { source: { kind: "project", id: nobody } } },
    400,
    "about.source.kind",
  ],
  [{ looksFor: "project", about: { text: "React", as: "project" } }, 400, "about.as"],
])("What makes no sense is refused: %j", async (input, status, parameter) => {
  const answer = await server.post("/api/kept-searches", input, headers);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ error: "invalid-parameter", parameter });
});

test("A search by somebody else's profile is nobody's to keep", async () => {
  const source = { kind: "idea" as const, id: await addIdea(server.db, foodIdea) };
  const answer = await server.post(
    "/api/kept-searches",
    { looksFor: "cofounder", about: { source } },
    headers,
  );
  expect(answer.statusCode).toBe(404);
});

const results = (at: string) =>
  `/results?${new URLSearchParams({ for: "cofounder", wish: foodIdea.description, at }).toString()}`;

test("Somebody new who fits well is told once, in the app and by mail, and leads to them in the results of the search", async () => {
  await keep();
  const found = await addCofounder(server.db, developer);
  await addCofounder(server.db, accountant);
  await addCofounder(server.db, { ...developer, userId: me });
  await Promise.all([watch(), watch()]);
  await watch();
  expect(await news()).toEqual([
    expect.objectContaining({
      actor: "Тэмүүлэн Болд",
      title: foodIdea.description,
      path: results(found),
    }),
  ]);
  const letters: Email[] = [];
  const post = async (letter: Email) => void letters.push(letter);
  await sendNotificationEmails({ db: server.db, post, keys: testKeys, now: server.clock.now() });
  expect(letters).toEqual([
    expect.objectContaining({ kind: "news", news: "search-match", actor: "Тэмүүлэн Болд" }),
  ]);
});

test("Whoever was there when the search began is told of no more, but a change that makes somebody fit is", async () => {
  const there = await addCofounder(server.db, developer);
  const other = await addCofounder(server.db, accountant);
  await keep();
  const change = (id: string, fields: Partial<typeof startupCofounders.$inferInsert>) =>
    server.db.update(startupCofounders).set(fields).where(eq(startupCofounders.id, id));
  await change(there, { bio: "React, TypeScript дээр зургаан жил ажилласан." });
  await watch();
  expect(await news()).toEqual([]);
  await change(other, { title: developer.title, skills: developer.skills, location: developer.location });
  await watch();
  expect((await news()).map(({ title, path }) => [title, path])).toEqual([
    [foodIdea.description, results(other)],
  ]);
});

test("Nobody hears of whom they blocked, or of who blocked them", async () => {
  await keep();
  const [blocked, blocking] = [await addUser(server.db), await addUser(server.db)];
  await server.db.insert(blocks).values([
    { blockerId: me, blockedId: blocked, createdAt: server.clock.now() },
    { blockerId: blocking, blockedId: me, createdAt: server.clock.now() },
  ]);
  await addCofounder(server.db, { ...developer, userId: blocked });
  await addCofounder(server.db, { ...developer, userId: blocking });
  await watch();
  expect(await news()).toEqual([]);
});

test.each(["blocked", "blocking", "suspended"])(
  "Of somebody who is %s since they were found neither the list nor a letter tells",
  async (since) => {
    await keep();
    const them = await addUser(server.db);
    await addCofounder(server.db, { ...developer, userId: them });
    await watch();
    expect(await news()).toHaveLength(1);
    if (since === "suspended")
      await server.db.update(users).set({ standing: "suspended" }).where(eq(users.id, them));
    else {
      const [blockerId, blockedId] = since === "blocked" ? [me, them] : [them, me];
      await server.db.insert(blocks).values({ blockerId, blockedId, createdAt: server.clock.now() });
    }
    expect(await news()).toEqual([]);
    const letters: Email[] = [];
    const post = async (letter: Email) => void letters.push(letter);
    await sendNotificationEmails({ db: server.db, post, keys: testKeys, now: server.clock.now() });
    expect(letters).toEqual([]);
  },
);

test("The switch of kept searches silences them", async () => {
  await keep();
  const payload = { notifications: { searches: { app: false, mail: false } } };
  await server.call({ method: "PATCH", url: "/api/account", headers, payload });
  await addCofounder(server.db, developer);
  await watch();
  expect(await news()).toEqual([]);
});

test("A search by a profile that is deleted goes with it, and what was found goes with whoever was found", async () => {
  const idea = await addIdea(server.db, { ...foodIdea, userId: me });
  await keep();
  await keep({ looksFor: "cofounder", about: { source: { kind: "idea", id: idea } } });
  const userId = await addUser(server.db);
  const person = await addCofounder(server.db, { ...developer, userId });
  await watch();
  expect(await server.db.$count(keptSearchFinds)).toBe(2);
  const theirs = { cookie: await server.signIn(userId) };
  await server.call({ method: "DELETE", url: `/api/startup-cofounders/${person}`, headers: theirs });
  expect(await server.db.$count(keptSearchFinds)).toBe(0);
  await server.call({ method: "DELETE", url: `/api/startup-ideas/${idea}`, headers });
  expect((await list()).map(({ text }) => text)).toEqual([foodIdea.description]);
});
