import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type OwnStory, ownStory, type StoryGround, type SuccessStory, successStory } from "@khamt/contract";
import { openTestApp, type TestApp } from "../../../test/app.ts";
import { applyTo, does, signInApplicant } from "../../../test/applying.ts";
import { signInMember } from "../../../test/member.ts";
import { act as move, addPerson, connect, invite, type Person } from "../../../test/people.ts";
import { eraseDue } from "../../entities/personal-data/erase.ts";
import { notifications, serviceRequests, startupCofounders, users } from "../../platform/db/schema/index.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const words = {
  title: "Гутлын үйлдвэр хамтдаа",
  text: "Бид Хамт дээр танилцаад гурван сарын дараа эсгий гутлын жижиг үйлдвэр нээж, анхны зуун гутлаа зарсан юм.",
  achievement: "company",
} as const;
const english = {
  ...words,
  text: "We met on Khamt, opened a small workshop for felt slippers and have sold a hundred pairs since the spring.",
};

const writeTo = (by: Pick<Person, "post">, ground: StoryGround, given: object = {}) =>
  by.post("/api/success-stories", { id: randomUUID(), ground, ...words, ...given });
const edit = (by: Person, { id }: { id: string }, given: object) =>
  by.put(`/api/success-stories/${id}`, { ...words, ...given });
const tryTo = (by: Person, { id, version }: OwnStory, action: string) =>
  by.post(`/api/success-stories/${id}/${action}`, { version });
const read = (url: string, cookie?: Person) => (cookie ? cookie.get(url) : server.get(url));
const shown = async (reader?: Person) =>
  (await read("/api/success-stories", reader)).json<SuccessStory[]>().map((each) => successStory.parse(each));
const own = async (of: Person) =>
  (await of.get("/api/success-stories/mine")).json<OwnStory[]>().map((each) => ownStory.parse(each));
const newsOf = async ({ id }: { id: string }) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, id)))
    .filter(({ kind }) => kind.startsWith("story"))
    .map(({ kind, data, readAt }) => [kind, "text" in data ? data.text : undefined, readAt !== null]);

async function moves(by: Person, story: OwnStory, action: string): Promise<OwnStory> {
  const answer = await tryTo(by, story, action);
  expect(answer.statusCode, answer.body).toBe(200);
  return ownStory.parse(answer.json());
}

/** Two who are connected, and the story that one of them tells. */
async function told() {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  const { id } = await move(sara, await invite(bat, sara, { source: bat.profile }), "accept");
  const ground = { kind: "connection" as const, id };
  const answer = await writeTo(bat, ground);
  expect(answer.statusCode, answer.body).toBe(200);
  return { bat, sara, ground, story: ownStory.parse(answer.json()) };
}

async function published() {
  const all = await told();
  return { ...all, story: await moves(all.sara, all.story, "agree") };
}

describe("a story", () => {
  test("is told of a connection by one, agreed to by the other, and read by everyone until it is taken back", async () => {
    const { bat, sara, ground, story } = await told();
    expect(story).toMatchObject({
      state: "asked",
      side: "author",
      other: sara.name,
      actions: ["edit", "take-back"],
      contentLanguage: "mn",
      ground,
    });
    expect(await shown()).toEqual([]);
    expect(await newsOf(sara)).toEqual([["story", undefined, false]]);
    const [asked] = await own(sara);
    expect(asked).toMatchObject({ side: "partner", other: bat.name, actions: ["agree", "decline"] });

    const agreed = await moves(sara, story, "agree");
    expect(agreed).toMatchObject({ state: "published", actions: ["decline"] });
    expect(await newsOf(sara)).toEqual([["story", undefined, true]]);
    expect(await newsOf(bat)).toEqual([["story-answer", "published", false]]);
    expect(await shown()).toEqual([
      {
        ...words,
        id: story.id,
        contentLanguage: "mn",
        ground: "connection",
        sides: [
          { name: bat.name, profile: { ...bat.profile, name: expect.stringContaining("Person") } },
          { name: sara.name, profile: { ...sara.profile, name: expect.stringContaining("Person") } },
        ],
        project: null,
        service: null,
        publishedAt: server.clock.now().toISOString(),
        mayReport: false,
      },
    ]);

    await moves(bat, agreed, "take-back");
    expect(await shown()).toEqual([]);
    expect(await own(sara)).toEqual([]);
    expect(await own(bat)).toMatchObject([{ state: "withdrawn", actions: ["edit"] }]);
  });

  test("goes at once when the other side no longer agrees, and comes back when they do again", async () => {
    const { bat, sara, story } = await published();
    expect(await moves(sara, story, "decline")).toMatchObject({ state: "declined", actions: ["agree"] });
    expect(await shown()).toEqual([]);
    expect(await newsOf(bat)).toEqual([["story-answer", "declined", false]]);
    await moves(sara, story, "agree");
    expect(await shown()).toHaveLength(1);
  });

  test("needs consent again after an edit, and nobody agrees to words that they have not read", async () => {
    const { bat, sara, story } = await published();
    const edited = (await edit(bat, story, english)).json<OwnStory>();
    expect(edited).toMatchObject({ state: "asked", version: 2, contentLanguage: "en" });
    expect(await shown()).toEqual([]);
    expect((await newsOf(sara))[0]).toEqual(["story", undefined, false]);
    expect((await tryTo(sara, story, "agree")).statusCode).toBe(409);
    await moves(sara, edited, "agree");
    expect(await shown()).toMatchObject([{ text: english.text }]);
  });

  test("is asked for twice at most", async () => {
    const { bat, sara, story } = await told();
    await moves(sara, story, "decline");
    const again = (await edit(bat, story, english)).json<OwnStory>();
    await moves(sara, again, "decline");
    expect(await own(bat)).toMatchObject([{ actions: ["take-back"] }]);
    expect((await edit(bat, story, words)).statusCode).toBe(409);
    await moves(bat, story, "take-back");
    expect((await edit(bat, story, words)).statusCode).toBe(409);
  });

  test("is one for each outcome; what one took back the other may tell", async () => {
    const { bat, sara, ground, story } = await told();
    expect((await writeTo(sara, ground)).statusCode).toBe(409);
    expect((await writeTo(bat, ground)).statusCode).toBe(409);
    expect((await writeTo(bat, ground, { id: story.id })).json()).toMatchObject({ id: story.id });
    await moves(bat, story, "take-back");
    const answer = await writeTo(sara, ground);
    expect(answer.json()).toMatchObject({ side: "author", other: bat.name, state: "asked" });
    expect(await own(bat)).toMatchObject([{ side: "partner", title: words.title }]);
  });

  test("is told by nobody without such an outcome, nor moved by anybody else", async () => {
    const { bat, sara, ground, story } = await told();
    const stranger = await addPerson(server);
    expect((await writeTo(stranger, ground)).statusCode).toBe(404);
    const open = await invite(stranger, bat);
    expect((await writeTo(stranger, { kind: "connection", id: open.id })).statusCode).toBe(404);
    expect((await tryTo(stranger, story, "agree")).statusCode).toBe(404);
    expect((await tryTo(bat, story, "agree")).statusCode).toBe(409);
    expect((await tryTo(sara, story, "take-back")).statusCode).toBe(409);
    expect((await edit(sara, story, {})).statusCode).toBe(404);
    expect((await edit(stranger, story, {})).statusCode).toBe(404);
    for (const given of [
      { text: "a".repeat(99) },
      { text: "a".repeat(2001) },
      { title: "Shoe" },
      { achievement: "fame" },
    ])
      expect((await edit(bat, story, given)).statusCode, JSON.stringify(given)).toBe(400);
  });
});

test("the list comes in pages, the newest first", async () => {
  const ids: string[] = [];
  for (let each = 0; each < 3; each++) {
    ids.unshift((await published()).story.id);
    server.clock.pass({ minutes: 1 });
  }
  const first = await server.get("/api/success-stories?limit=2");
  expect(first.headers["x-total-count"]).toBe("3");
  const [, next] = /<([^>]+)>/.exec(String(first.headers["link"])) ?? [];
  const pages = [first, await server.get(next ?? "")].map((each) => each.json<SuccessStory[]>());
  expect(pages.map((page) => page.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)]);
});

describe("an outcome", () => {
  test("is finished work, with the profiles and the listing that are still listed", async () => {
    const owner = await signInMember(server);
    const ownerCookie = { cookie: await server.signIn(owner.id) };
    const { id: listing, companyId } = await owner.make("project");
    const by = await signInApplicant(server);
    const { id } = await applyTo(server, by, listing);
    const ground = { kind: "application", id } as const;
    const write = () =>
      server.post("/api/success-stories", { id: randomUUID(), ground, ...words }, by.cookie);
    for (const [cookie, action] of [
      [ownerCookie, "accept"],
      [ownerCookie, "finish"],
      [by.cookie, "confirm"],
    ] as const) {
      expect((await write()).statusCode).toBe(404);
      await does(server, { id, cookie, action });
    }
    const story = (await write()).json<OwnStory>();
    await server.post(`/api/success-stories/${story.id}/agree`, { version: 1 }, ownerCookie);
    const sides = [
      { kind: "cofounder", id: by.profile },
      { kind: "company", id: companyId },
    ];
    expect(await shown()).toMatchObject([
      { sides: sides.map((profile) => ({ profile })), project: { kind: "project", id: listing } },
    ]);
    await server.db.update(startupCofounders).set({ isAvailable: false });
    expect((await shown())[0]?.sides[0]).toEqual({ name: "Сарнай Болд", profile: null });
  });

  test("is a service that was delivered, told by either side", async () => {
    const [bat, admin] = [await addPerson(server), await addPerson(server, { role: "admin" })];
    const id = randomUUID();
    const request = { id, service: "design" as const, need: "A logo", preferredTime: "Soon" };
    await bat.post("/api/service-requests", { ...request, need: "A logo for a shop of felt slippers" });
    const ground = { kind: "service", id } as const;
    await admin.post(`/api/service-requests/${id}/confirm`, { time: "Monday", answer: "Gladly" });
    expect((await writeTo(bat, ground)).statusCode).toBe(404);
    await admin.post(`/api/service-requests/${id}/done`);
    const story = (await writeTo(admin, ground)).json<OwnStory>();
    await moves(bat, story, "agree");
    expect(await shown()).toMatchObject([
      {
        service: "design",
        sides: [
          { name: admin.name, profile: null },
          { name: bat.name, profile: null },
        ],
      },
    ]);
    await server.db.update(serviceRequests).set({ operatorId: null });
    expect((await writeTo(bat, ground)).statusCode).toBe(404);
  });
});

describe("a published story", () => {
  test("is read by nobody while one of the two hides or has blocked the other, nor by whom one has blocked", async () => {
    const { bat, sara, ground, story } = await published();
    const hide = (isHidden: boolean) =>
      server.db
        .update(users)
        .set({ privacy: { isListed: !isHidden } })
        .where(eq(users.id, sara.id));
    await hide(true);
    expect(await shown()).toEqual([]);
    await hide(false);
    expect(await shown()).toHaveLength(1);

    const reader = await addPerson(server);
    await bat.post("/api/blocks", { subject: reader.profile });
    expect([(await shown(reader)).length, (await shown(sara)).length]).toEqual([0, 1]);

    await sara.post("/api/blocks", { subject: ground });
    expect(await shown()).toEqual([]);
    expect((await edit(bat, story, english)).statusCode).toBe(409);
    // Either may take it back all the same, without a word to the other.
    await moves(sara, story, "decline");
    expect(await newsOf(bat)).toEqual([["story-answer", "published", false]]);
    expect((await tryTo(sara, story, "agree")).statusCode).toBe(409);
  });

  test("goes with the account of either", async () => {
    for (const leaves of ["bat", "sara"] as const) {
      const all = await published();
      await server.db
        .update(users)
        .set({ deletesAt: server.clock.now() })
        .where(eq(users.id, all[leaves].id));
      expect(await shown()).toEqual([]);
      await eraseDue(server.db, { now: server.clock.now(), post: async () => {} });
      expect(await own(all[leaves === "bat" ? "sara" : "bat"])).toEqual([]);
    }
  });

  test("is reported by a reader, who no longer sees it, taken down by an administrator with a rule, and asks anew after an appeal", async () => {
    const { bat, sara, story } = await published();
    const [reader, admin] = [await addPerson(server), await addPerson(server, { role: "admin" })];
    expect((await shown(reader))[0]?.mayReport).toBe(true);
    expect((await shown(sara))[0]?.mayReport).toBe(false);
    const subject = { kind: "story", id: story.id };
    const report = (by: Person) =>
      by.post("/api/reports", { clientId: randomUUID(), subject, reason: "fake", text: "Not so" });
    expect((await report(bat)).statusCode).toBe(404);
    const { id } = (await report(reader)).json<{ id: string }>();
    expect([(await shown(reader)).length, (await shown()).length]).toEqual([0, 1]);

    const upheld = await admin.post(`/api/admin/reports/${id}/uphold`, { rule: "honesty" });
    expect(upheld.statusCode, upheld.body).toBe(200);
    expect(await shown()).toEqual([]);
    expect(await own(bat)).toMatchObject([{ state: "removed", rule: "honesty", actions: [] }]);
    expect((await edit(bat, story, english)).statusCode).toBe(409);

    const [{ id: decision } = { id: "" }] = (await admin.get("/api/admin/decisions")).json<
      { id: string }[]
    >();
    await admin.post(`/api/admin/decisions/${decision}/restore`, { rule: "honesty" });
    expect(await shown()).toEqual([]);
    expect(await own(sara)).toMatchObject([{ state: "asked", rule: null, actions: ["agree", "decline"] }]);
  });

  test("is no case for a report while its author alone knows it", async () => {
    const { sara, story } = await told();
    const reader = await addPerson(server);
    const given = { clientId: randomUUID(), subject: { kind: "story", id: story.id }, reason: "fake" };
    expect((await reader.post("/api/reports", given)).statusCode).toBe(404);
    expect((await sara.post("/api/reports", given)).statusCode).toBe(200);
  });
});

test("two who are connected both try at once: one story comes of it", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  const ground = { kind: "connection", id: (await connect(bat, sara)).id } as const;
  const answers = await Promise.all([bat, sara, bat, sara].map((by) => writeTo(by, ground)));
  const taken = answers.filter(({ statusCode }) => statusCode === 200);
  expect([taken.length, answers.length - taken.length]).toEqual([1, 3]);
  expect(await own(bat)).toHaveLength(1);
});
