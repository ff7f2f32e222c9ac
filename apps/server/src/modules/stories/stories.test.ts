import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type OwnStory, type SuccessStory } from "@khamt/contract";
import { applyTo, does, signInApplicant } from "../../../test/applying.ts";
import { signInMember } from "../../../test/member.ts";
import { addPerson, connect, invite } from "../../../test/people.ts";
import { serviceRequests, startupCofounders } from "../../platform/db/schema/index.ts";
import {
  server,
  words,
  english,
  writeTo,
  edit,
  tryTo,
  shown,
  own,
  newsOf,
  moves,
  told,
  published,
  useStories,
} from "./set-up-stories.ts";

useStories();

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

  test("is the same when it is sent again, also at the same moment", async () => {
    for (let round = 0; round < 3; round += 1) {
      const [bat, sara] = [await addPerson(server), await addPerson(server)];
      const { id } = await connect(bat, sara);
      const story = { id: randomUUID(), ground: { kind: "connection", id }, ...words };
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => bat.post("/api/success-stories", story)),
      );
      for (const { statusCode, body } of answers) expect(statusCode, body).toBe(200);
      expect(await own(bat)).toHaveLength(1);
      expect(await newsOf(sara)).toHaveLength(1);
    }
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
