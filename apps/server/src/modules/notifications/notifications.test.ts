import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type Delivery,
  deliveryList,
  mostNotifications,
  type NotificationList,
  notificationList,
} from "@khamt/contract";
import { testKeys } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addUser } from "../../../test/rows.ts";
import { sendNotificationEmails } from "./send-emails.ts";
import { blocks, deliveries, users } from "../../platform/db/schema/index.ts";
import type { QueuedEmail } from "../../platform/mail/mail.ts";
import { reportTo, sweepDeliveries } from "./deliveries.ts";
import { type Notice, notify, settleNotifications } from "./notify.ts";

let me: string;
let friend: string;
let headers: { cookie: string };
const publish = vi.fn<() => Promise<void>>(async () => {});
const letters: QueuedEmail[] = [];
const post = async (letter: QueuedEmail) => void letters.push(letter);

const server = testServer();
beforeEach(async () => {
  me = await addUser(server.db, { isEmailVerified: true, language: "mn" });
  friend = await addUser(server.db, { firstName: "Сувд", lastName: "Болд" });
  headers = { cookie: await server.signIn(me) };
});
afterEach(async () => {
  letters.length = 0;
  publish.mockClear();
  await server.reset();
});

const now = () => server.clock.now();
const tell = (news: Partial<Notice> = {}, mail: typeof post | undefined = post) =>
  server.db.transaction((tx) =>
    notify(
      { tx, live: { publish }, post: mail, now: now() },
      {
        to: me,
        kind: "invitation",
        subjectId: randomUUID(),
        data: { actorId: friend, actorName: "Сувд Болд", text: "Secret words" },
        ...news,
      },
    ),
  );
const send = () => sendNotificationEmails({ db: server.db, post, keys: testKeys, now: now() });
const settle = (fields: Partial<typeof users.$inferInsert>) =>
  server.db.update(users).set(fields).where(eq(users.id, me));
const change = (payload: object) => server.call({ method: "PATCH", url: "/api/account", headers, payload });

async function bell(): Promise<NotificationList> {
  const answer = await server.get("/api/notifications", headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return notificationList.parse(answer.json());
}

async function log(): Promise<Pick<Delivery, "kind" | "channel" | "state" | "why">[]> {
  const rows = deliveryList.parse((await server.get("/api/notifications/deliveries", headers)).json());
  return rows.map(({ kind, channel, state, why }) => ({ kind, channel, state, why }));
}

describe("the bell", () => {
  test("tells who did what, leads there, and tells of three invitations as one", async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await tell({ subjectId: first });
    await tell({ subjectId: second, kind: "application", data: { title: "A shop", text: "sent" } });
    expect(publish).toHaveBeenCalledWith(expect.anything(), [me], { kind: "news" });
    const { unread, items } = await bell();
    expect(unread).toBe(2);
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: "invitation",
          path: `/connections#${first}`,
          actor: "Сувд Болд",
          text: "Secret words",
        }),
        expect.objectContaining({ kind: "application", title: "A shop", state: "sent", actor: null }),
      ]),
    );
    await tell({ subjectId: second });
    await tell({ subjectId: third });
    const group = (await bell()).items.find(({ kind }) => kind === "invitation");
    expect(group).toMatchObject({ path: "/connections", actor: null, ids: { length: 3 } });
    const ids = group && "ids" in group ? group.ids : [];
    expect((await server.post("/api/notifications/read", { ids }, headers)).json()).toEqual({ unread: 1 });
  });

  test("counts new applications as one, and tells what became of others by itself", async () => {
    const application = (text: string) =>
      tell({ subjectId: randomUUID(), kind: "application", data: { title: "A shop", text } });
    for (const text of ["sent", "finishing", "sent", "withdrawn"]) await application(text);
    const told = async () =>
      (await bell()).items.map((each) => ("state" in each ? [each.state, each.ids.length] : null));
    const byItself = ["finishing", "withdrawn"].map((state) => [state, 1]);
    expect(new Set(await told())).toEqual(new Set([...byItself, ["sent", 1], ["sent", 1]]));
    await application("sent");
    expect(new Set(await told())).toEqual(new Set([...byItself, [null, 3]]));
  });

  test("and what was sent say what it was about and where that is", async () => {
    const subjectId = randomUUID();
    await tell({ subjectId, kind: "application", data: { title: "A shop", text: "sent" } });
    const rows = deliveryList.parse((await server.get("/api/notifications/deliveries", headers)).json());
    const about = { title: "A shop", path: `/applications#${subjectId}` };
    expect(rows.map((each) => each.about)).toEqual([about, about]);
  });

  test("one told again is new again, and once; what was dealt with elsewhere is read; others see none of it", async () => {
    const subjectId = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => tell({ kind: "message", subjectId })));
    expect((await bell()).items).toHaveLength(1);
    await settleNotifications(server.db, { to: me, kind: "message", subjectId, now: now() });
    expect((await bell()).unread).toBe(0);
    await tell({ kind: "message", subjectId });
    expect((await bell()).unread).toBe(1);
    const stranger = { cookie: await server.signIn(friend) };
    expect((await server.get("/api/notifications", stranger)).json()).toEqual({ unread: 0, items: [] });
    expect((await server.get("/api/notifications/deliveries", stranger)).json()).toEqual([]);
  });

  test("tells of an invitation though many more have fitted a search since", async () => {
    await tell();
    for (const subjectId of Array.from({ length: mostNotifications + 1 }, () => randomUUID())) {
      server.clock.pass({ seconds: 1 });
      await tell({ kind: "search-match", subjectId, data: { title: "React" } });
    }
    expect(await bell()).toMatchObject({ unread: 1, items: [{ kind: "invitation" }] });
  });

  test("keeps silent about what is switched off, and tells demo owners nothing", async () => {
    await change({ notifications: { invitations: { app: false, mail: false } } });
    await tell();
    expect(publish).not.toHaveBeenCalled();
    expect(await bell()).toEqual({ unread: 0, items: [] });
    expect(await log()).toEqual([
      { kind: "invitation", channel: "mail", state: "skipped", why: "settings" },
      { kind: "invitation", channel: "app", state: "skipped", why: "settings" },
    ]);
    const demo = await addUser(server.db, { isDemo: true });
    await tell({ to: demo });
    expect(await server.db.$count(deliveries, eq(deliveries.userId, demo))).toBe(0);
  });
});

describe("letters", () => {
  test("go out in the reader's language, once, and quote what its writer wrote to the reader", async () => {
    await tell();
    await Promise.all([send(), send()]);
    expect(letters).toEqual([
      expect.objectContaining({ kind: "news", news: "invitation", language: "mn", actor: "Сувд Болд" }),
    ]);
    expect(letters).toMatchObject([{ quote: "Secret words" }]);
    const { deliveryId } = letters[0] as { deliveryId: string };
    expect((await log())[0]).toMatchObject({ state: "queued", why: null });
    const report = reportTo(server.db, now);
    await report({ deliveryId, became: "trying-again" });
    expect((await log())[0]).toMatchObject({ state: "queued", why: "trying-again" });
    await report({ deliveryId, became: "sent" });
    expect((await log())[0]).toMatchObject({ state: "sent", why: null });
  });

  test("are announced with the change that they tell of, but for those that have to wait or don't leave", async () => {
    const newsWaits = vi.fn<() => Promise<void>>(async () => {});
    const announcing = Object.assign(async (letter: QueuedEmail) => void letters.push(letter), { newsWaits });
    await tell({}, announcing);
    expect(newsWaits).toHaveBeenCalledOnce();
    await tell({ kind: "message", subjectId: randomUUID() }, announcing);
    await change({ notifications: { applications: { app: true, mail: false } } });
    await tell({ kind: "application", subjectId: randomUUID() }, announcing);
    await settle({ quietHours: { from: "19:30", until: "08:00", timeZone: "Asia/Ulaanbaatar" } });
    await tell({ subjectId: randomUUID() }, announcing);
    expect(newsWaits).toHaveBeenCalledOnce();
  });

  test.each(["switched quotations off", "been blocked meanwhile"])(
    "say nothing of what was written where its writer has %s",
    async (because) => {
      await tell();
      if (because === "been blocked meanwhile")
        await server.db.insert(blocks).values({ blockerId: me, blockedId: friend, createdAt: now() });
      else
        await server.db
          .update(users)
          .set({ privacy: { quotesInEmails: false } })
          .where(eq(users.id, friend));
      await send();
      expect(letters).toHaveLength(1);
      expect(JSON.stringify(letters)).not.toContain("Secret words");
    },
  );

  test("ask nothing in the name of who was suspended before they leave", async () => {
    await tell();
    await tell({ kind: "invitation-answer" });
    await server.db.update(users).set({ standing: "suspended" }).where(eq(users.id, friend));
    await send();
    expect(letters).toMatchObject([{ news: "invitation-answer" }]);
  });

  test("of messages one for each conversation, when ten minutes have passed and they still wait to be read", async () => {
    const [read, unread] = [randomUUID(), randomUUID()];
    for (const subjectId of [read, unread, unread]) await tell({ kind: "message", subjectId });
    await send();
    expect(letters).toEqual([]);
    await settleNotifications(server.db, { to: me, kind: "message", subjectId: read, now: now() });
    server.clock.pass({ minutes: 10 });
    await send();
    await tell({ kind: "message", subjectId: unread });
    server.clock.pass({ days: 1 });
    await send();
    expect(letters.map((each) => each.kind === "news" && each.path)).toEqual([`/messages/${unread}`]);
    expect(await log()).toContainEqual(
      expect.objectContaining({ channel: "mail", state: "skipped", why: "seen-already" }),
    );
  });

  test("wait until quiet hours are over, in the member's own time zone", async () => {
    // It is 20:00 in Ulaanbaatar.
    const quietHours = { from: "19:30", until: "08:00", timeZone: "Asia/Ulaanbaatar" };
    expect((await change({ quietHours })).json()).toMatchObject({ quietHours });
    expect((await change({ quietHours: { ...quietHours, timeZone: "Asia/Nowhere" } })).statusCode).toBe(400);
    await tell();
    expect((await log())[0]).toMatchObject({ state: "queued", why: "quiet-hours" });
    server.clock.pass({ minutes: 12 * 60 - 1 });
    await send();
    expect(letters).toEqual([]);
    server.clock.pass({ minutes: 1 });
    await send();
    expect(letters).toHaveLength(1);
    await tell({ subjectId: randomUUID() });
    await change({ quietHours: { ...quietHours, from: "07:00", until: "09:00" } });
    await send();
    expect(letters).toHaveLength(1);
    await change({ quietHours: null });
    server.clock.pass({ minutes: 60 });
    await send();
    expect(letters).toHaveLength(2);
  });

  test("don't go to an unconfirmed address, nor anywhere without a mail server; the log says so and forgets after 90 days", async () => {
    await settle({ isEmailVerified: false });
    await tell();
    await settle({ isEmailVerified: true });
    await server.db.transaction((tx) =>
      notify(
        { tx, live: { publish }, post: undefined, now: now() },
        { to: me, kind: "review", subjectId: randomUUID(), data: {} },
      ),
    );
    const mails = (await log()).filter(({ channel }) => channel === "mail");
    expect(new Set(mails.map(({ why }) => why))).toEqual(new Set(["no-mail-server", "unconfirmed-address"]));
    await tell();
    await send();
    server.clock.pass({ days: 2 });
    await sweepDeliveries(server.db, now());
    expect(await log()).toContainEqual(expect.objectContaining({ state: "failed", why: "mail-server" }));
    server.clock.pass({ days: 90 });
    headers = { cookie: await server.signIn(me) };
    await sweepDeliveries(server.db, now());
    expect(await log()).toEqual([]);
  });

  test.each(["invitation", "message", "application", "still-looking"] as const)(
    "of kind %s end for whoever follows their own address, and no others do",
    async (kind) => {
      await tell({ kind });
      server.clock.pass({ minutes: 10 });
      await send();
      const [letter] = letters;
      const url = letter?.kind === "news" ? letter.unsubscribe : "";
      const asks = await server.get(url);
      expect(asks.statusCode).toBe(303);
      const page = new URL(asks.headers.location ?? "", "https://khamt.test");
      expect(page.pathname).toBe("/stop-emails");
      expect(page.searchParams.get("token")).toBe(new URL(url, page).searchParams.get("token"));
      const wants = async () => (await server.get("/api/account", headers)).json().notifications;
      const before = await wants();
      expect((await server.post(url.replace(/\.\w+\./, ".digest."), {})).statusCode).toBe(400);
      expect(await wants()).toEqual(before);
      expect((await server.post(url, {})).statusCode).toBe(200);
      const after = await wants();
      const changed = Object.keys(before).filter((each) => before[each].mail !== after[each].mail);
      expect(changed).toHaveLength(1);
      expect(after[changed[0] ?? ""]).toEqual({ app: true, mail: false });
      await tell({ kind });
      server.clock.pass({ minutes: 10 });
      await send();
      expect(letters).toHaveLength(1);
    },
  );
});
