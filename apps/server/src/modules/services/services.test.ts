import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  type Conversation,
  type NotificationList,
  serviceRequest,
  type ServiceRequest,
} from "@khamt/contract";
import { testKeys } from "../../../test/app.ts";
import { type Account, addAccount } from "../../../test/account.ts";
import { freshServer } from "../../../test/test-server.ts";
import { sendNotificationEmails } from "../notifications/send-emails.ts";
import { conversations, serviceRequests } from "../../platform/db/schema/index.ts";

let bat: Account;
let boss: Account;
const server = freshServer();
beforeEach(async () => {
  bat = await addAccount(server, {
    firstName: "Бат",
    lastName: "Дорж",
    language: "mn",
    isEmailVerified: true,
  });
  boss = await addAccount(server, { role: "admin", firstName: "Oyun", isEmailVerified: true });
});

const need = "Бидэнд захиалга авдаг жижиг вэб хуудас хэрэгтэй байна.";
const asking = () => ({ id: randomUUID(), service: "web-development", need, preferredTime: "Даваа гараг" });
const confirmation = { time: "Monday at 10", answer: "Gladly. Please bring your logo." };

const ask = ({ cookie }: Account, body: object = asking()) =>
  server.post("/api/service-requests", body, { cookie });
const does = ({ cookie }: Account, call: string, body: object = {}) =>
  server.post(`/api/service-requests/${call}`, body, { cookie });

async function asked(by: Account = bat): Promise<ServiceRequest> {
  const answer = await ask(by);
  expect(answer.statusCode, answer.body).toBe(200);
  return serviceRequest.strict().parse(answer.json());
}

async function list({ cookie }: Account, side = "mine"): Promise<ServiceRequest[]> {
  const answer = await server.get(`/api/service-requests?side=${side}`, { cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function newsOf({ cookie }: Account, lang: string) {
  const answer = await server.get(`/api/notifications?lang=${lang}`, { cookie });
  return answer
    .json<NotificationList>()
    .items.map((each) => each.kind !== "new-match" && [each.title, each.state]);
}

async function sendAll(): Promise<void> {
  const post = async (letter: (typeof server.letters)[number]) => void server.letters.push(letter);
  await sendNotificationEmails({ db: server.db, post, keys: testKeys, now: server.clock.now() });
}

describe("a service request", () => {
  test("goes from the need to the work done, and both sides hear of it in their language", async () => {
    const sent = await asked();
    expect(sent).toMatchObject({
      state: "requested",
      actions: ["cancel"],
      side: "mine",
      need,
      contentLanguage: "mn",
      conversationId: null,
    });
    expect(await list(boss)).toEqual([]);
    expect(await list(boss, "all")).toMatchObject([
      { id: sent.id, side: "operator", requester: "Бат Дорж", actions: ["confirm", "cancel"] },
    ]);
    expect(await newsOf(boss, "en")).toEqual([["Web Development", "requested"]]);

    const confirmed = (await does(boss, `${sent.id}/confirm`, confirmation)).json<ServiceRequest>();
    expect(confirmed).toMatchObject({ state: "confirmed", actions: ["done", "cancel"] });
    expect(await list(bat)).toMatchObject([
      { proposedTime: confirmation.time, answer: confirmation.answer, actions: ["cancel"] },
    ]);
    const talks = await server.get("/api/conversations?lang=mn", { cookie: bat.cookie });
    expect(talks.json<Conversation[]>()).toMatchObject([
      { id: confirmed.conversationId, kind: "service", title: "Вэб хөгжүүлэлт", isOpen: true },
    ]);
    await sendAll();

    expect((await does(boss, `${sent.id}/done`)).json()).toMatchObject({ state: "done", actions: [] });
    await sendAll();
    expect(await newsOf(bat, "en")).toEqual([["Web Development", "done"]]);
    // The guarantee: after the work both sides may still write.
    const [talk] = await server.db.select().from(conversations);
    expect(talk).toMatchObject({ closedAt: null });
    expect(
      server.letters.map((letter) => [
        letter.kind,
        letter.language,
        "title" in letter ? letter.title : null,
        "state" in letter ? letter.state : null,
      ]),
    ).toEqual([
      ["service-desk", "en", null, null],
      ["news", "en", "Web Development", "requested"],
      ["news", "mn", "Вэб хөгжүүлэлт", "confirmed"],
      ["news", "mn", "Вэб хөгжүүлэлт", "done"],
    ]);
    expect(server.letters[0]).toMatchObject({ to: "desk@khamt.test", requester: "Бат Дорж", reads: "mn" });
  });

  test("is received and cancelled with a letter to who has asked, too", async () => {
    const { id } = await asked();
    await sendAll();
    await does(bat, `${id}/cancel`);
    await sendAll();
    const theirs = server.letters.flatMap((letter) =>
      letter.kind === "news" && letter.language === "mn" ? [[letter.title, letter.state]] : [],
    );
    expect(theirs).toEqual([
      ["Вэб хөгжүүлэлт", "requested"],
      ["Вэб хөгжүүлэлт", "withdrawn"],
    ]);
  });

  test("is cancelled by either side, by the operator only with a reason; then nobody writes any more", async () => {
    const mine = await asked();
    expect((await does(bat, `${mine.id}/cancel`)).json()).toMatchObject({
      state: "cancelled",
      cancelledBy: "requester",
      actions: [],
    });
    expect((await does(boss, `${mine.id}/confirm`, confirmation)).statusCode).toBe(409);

    const other = await asked();
    await does(boss, `${other.id}/confirm`, confirmation);
    expect((await does(boss, `${other.id}/cancel`)).json()).toMatchObject({ parameter: "reason" });
    const reason = "No developer is free before June.";
    expect((await does(boss, `${other.id}/cancel`, { reason })).statusCode).toBe(200);
    const ended = (await list(bat)).find(({ id }) => id === other.id);
    expect(ended).toMatchObject({ cancelledBy: "operator", cancelReason: reason });
    const [talk] = await server.db.select().from(conversations);
    expect(talk?.closedAt).not.toBeNull();
  });

  test("is there once, and moves once, however often the same call comes", async () => {
    const body = asking();
    const answers = await Promise.all([ask(bat, body), ask(bat, body), ask(bat, body)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await ask(await addAccount(server), body)).json()).toMatchObject({ error: "conflict" });
    const first = await does(boss, `${body.id}/confirm`, confirmation);
    const again = await does(boss, `${body.id}/confirm`, { ...confirmation, time: "Never" });
    expect(again.json()).toEqual(first.json());
    const second = await addAccount(server, { role: "admin" });
    expect((await does(second, `${body.id}/confirm`, confirmation)).statusCode).toBe(409);
    // The conversation is of the two, whoever else may see the request.
    expect(await list(second, "all")).toMatchObject([{ conversationId: null, actions: ["done", "cancel"] }]);
    expect(await server.db.$count(conversations)).toBe(1);
  });

  test("is one of five at most that an account has under way", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(bat)));
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    expect(taken).toHaveLength(5);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
      error: "too-many-service-requests",
    });
    await does(bat, `${taken[0]?.json<ServiceRequest>().id}/cancel`);
    await asked();
  });

  test("is one of twenty at most in a day, however many were cancelled at once", async () => {
    for (let time = 0; time < 20; time += 1) await does(bat, `${(await asked()).id}/cancel`);
    expect((await ask(bat)).statusCode).toBe(429);
    server.clock.pass({ days: 1, minutes: 1 });
    await asked();
  });
});

test("nobody else reads or moves a request, and an administrator does not confirm their own", async () => {
  const { id } = await asked();
  const stranger = await addAccount(server);
  expect(await list(stranger)).toEqual([]);
  expect((await does(stranger, `${id}/cancel`)).statusCode).toBe(404);
  const all = await server.get("/api/service-requests?side=all", { cookie: stranger.cookie });
  expect(all.json()).toMatchObject({ error: "not-allowed" });
  const own = await asked(boss);
  expect(own.actions).toEqual(["cancel"]);
  expect((await does(boss, `${own.id}/confirm`, confirmation)).statusCode).toBe(409);
  const news = (await server.get("/api/notifications", { cookie: boss.cookie })).json<NotificationList>();
  // Of their own they have the receipt alone.
  expect(news.items.map(({ kind }) => kind).sort()).toEqual(["service", "service-answer"]);
});

test("a need too short to say anything, an unknown service and a day that is over are refused by name", async () => {
  const refused = async (fields: object) => (await ask(bat, { ...asking(), ...fields })).json();
  expect(await refused({ need: `  ${"x".repeat(29)}  ` })).toMatchObject({ parameter: "need" });
  expect(await refused({ service: "tea" })).toMatchObject({ parameter: "service" });
  expect(await refused({ preferredTime: " " })).toMatchObject({ parameter: "preferredTime" });
  expect(await refused({ preferredTime: "2020-01-01" })).toMatchObject({
    parameter: "preferredTime",
    message: "Энэ өдөр өнгөрсөн байна. Ирэх өдрөөс сонгоно уу.",
  });
  const rows = server.db.select().from(serviceRequests).where(eq(serviceRequests.userId, bat.id));
  expect(await rows).toEqual([]);
});
