import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { DecisionMade, NotificationList, OwnStandings, ReportCase } from "@khamt/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApp, type TestApp, testConfig, testKeys } from "../../../test/app.ts";
import { addPerson, connect, type Person } from "../../../test/people.ts";
import { sendNotificationEmails } from "../notifications/send-emails.ts";
import { defaultNotifications, users } from "../../platform/db/schema/index.ts";
import { render } from "../../platform/mail/render.ts";

const contactEmail = "operator@khamt.test";

let server: TestApp;
let admin: Person;
let bat: Person;
let sara: Person;
beforeAll(async () => {
  server = await openTestApp({ config: { ...testConfig, contactEmail } });
});
beforeEach(async () => {
  admin = await addPerson(server, { role: "admin" });
  bat = await addPerson(server);
  sara = await addPerson(
    server,
    {},
    { lastName: "Дорж", bio: `I sell <b>gold</b> ${"b".repeat(90)}`, skills: ["React"], expertise: ["SaaS"] },
  );
});
afterEach(() => server.reset());
afterAll(() => server.close());

async function report(by: Person, kind: string, id: string, text = "Asks for money"): Promise<string> {
  const input = { clientId: randomUUID(), subject: { kind, id }, reason: "scam", text };
  const answer = await by.post("/api/reports", input);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: string }>().id;
}
const reportSara = (by: Person) => report(by, "cofounder", sara.profile.id);
const cases = async () => (await admin.get("/api/admin/reports")).json<ReportCase[]>();
const log = async () => (await admin.get("/api/admin/decisions")).json<DecisionMade[]>();
const isSeen = async (person: Person = sara) =>
  (await server.get(`/api/startup-cofounders/${person.profile.id}`)).statusCode === 200;
const standing = async (person: Person = sara) =>
  (await person.get("/api/my-decisions")).json<OwnStandings>();
const news = async (person: Person = sara) =>
  (await person.get("/api/notifications")).json<NotificationList>().items;

async function decide(id: string, action: "dismiss" | "uphold", body: object = { rule: "no-fraud" }) {
  const answer = await admin.post(`/api/admin/reports/${id}/${action}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Those that leave now, as the job would send them. */
async function letters() {
  const sent: Parameters<Parameters<typeof sendNotificationEmails>[0]["post"]>[0][] = [];
  await sendNotificationEmails({
    db: server.db,
    post: async (letter) => void sent.push(letter),
    keys: testKeys,
    contactEmail,
    now: server.clock.now(),
  });
  return sent;
}

describe("the queue", () => {
  test("shows what is reported as it stands, who reported it and why, and what was decided before", async () => {
    const first = await reportSara(bat);
    await decide(first, "dismiss", { rule: "honesty" });
    const eve = await addPerson(server);
    await reportSara(eve);
    const [one, ...others] = await cases();
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      subject: { kind: "cofounder", id: sara.profile.id },
      owner: sara.name,
      isListed: true,
      isHeld: false,
      reports: [{ reporter: eve.name, reason: "scam", text: "Asks for money" }],
      earlier: [{ reporter: bat.name, outcome: "dismissed", rule: "honesty" }],
      actions: ["dismiss", "uphold"],
    });
    expect(one?.passages).toContainEqual({ author: null, text: `I sell <b>gold</b> ${"b".repeat(90)}` });
  });

  test("of a conversation shows who said what, with the deleted left out", async () => {
    const { conversationId } = await connect(bat, sara);
    const path = `/api/conversations/${conversationId}/messages`;
    await sara.post(path, { id: randomUUID(), text: "Send me money" });
    const sent = await sara.post(path, { id: randomUUID(), text: "At once" });
    await sara.delete(`${path}/${sent.json<{ seq: number }>().seq}`);
    await report(bat, "conversation", conversationId ?? "");
    const [one] = await cases();
    expect(one).toMatchObject({ name: "", isListed: false, isHeld: false });
    expect(one?.passages.slice(1)).toEqual([{ author: sara.name, text: "Send me money" }]);
  });

  test("comes in pages, the oldest first, each subject once", async () => {
    const others = [await addPerson(server), await addPerson(server), sara];
    for (const each of others) {
      server.clock.pass({ minutes: 1 });
      await report(bat, "cofounder", each.profile.id);
      await report(admin, "cofounder", each.profile.id);
    }
    const found: string[] = [];
    let next = "/api/admin/reports?limit=1";
    for (let page = 0; page < 3; page++) {
      const answer = await admin.get(next);
      expect(answer.headers["x-total-count"]).toBe("3");
      found.push(...answer.json<ReportCase[]>().map(({ subject }) => subject.id));
      next = /<(.*)>/.exec(String(answer.headers["link"]))?.[1] ?? "";
    }
    expect(next).toBe("");
    expect(found).toEqual(others.map(({ profile }) => profile.id));
  });

  test("tells of each of many what was said and reported about it alone", async () => {
    const { id: connectionId, conversationId } = await connect(bat, sara);
    await bat.post(`/api/conversations/${conversationId}/messages`, {
      id: randomUUID(),
      text: "Hand it over",
    });
    const eve = await addPerson(server);
    await decide(await reportSara(eve), "dismiss", { rule: "honesty" });
    const about = [
      { by: sara, kind: "conversation", id: conversationId ?? "", text: "Threatens" },
      { by: sara, kind: "connection", id: connectionId, text: "Lies" },
      { by: bat, kind: "cofounder", id: sara.profile.id, text: "Sells gold" },
    ];
    for (const { by, kind, id, text } of about) {
      server.clock.pass({ minutes: 1 });
      await report(by, kind, id, text);
    }
    const found = await cases();
    expect(found).toMatchObject(
      about.map(({ by, kind, id, text }) => ({
        subject: { kind, id },
        reports: [{ reporter: by.name, text }],
        reporters: 1,
      })),
    );
    expect(found.map(({ owner }) => owner)).toEqual([bat.name, bat.name, sara.name]);
    expect(found.map(({ earlier }) => earlier.map(({ reporter }) => reporter))).toEqual([[], [], [eve.name]]);
    const [talk, invitation, profile] = found.map(({ passages }) => passages.map(({ text }) => text));
    expect(talk?.at(-1)).toBe("Hand it over");
    expect(invitation).not.toContain("Hand it over");
    expect(profile).toContain(`I sell <b>gold</b> ${"b".repeat(90)}`);
  });

  test("lets nobody decide about what is their own", async () => {
    await report(bat, "cofounder", admin.profile.id);
    const [one] = await cases();
    expect(one?.actions).toEqual([]);
    const answer = await admin.post(`/api/admin/reports/${one?.id}/dismiss`, { rule: "honesty" });
    expect(answer.statusCode).toBe(403);
  });
});

describe("the owner", () => {
  test("is told when enough have reported a profile, before anybody has decided", async () => {
    for (let count = 0; count < 3; count++) await reportSara(await addPerson(server));
    expect(await isSeen()).toBe(false);
    expect(await news()).toMatchObject([
      { kind: "moderation", state: "held", title: sara.name, text: null, path: "/my-profile" },
    ]);
    expect(await standing()).toMatchObject({
      appealTo: contactEmail,
      items: [{ subject: sara.profile, name: sara.name, decision: null }],
    });
    expect((await standing(bat)).items).toEqual([]);

    const [one] = await cases();
    await decide(one?.id ?? "", "dismiss");
    expect(await isSeen()).toBe(true);
    expect(await news()).toMatchObject([{ kind: "moderation", state: "dismissed" }]);
    expect((await standing()).items).toEqual([]);
  });

  test("hears nothing of a report that changed nothing", async () => {
    await decide(await reportSara(bat), "dismiss");
    expect(await news()).toEqual([]);
  });

  test("gets the rule, the reason and the address for an appeal, by letter too and whatever is switched off", async () => {
    const off = Object.fromEntries(
      Object.keys(defaultNotifications).map((kind) => [kind, { app: false, mail: false }]),
    ) as typeof defaultNotifications;
    await server.db.update(users).set({ notifications: off, language: "mn" }).where(eq(users.id, sara.id));
    await decide(await reportSara(bat), "uphold", { rule: "no-fraud", note: "The gold is not there" });
    const decision = { rule: "no-fraud", note: "The gold is not there" };
    expect((await standing()).items).toMatchObject([{ subject: sara.profile, decision }]);
    const [told] = await news();
    expect(told).toMatchObject({ kind: "moderation", state: "upheld" });
    expect((await sara.get("/api/notifications")).body).toContain("Мөнгөний талаар");
    // Having looked at it in the app takes nothing away from the letter.
    await sara.post("/api/notifications/read", { all: true });
    const own = ({ kind }: { kind: string }) => kind === "moderation";
    const [letter, ...others] = (await letters()).filter(own);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ kind: "moderation", language: "mn", outcome: "upheld", ...decision });
    if (!letter) throw new Error("no letter");
    const { text, subject } = render(letter, { publicUrl: "https://khamt.test" });
    expect(subject).toContain(sara.name);
    for (const part of [
      "Мөнгөний талаар",
      "The gold is not there",
      contactEmail,
      "https://khamt.test/contact",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain(bat.name);
  });

  test("is warned of what was written to another, which nothing hides", async () => {
    const { conversationId } = await connect(bat, sara);
    await decide(await report(bat, "conversation", conversationId ?? ""), "uphold", { rule: "respect" });
    expect((await standing()).items).toMatchObject([
      { subject: { kind: "conversation", id: conversationId }, name: "", decision: { rule: "respect" } },
    ]);
    expect(await news()).toContainEqual(
      expect.objectContaining({ kind: "moderation", state: "upheld", title: null }),
    );
    const [warning] = await log();
    await admin.post(`/api/admin/decisions/${warning?.id}/restore`, { rule: "respect" });
    expect((await standing()).items).toEqual([]);
  });
});

describe("a report", () => {
  test("alerts every administrator by bell and letter, but for who reports and who is reported", async () => {
    const other = await addPerson(server, { role: "admin", language: "mn" });
    await reportSara(bat);
    await reportSara(other);
    const [alert, ...more] = await news(admin);
    expect(more).toEqual([]);
    expect(alert).toMatchObject({ kind: "report", title: sara.name, path: "/moderation" });
    expect(await news(other)).toMatchObject([{ kind: "report", actor: bat.name }]);
    expect(await news()).toEqual([]);
    const sent = await letters();
    expect(sent.map(({ kind, language }) => [kind, language]).toSorted()).toEqual([
      ["news", "en"],
      ["news", "mn"],
    ]);
    for (const letter of sent) {
      const { subject, text } = render(letter, { publicUrl: "https://khamt.test" });
      expect(subject).toContain(sara.name);
      expect(text).toContain("https://khamt.test/moderation");
    }
  });

  test("is answered: who made it hears the outcome, and the administrators' news is done with", async () => {
    const id = await reportSara(bat);
    await decide(id, "uphold");
    expect(await news(bat)).toMatchObject([{ kind: "report-answer", state: "upheld", title: sara.name }]);
    expect(await news(admin)).toMatchObject([{ kind: "report", isRead: true }]);
    const sent = (await letters()).map((letter) => render(letter, { publicUrl: "https://khamt.test" }));
    expect(sent.some(({ subject }) => subject.startsWith("Your report was right"))).toBe(true);
  });

  test("in which nothing is wrong needs no rule, one that is upheld does", async () => {
    const id = await reportSara(bat);
    expect((await admin.post(`/api/admin/reports/${id}/uphold`, {})).statusCode).toBe(400);
    await decide(id, "dismiss", {});
    expect(await log()).toMatchObject([{ outcome: "dismissed", rule: null }]);
    expect(await news(bat)).toMatchObject([{ kind: "report-answer", state: "dismissed" }]);
  });
});

describe("an appeal", () => {
  test("reaches the administrators with the owner's words, once, and the log shows them", async () => {
    await decide(await reportSara(bat), "uphold");
    const appeal = { subject: { kind: "cofounder", id: sara.profile.id }, text: "It is real gold" };
    expect((await bat.post("/api/my-decisions/appeals", appeal)).statusCode).toBe(404);
    const answer = await sara.post("/api/my-decisions/appeals", appeal);
    expect(answer.json()).toMatchObject({ isRead: true, items: [{ decision: { isAppealed: true } }] });
    expect((await sara.post("/api/my-decisions/appeals", appeal)).statusCode).toBe(409);
    expect(await log()).toMatchObject([{ appeal: "It is real gold" }]);
    expect((await news(admin)).find(({ kind }) => kind === "appeal")).toMatchObject({
      actor: sara.name,
      isRead: false,
    });
    const [decision] = await log();
    await admin.post(`/api/admin/decisions/${decision?.id}/restore`, { rule: "honesty" });
    expect((await news(admin)).every(({ isRead }) => isRead)).toBe(true);
    expect((await news(bat))[0]).toMatchObject({ kind: "report-answer", state: "restored" });
  });

  test("that is granted shows the profile again, to all and to who reported it, and the log keeps both decisions", async () => {
    await decide(await reportSara(bat), "uphold", { rule: "honesty", note: "Looks made up" });
    const [upheld] = await log();
    expect(upheld).toMatchObject({
      outcome: "upheld",
      isHeld: true,
      decidedBy: admin.name,
      actions: ["restore"],
    });
    server.clock.pass({ minutes: 1 });
    const path = `/api/admin/decisions/${upheld?.id}/restore`;
    expect((await admin.post(path, {})).statusCode).toBe(400);
    expect((await bat.post(path, { rule: "honesty" })).statusCode).toBe(403);
    expect((await admin.post(path, { rule: "honesty", note: "It is so" })).statusCode).toBe(200);
    expect([
      await isSeen(),
      (await bat.get(`/api/startup-cofounders/${sara.profile.id}`)).statusCode,
    ]).toEqual([true, 200]);
    expect(await log()).toMatchObject([
      { outcome: "restored", note: "It is so", actions: [] },
      { outcome: "upheld", note: "Looks made up", actions: [] },
    ]);
    expect((await admin.post(path, { rule: "honesty" })).statusCode).toBe(409);
    expect(await news()).toMatchObject([{ kind: "moderation", state: "restored" }]);
    expect((await standing()).items).toEqual([]);
  });

  test("is not undone by a late report that is dismissed", async () => {
    const first = await reportSara(bat);
    const late = await reportSara(await addPerson(server));
    await decide(first, "uphold");
    expect((await admin.post(`/api/admin/reports/${late}/dismiss`, { rule: "honesty" })).statusCode).toBe(
      409,
    );
    expect(await isSeen()).toBe(false);
  });
});

test("of two decisions at once one is made", async () => {
  const [one, two] = [await reportSara(bat), await reportSara(await addPerson(server))];
  const answers = await Promise.all([
    admin.post(`/api/admin/reports/${one}/uphold`, { rule: "honesty" }),
    admin.post(`/api/admin/reports/${two}/dismiss`, { rule: "honesty" }),
  ]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(await log()).toHaveLength(1);
});
