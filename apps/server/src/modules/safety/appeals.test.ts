import { eq } from "drizzle-orm";
import type { DeskWaiting, OwnStandings } from "@khamt/contract";
import { describe, expect, test } from "vitest";
import { addPerson, connect, type Person } from "../../../test/people.ts";
import { defaultNotifications, users } from "../../platform/db/schema/index.ts";
import { render } from "../../platform/mail/render.ts";
import {
  contactEmail,
  server,
  admin,
  bat,
  sara,
  report,
  reportSara,
  cases,
  log,
  news,
  decide,
  letters,
  useModeration,
} from "./set-up-moderation.ts";

useModeration();

const isSeen = async (person: Person = sara) =>
  (await server.get(`/api/startup-cofounders/${person.profile.id}`)).statusCode === 200;

const standing = async (person: Person = sara) =>
  (await person.get("/api/my-decisions")).json<OwnStandings>();

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

  test("still waits after a late report about the same was dismissed", async () => {
    const { conversationId: id } = await connect(bat, sara);
    await decide(await report(bat, "conversation", id ?? ""), "uphold", { rule: "respect" });
    const appeal = { subject: { kind: "conversation", id }, text: "He had asked for it" };
    await sara.post("/api/my-decisions/appeals", appeal);
    server.clock.pass({ minutes: 1 });
    await decide(await report(bat, "conversation", id ?? "", "Once more"), "dismiss", { rule: "respect" });
    expect((await standing()).items).toMatchObject([{ decision: { isAppealed: true } }]);
    const [dismissed, upheld] = await log();
    expect([dismissed?.actions, upheld?.actions]).toEqual([[], ["restore", "keep"]]);
    expect((await news(admin)).find(({ kind }) => kind === "appeal")).toMatchObject({ isRead: false });
    expect((await admin.get("/api/manage/waiting")).json<DeskWaiting>()).toContainEqual(
      expect.objectContaining({ task: "appeals", count: 1 }),
    );
    const answer = await admin.post(`/api/admin/decisions/${upheld?.id}/keep`, { note: "It stays" });
    expect(answer.statusCode, answer.body).toBe(200);
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

  test("that two administrators answer at once is answered by one of them", async () => {
    await decide(await reportSara(bat), "uphold", { rule: "honesty" });
    const [upheld] = await log();
    const appeal = { subject: { kind: "cofounder", id: sara.profile.id }, text: "It is real gold" };
    await sara.post("/api/my-decisions/appeals", appeal);
    const second = await addPerson(server, { role: "admin" });
    const answers = await Promise.all([
      admin.post(`/api/admin/decisions/${upheld?.id}/keep`, { note: "It stays" }),
      second.post(`/api/admin/decisions/${upheld?.id}/restore`, { rule: "honesty", isAnswered: false }),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect([codes.length, new Set(codes)]).toEqual([2, new Set([200, 409])]);
  });

  test("that is refused leaves the decision, tells the owner why, and is answered once", async () => {
    await server.db.update(users).set({ language: "mn" }).where(eq(users.id, sara.id));
    await decide(await reportSara(bat), "uphold", { rule: "honesty" });
    const [upheld] = await log();
    const path = `/api/admin/decisions/${upheld?.id}/keep`;
    expect((await admin.post(path, {})).statusCode).toBe(409);
    const asked = { subject: sara.profile, text: "It is real gold" };
    expect((await sara.post("/api/my-decisions/appeals", asked)).statusCode).toBe(200);
    expect(await log()).toMatchObject([{ actions: ["restore", "keep"], appealAnswer: null }]);
    const waiting = async () => (await admin.get("/api/admin/decisions?appeal=waiting")).json<object[]>();
    expect(await waiting()).toMatchObject([{ appeal: "It is real gold" }]);
    await sara.post("/api/notifications/read", { all: true });
    await letters();
    server.clock.pass({ minutes: 1 });

    const answered = (await admin.post(path, { note: "The picture is of another mine" })).statusCode;
    expect(answered).toBe(200);
    expect((await admin.post(path, {})).statusCode).toBe(409);
    expect(await waiting()).toEqual([]);
    expect(await isSeen()).toBe(false);
    expect(await log()).toMatchObject([
      { outcome: "upheld", appealAnswer: "The picture is of another mine", actions: ["restore"] },
    ]);
    expect((await admin.get("/api/admin/acts")).json()).toMatchObject([{ act: "kept" }, { act: "upheld" }]);
    expect((await standing()).items).toMatchObject([
      { decision: { isAppealed: true, appealAnswer: "The picture is of another mine" } },
    ]);
    expect(await news()).toMatchObject([{ kind: "moderation", state: "kept", isRead: false }]);
    expect((await news(admin)).every(({ isRead }) => isRead)).toBe(true);
    const [letter] = await letters();
    if (!letter) throw new Error("no letter");
    const { subject, text } = render(letter, { publicUrl: "https://khamt.test" });
    expect(subject).toBe(`Шийдвэр хэвээр үлдлээ: «${sara.name}»`);
    expect(text).toContain("The picture is of another mine");
    const again = await sara.post("/api/my-decisions/appeals", asked);
    expect(again.json()).toMatchObject({ error: "already-appealed" });
  });

  test("against one's own decision is answered by another administrator", async () => {
    const other = await addPerson(server, { role: "admin" });
    const reported = await report(bat, "cofounder", admin.profile.id);
    await other.post(`/api/admin/reports/${reported}/uphold`, { rule: "honesty" });
    await admin.post("/api/my-decisions/appeals", { subject: admin.profile, text: "Look again" });
    const [own] = await log();
    expect(own?.actions).toEqual([]);
    expect((await admin.post(`/api/admin/decisions/${own?.id}/keep`, {})).statusCode).toBe(403);
    expect((await other.post(`/api/admin/decisions/${own?.id}/keep`, {})).statusCode).toBe(200);
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
