import { randomUUID } from "node:crypto";
import type { ReportCase } from "@khamt/contract";
import { describe, expect, test } from "vitest";
import { addPerson, connect } from "../../../test/people.ts";
import { render } from "../../platform/mail/render.ts";
import {
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
    expect(one?.passages).toContainEqual({
      files: [],
      author: null,
      text: `I sell <b>gold</b> ${"b".repeat(90)}`,
    });
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
    expect(one?.passages.slice(1)).toEqual([{ files: [], author: sara.name, text: "Send me money" }]);
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
    expect(sent.map(({ kind, language }) => `${kind} ${language}`).toSorted()).toEqual([
      "news en",
      "news mn",
    ]);
    for (const letter of sent) {
      const { subject, text } = render(letter, { publicUrl: "https://khamt.test" });
      expect(subject).toContain(sara.name);
      expect(text).toContain("https://khamt.test/moderation");
    }
  });

  test("is decided by a moderator too, who signs in by two steps and hears of it", async () => {
    const oyun = await addPerson(server, { role: "moderator" });
    const fresh = await addPerson(server, { role: "moderator", totpEnabledAt: null });
    const id = await reportSara(bat);
    expect(await news(oyun)).toMatchObject([{ kind: "report" }]);
    expect((await fresh.get("/api/admin/reports")).json()).toMatchObject({ error: "second-step-needed" });
    expect((await oyun.get("/api/admin/reports")).json<ReportCase[]>()).toMatchObject([{ id }]);
    const upheld = await oyun.post(`/api/admin/reports/${id}/uphold`, { rule: "no-fraud" });
    expect(upheld.statusCode, upheld.body).toBe(200);
    expect(await log()).toMatchObject([{ outcome: "upheld", decidedBy: oyun.name }]);
    expect(await news(sara)).toMatchObject([{ kind: "moderation" }]);
    const own = await report(bat, "cofounder", oyun.profile.id);
    expect((await oyun.post(`/api/admin/reports/${own}/dismiss`, { rule: "no-fraud" })).statusCode).toBe(403);
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

test("of two decisions at once one is made", async () => {
  const [one, two] = [await reportSara(bat), await reportSara(await addPerson(server))];
  const answers = await Promise.all([
    admin.post(`/api/admin/reports/${one}/uphold`, { rule: "honesty" }),
    admin.post(`/api/admin/reports/${two}/dismiss`, { rule: "honesty" }),
  ]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(await log()).toHaveLength(1);
});
