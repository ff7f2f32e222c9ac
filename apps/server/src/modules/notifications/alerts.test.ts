import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type MatchNotification, notificationList } from "@khamt/contract";
import { testKeys } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { accountant, developer, foodIdea } from "../../../test/matching-rows.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser, addVouch } from "../../../test/rows.ts";
import { startupCofounders, users } from "../../platform/db/schema/index.ts";
import type { Email, QueuedEmail } from "../../platform/mail/mail.ts";
import { usualConduct } from "../../platform/conduct.ts";
import { sendDigests } from "../dashboard/index.ts";
import { watchMatches } from "./watch-matches.ts";

let me: string;
let idea: string;
let headers: { cookie: string };
const server = testServer();
beforeEach(async () => {
  me = await addUser(server.db, { isEmailVerified: true, alertThreshold: 70 });
  headers = { cookie: await server.signIn(me) };
  idea = await addIdea(server.db, { ...foodIdea, userId: me });
  await watch();
});
afterEach(() => server.reset());

function watch() {
  const { db, matching, clock } = server;
  return watchMatches({ db, matching, now: clock.now() });
}

async function news(query = ""): Promise<{ unread: number; items: MatchNotification[] }> {
  const answer = await server.get(`/api/notifications${query}`, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  const list = notificationList.parse(answer.json());
  const light = await server.get("/api/notifications/unread", headers);
  expect(light.json()).toEqual({ unread: list.unread });
  return { ...list, items: list.items.filter((each) => each.kind === "new-match") };
}

const read = (body: object) => server.post("/api/notifications/read", body, headers);
const settle = (fields: Partial<typeof users.$inferInsert>) =>
  server.db.update(users).set(fields).where(eq(users.id, me));

describe("watching", () => {
  test("tells of a new profile that fits well, once, in the reader's language, and of no other", async () => {
    const person = await addCofounder(server.db, developer);
    await addCofounder(server.db, accountant);
    await addCofounder(server.db, { ...developer, userId: me });
    await addCofounder(server.db, { ...developer, isAvailable: false });
    await Promise.all([watch(), watch()]);
    await watch();
    const { unread, items } = await news("?lang=mn");
    expect(unread).toBe(1);
    expect(items).toEqual([
      expect.objectContaining({
        kind: "new-match",
        isRead: false,
        source: { kind: "idea", id: idea, name: foodIdea.title },
        match: {
          type: "cofounder",
          id: person,
          name: "Тэмүүлэн Болд",
          isDemo: false,
          compatibility: expect.toSatisfy((percent: number) => percent >= 70),
          reason: expect.stringMatching(/^[А-ЯӨҮ]/),
        },
      }),
    ]);
  });

  test("says of an example that it is one", async () => {
    await addCofounder(server.db, { ...developer, isDemo: true });
    await watch();
    expect((await news()).items).toMatchObject([{ match: { isDemo: true } }]);
  });

  test("holds to the percentage that the member chose, and to the switches", async () => {
    const best = await addCofounder(server.db, developer);
    const elsewhere = {
      ...developer,
      title: "Дизайнер",
      skills: ["React"],
      expertise: ["TypeScript"],
      location: "Darkhan",
    };
    const good = await addCofounder(server.db, elsewhere);
    const announced = async () => (await news()).items.map(({ match }) => match.id);
    const change = { alertThreshold: 80, notifications: { matches: { app: true, mail: true } } };
    expect((await server.call(patch(change))).json()).toMatchObject({ alertThreshold: 80 });
    expect((await server.call(patch({ alertThreshold: 75 }))).statusCode).toBe(400);
    await watch();
    expect(await announced()).toEqual([best]);
    await server.call(patch({ alertThreshold: 70 }));
    await watch();
    expect((await announced()).sort()).toEqual([best, good].sort());
    await server.call(patch({ notifications: { matches: { app: false, mail: true } } }));
    expect(await news()).toEqual({ unread: 0, items: [] });
  });

  test("is silent about what was there before it began, and about whoever has nothing listed", async () => {
    const updatedAt = new Date("2026-05-04T10:00:00.000Z");
    await addCofounder(server.db, { ...developer, updatedAt });
    await watch();
    expect((await news()).items).toEqual([]);
    await addCofounder(server.db, developer);
    await settle({ privacy: { isListed: false } });
    await watch();
    await settle({ privacy: {} });
    expect((await news()).items).toEqual([]);
  });

  test("tells again only when the profile says something else, and not of what was dismissed or is listed no more", async () => {
    const person = await addCofounder(server.db, developer);
    await watch();
    expect((await read({ all: true })).json()).toEqual({ unread: 0 });
    const change = (fields: Partial<typeof startupCofounders.$inferInsert>) =>
      server.db.update(startupCofounders).set(fields).where(eq(startupCofounders.id, person));
    await addVouch(server.db, person);
    await watch();
    expect((await news()).unread).toBe(0);
    await change({ bio: "I build shops in React." });
    await watch();
    const again = await news();
    expect(again.items).toHaveLength(1);
    expect(again.unread).toBe(1);
    expect((await read({ ids: [again.items[0]?.id] })).json()).toEqual({ unread: 0 });

    const source = { kind: "idea", id: idea };
    const shown = { compatibility: 90, reason: "" };
    const saving = { matches: [{ type: "cofounder", targetId: person, source, shown }] };
    const { saved } = (await server.post("/api/my-matches", saving, headers)).json();
    const url = `/api/my-matches/${saved[0].id}`;
    await server.call({ method: "PATCH", url, headers, payload: { status: "dismissed" } });
    await watch();
    expect((await news()).items).toEqual([]);
    await change({ bio: "I build shops and apps in React." });
    await watch();
    expect((await news()).unread).toBe(1);
    await change({ isAvailable: false });
    expect((await news()).items).toEqual([]);
  });

  test("looks for each kind on the other side: a company hears of a project, nobody of a stranger's news", async () => {
    const work = { category: "web" as const, requiredSkills: ["React", "TypeScript"] };
    const company = await addCompany(server.db, {
      userId: me,
      services: ["Web development", "Web shops"],
      technologies: ["React", "TypeScript"],
      description: "We build web shops with Zephyrcart.",
      industry: "technology",
    });
    const project = await addProject(server.db, {
      ...work,
      title: "A shop in React",
      description: "We need a company that builds web shops in React and TypeScript, with Zephyrcart.",
    });
    await watch();
    const { items } = await news();
    expect(items.map(({ match, source }) => [match.type, match.id, source.id])).toContainEqual([
      "project",
      project,
      company,
    ]);
    const stranger = { cookie: await server.signIn(await addUser(server.db)) };
    expect((await server.get("/api/notifications", stranger)).json()).toEqual({ unread: 0, items: [] });
    const ids = items.map(({ id }) => id);
    await server.post("/api/notifications/read", { ids }, stranger);
    expect((await news()).unread).toBe(items.length);
  });
});

describe("the weekly summary", () => {
  const letters: Email[] = [];
  const post = async (letter: QueuedEmail) => void letters.push(letter);
  const send = () => {
    const { db, matching, clock } = server;
    return sendDigests({ db, matching, post, keys: testKeys, conduct: usualConduct, now: clock.now() });
  };
  beforeEach(() => {
    letters.length = 0;
  });

  test("brings new matches with their reasons, once, and again after a week only if there are others", async () => {
    const person = await addCofounder(server.db, developer);
    await settle({ language: "mn" });
    await watch();
    await Promise.all([send(), send()]);
    expect(letters).toEqual([
      expect.objectContaining({
        kind: "match-digest",
        language: "mn",
        more: 0,
        matches: [
          {
            name: "Тэмүүлэн Болд",
            percent: expect.any(Number),
            reason: expect.stringMatching(/^[А-ЯӨҮ]/),
            path: `/match?source=idea:${idea}&target=cofounder:${person}`,
          },
        ],
      }),
    ]);
    await addCofounder(server.db, { ...developer, firstName: "Сувд" });
    await watch();
    server.clock.pass({ days: 6 });
    await send();
    expect(letters).toHaveLength(1);
    server.clock.pass({ days: 1 });
    await send();
    server.clock.pass({ days: 8 });
    await send();
    expect(letters.slice(1)).toEqual([
      expect.objectContaining({ matches: [expect.objectContaining({ name: "Сувд Болд" })] }),
    ]);
  });

  test("ends for whoever follows its address, without signing in; to look at it ends nothing", async () => {
    await addCofounder(server.db, developer);
    await watch();
    await send();
    const url = letters[0]?.kind === "match-digest" ? letters[0].unsubscribe : "";
    const asks = await server.get(url);
    const token = url.replace(/.*token=/, "");
    expect(asks.headers.location).toBe(`/stop-emails?kind=digest&token=${token}&lang=en`);
    const wants = async () => (await server.get("/api/account", headers)).json().notifications.digest;
    expect(await wants()).toEqual({ app: true, mail: true });
    const forged = url.replace(me, await addUser(server.db));
    expect((await server.post(forged, {})).statusCode).toBe(400);
    const click = { "content-type": "application/x-www-form-urlencoded" };
    const done = await server.call({
      method: "POST",
      url,
      headers: click,
      payload: "List-Unsubscribe=One-Click",
    });
    // Mail programs follow no redirect; whoever pressed the button of the page is led to the page that says so.
    expect(done.statusCode, done.body).toBe(200);
    const pressed = await server.call({
      method: "POST",
      url,
      headers: { ...click, accept: "text/html,*/*" },
    });
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, "/stop-emails?kind=digest&lang=en"]);
    expect(await wants()).toEqual({ app: true, mail: false });
    await addCofounder(server.db, { ...developer, firstName: "Сувд" });
    await watch();
    server.clock.pass({ days: 8 });
    await send();
    expect(letters).toHaveLength(1);
  });
});

const patch = (payload: object) => ({ method: "PATCH" as const, url: "/api/account", headers, payload });
