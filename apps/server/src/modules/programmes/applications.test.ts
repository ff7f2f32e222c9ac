import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testKeys } from "../../../test/app.ts";
import type { QueuedEmail } from "../../platform/mail/mail.ts";
import { sendNotificationEmails } from "../notifications/index.ts";
import { ownProgramme, programmeView, type ProgrammeView } from "@khamt/contract";
import type { Account } from "../../../test/account.ts";
import {
  applied,
  bat,
  boss,
  decide,
  errorOf,
  join,
  joined,
  made,
  membersOf,
  put,
  saran,
  server,
  signIn,
  useProgrammes,
} from "./set-up-programmes.ts";

useProgrammes();

const closing = { ...applied, closesAt: "2026-05-06T15:59:00.000Z" };
const [build, more] = applied.questions.map(({ text }) => text);

const change = (by: Account, answers: string[], version = "") =>
  put(`/api/programmes/spring-2026/application${version}`, { answers }, by);
const page = async (by: Account) =>
  programmeView.strict().parse((await server.get("/api/programmes/spring-2026", by)).json());
const waiting = (id: string, by: Account) => membersOf(id, "state=applied", by);
const score = (by: Account, id: string, points: number, remarks = "") =>
  put(`/api/manage/programmes/${id}/members/${bat.id}/score`, { score: points, remarks }, by);

describe("an application to a programme", () => {
  test("is read again and changed by its applicant until applications close", async () => {
    const id = await made(closing);
    expect(await page(bat)).toMatchObject({ closesAt: closing.closesAt, application: null });
    await joined(bat, { answers: ["A cold store", ""] });
    const sent = { sentAt: "2026-05-04T12:00:00.000Z", changedAt: null };
    const answers = [
      { question: build, answer: "A cold store" },
      { question: more, answer: "" },
    ];
    expect((await page(bat)).application).toEqual({ ...sent, answers });
    expect((await page(saran)).application).toBeNull();
    server.clock.pass({ days: 1 });
    expect(errorOf(await change(bat, [" ", "More"]))).toBe("answers-missing");
    const inTab = () => change(bat, ["In a tab", ""], `?version=${sent.sentAt}`);
    expect((await inTab()).statusCode).toBe(200);
    expect(errorOf(await inTab()), "a tab that knows nothing of it").toBe("conflict");
    const changed = (await change(bat, ["Two cold stores", ""])).json<ProgrammeView>();
    const changedAt = "2026-05-05T12:00:00.001Z";
    expect(changed.application).toMatchObject({ ...sent, changedAt });
    expect(await waiting(id, boss)).toMatchObject([
      {
        answers: [
          { question: build, answer: "Two cold stores" },
          { question: more, answer: "" },
        ],
        createdAt: sent.sentAt,
        changedAt,
      },
    ]);
    server.clock.pass({ days: 1, minutes: 239 });
    expect(errorOf(await change(bat, ["Three", ""]))).toBe("applications-closed");
    expect(errorOf(await join(saran, { answers: ["A stove", ""] }))).toBe("applications-closed");
    expect((await page(bat)).application?.answers[0]?.answer).toBe("Two cold stores");
  });

  test("may come later where its managers give more time, and is refused one that is past in a new programme, or after its last day", async () => {
    const id = await made(closing);
    server.clock.pass({ days: 3 });
    expect(errorOf(await join(bat, { answers: ["A stove"] }))).toBe("applications-closed");
    const later = { ...closing, closesAt: "2026-05-08T15:59:00.000Z" };
    expect((await put(`/api/manage/programmes/${id}`, later, boss)).statusCode).toBe(200);
    expect((await joined(bat, { answers: ["A stove"] }))?.state).toBe("applied");
    const past = await server.post("/api/manage/programmes", { ...closing, slug: "past" }, boss);
    const late = { ...closing, slug: "late", closesAt: "2026-05-10T16:00:00.000Z" };
    const over = await server.post("/api/manage/programmes", late, boss);
    const shorter = await put(`/api/manage/programmes/${id}`, { ...applied, endsOn: "2026-05-07" }, boss);
    for (const refused of [past, over, shorter])
      expect(refused.json()).toMatchObject({ error: "invalid-parameter", parameter: "closesAt" });
  });

  test("keeps the questions that were answered when managers ask others", async () => {
    const id = await made(applied);
    await joined(bat, { answers: ["A stove", "Hello"] });
    const other = { text: { en: "How old are you?", mn: "Та хэдэн настай вэ?" }, isRequired: true };
    await put(`/api/manage/programmes/${id}`, { ...applied, questions: [other] }, boss);
    const [person] = await waiting(id, boss);
    expect(person?.answers).toEqual([
      { question: build, answer: "A stove" },
      { question: more, answer: "Hello" },
    ]);
    await change(bat, ["Thirty"]);
    expect((await page(bat)).application?.answers).toEqual([{ question: other.text, answer: "Thirty" }]);
  });

  test("stands among the programmes of its applicant, also where none lists it", async () => {
    await made({ ...applied, isListed: false });
    const own = async () =>
      ownProgramme
        .strict()
        .array()
        .parse((await server.get("/api/my-programmes", bat)).json());
    expect(await own()).toEqual([]);
    await joined(bat, { answers: ["A stove"] });
    expect(await own()).toMatchObject([{ slug: "spring-2026", state: "applied" }]);
    await server.post("/api/programmes/spring-2026/leave", {}, bat);
    expect(await own()).toEqual([]);
  });

  test("that is decided, withdrawn or was never sent is changed by nobody", async () => {
    const id = await made(applied);
    expect(errorOf(await change(bat, ["A stove"]))).toBe("conflict");
    await joined(bat, { answers: ["A stove"] });
    await decide(boss, id, bat, "decline");
    expect(errorOf(await change(bat, ["A stove"]))).toBe("conflict");
    expect((await page(bat)).application?.answers[0]?.answer).toBe("A stove");
  });
});

describe("what a manager writes with a decision", () => {
  const lettersNow = async () => {
    const letters: QueuedEmail[] = [];
    const post = async (each: QueuedEmail) => void letters.push(each);
    await sendNotificationEmails({ db: server.db, post, keys: testKeys, now: server.clock.now() });
    return letters.map((each) => (each.kind === "news" ? [each.news, each.quote] : []));
  };

  test("stands whole in the letter, under the bell and on the programme's page, and is kept for the managers", async () => {
    const id = await made(applied);
    await joined(bat, { answers: ["A cold store"] });
    expect(await lettersNow(), "the applicant has it in writing").toContainEqual(["programme-answer", null]);
    const note = `Come back with a customer.\n${"Tell us whom you have asked. ".repeat(20)}`.trim();
    expect((await decide(boss, id, bat, "decline", { note })).json()).toMatchObject({ note });
    expect(await lettersNow()).toEqual([["programme-answer", note]]);
    expect((await server.get("/api/notifications", bat)).json()).toMatchObject({ items: [{ text: note }] });
    expect((await page(bat)).membership?.note).toBe(note);
    const people = await server.get(`/api/manage/programmes/${id}/members?state=declined`, boss);
    expect(people.json()).toMatchObject([{ note }]);
  });

  test("goes with the next application or decision, and stays with who becomes a manager", async () => {
    const id = await made(applied);
    await joined(bat, { answers: ["A cold store"] });
    await decide(boss, id, bat, "decline", { note: "Not yet" });
    await joined(bat, { answers: ["A stove"] });
    expect((await page(bat)).membership?.note).toBeNull();
    await decide(boss, id, bat, "accept", { note: " Monday at ten " });
    await decide(boss, id, bat, "make-manager");
    expect((await page(bat)).membership).toMatchObject({ role: "manager", note: "Monday at ten" });
  });

  test("need not be there, also not as a body", async () => {
    const id = await made(applied);
    await joined(bat, { answers: ["A cold store"] });
    const url = `/api/manage/programmes/${id}/members/${bat.id}/accept`;
    const answer = await server.call({ method: "POST", url, headers: { cookie: boss.cookie } });
    expect(answer.json()).toMatchObject({ state: "joined", note: null });
    expect((await decide(boss, id, bat, "decline", { note: "x".repeat(1001) })).statusCode).toBe(400);
  });
});

describe("scores of an application", () => {
  async function withManagers() {
    const id = await made(applied);
    const [first, second] = [
      await signIn({ firstName: "Nara", lastName: null }),
      await signIn({ firstName: "Tulga", lastName: null }),
    ];
    for (const each of [first, second]) {
      await joined(each, { answers: ["I organise"] });
      await decide(boss, id, each, "accept");
      await decide(boss, id, each, "make-manager");
    }
    await joined(bat, { answers: ["A cold store"] });
    return { id, first, second };
  }

  test("are seen by a manager who has given one, and by no applicant", async () => {
    const { id, first, second } = await withManagers();
    expect((await score(first, id, 5, "Knows herders")).json()).toMatchObject({
      scored: 1,
      scores: [{ name: "Nara", score: 5, remarks: "Knows herders", isOwn: true, isBefore: false }],
    });
    expect(await waiting(id, second)).toMatchObject([{ scored: 1, scores: [] }]);
    await score(second, id, 2);
    expect(await waiting(id, second)).toMatchObject([
      {
        scored: 2,
        scores: [
          { name: "Tulga", isOwn: true },
          { name: "Nara", score: 5 },
        ],
      },
    ]);
    expect((await score(second, id, 3, "Better")).json()).toMatchObject({
      scored: 2,
      scores: [{ score: 3, remarks: "Better" }, { score: 5 }],
    });
    expect(JSON.stringify(await page(bat))).not.toContain("Knows herders");
    expect((await score(bat, id, 5)).statusCode).toBe(404);
    expect((await score(first, id, 6)).statusCode).toBe(400);
  });

  test("put the best first for a manager who has given theirs, and say nothing before", async () => {
    const { id, first, second } = await withManagers();
    const others = [await signIn({ firstName: "Dulmaa" }), await signIn({ firstName: "Erdene" })];
    for (const each of others) {
      server.clock.pass({ minutes: 1 });
      await joined(each, { answers: ["A stove"] });
    }
    const [dulmaa, erdene] = others;
    const give = (by: Account, of: Account | undefined, points: number) =>
      put(`/api/manage/programmes/${id}/members/${of?.id}/score`, { score: points, remarks: "" }, by);
    await give(first, bat, 3);
    await give(second, bat, 5);
    await give(first, dulmaa, 5);
    await give(second, dulmaa, 2);
    await give(second, erdene, 5);
    const best = async (by: Account, more = "") => {
      const url = `/api/manage/programmes/${id}/members?state=applied&sort=score${more}`;
      const answer = await server.get(url, by);
      const names = answer.json<{ name: string }[]>().map(({ name }) => name.split(" ")[0]);
      return { names, next: /cursor=(\w+)/.exec(String(answer.headers["link"]))?.[1] };
    };
    expect((await best(first)).names).toEqual(["Bat", "Dulmaa", "Erdene"]);
    expect((await best(second)).names).toEqual(["Erdene", "Bat", "Dulmaa"]);
    expect((await best(boss)).names).toEqual(["Erdene", "Dulmaa", "Bat"]);
    const { names, next } = await best(second, "&limit=2");
    expect(names).toEqual(["Erdene", "Bat"]);
    expect((await best(second, `&limit=2&cursor=${next}`)).names).toEqual(["Dulmaa"]);
  });

  test("stand in the table that is taken along, by the same rule as on the page, with a column for each question", async () => {
    const { id, first, second } = await withManagers();
    await score(first, id, 4, "Knows herders");
    await score(second, id, 5);
    await put(`/api/manage/programmes/${id}`, { ...applied, questions: applied.questions.slice(1) }, boss);
    server.clock.pass({ minutes: 1 });
    await joined(saran, { answers: ["=A stove"] });
    const table = async (by: Account) =>
      (await server.get(`/api/manage/programmes/${id}/members.csv?state=applied`, by)).body.split("\r\n");
    const [head, ...lines] = await table(first);
    expect(head).toContain(
      `${more?.en},${build?.en},Average score,Scores,Written with the decision,Decided by,Decided on`,
    );
    expect(lines.join("\n")).toContain(',A cold store,4.5,"You: 4, Knows herders | Tulga: 5",');
    expect(lines.join("\n")).toContain("'=A stove,,,,");
    expect((await table(boss)).join("\n")).not.toContain("Knows herders");
    expect((await table(saran)).join("\n")).not.toContain("A cold store");
  });

  test("stand in a column each, also where two questions read alike", async () => {
    const why = { text: { en: "Why?", mn: "Яагаад?" }, isRequired: true };
    const id = await made({ ...applied, questions: [why, why] });
    await joined(bat, { answers: ["For herders", "For the school"] });
    const { body } = await server.get(`/api/manage/programmes/${id}/members.csv?state=applied`, boss);
    expect(body).toContain(",Why?,Why? (2),");
    expect(body).toContain(",For herders,For the school,");
  });

  test("stay as they are once the programme is put aside", async () => {
    const id = await made(applied);
    await joined(bat, { answers: ["A cold store"] });
    await put(`/api/manage/programmes/${id}/archive`, { isArchived: true }, boss);
    expect(errorOf(await change(bat, ["A warm store"]))).toBe("applications-closed");
  });

  test("stand in it with all who take part, however many", async () => {
    const id = await made(applied);
    await server.db.execute(sql`with people as (
        insert into users (username, user_type, email, first_name, last_name, is_email_verified, created_at, updated_at)
        select 'one-' || at, 'individual', 'one-' || at || '@khamt.test', 'Bat', at::text, true, now(), now()
        from generate_series(1, 5001) at returning id)
      insert into programme_members (programme_id, user_id, state, created_at, updated_at)
      select ${id}, id, 'joined', now(), now() from people`);
    // As servers do by themselves: plans made for a handful of people are not for thousands.
    await server.db.execute(sql`analyze`);
    const table = await server.get(`/api/manage/programmes/${id}/members.csv?state=joined`, boss);
    expect(table.body.trimEnd().split("\r\n")).toHaveLength(1 + 5001);
  });

  test("say that they were given before a change, and go with the application", async () => {
    const { id, first } = await withManagers();
    await score(first, id, 4);
    server.clock.pass({ minutes: 1 });
    await change(bat, ["A warm store"]);
    expect(await waiting(id, first)).toMatchObject([{ scores: [{ score: 4, isBefore: true }] }]);
    await server.post("/api/programmes/spring-2026/leave", {}, bat);
    expect(errorOf(await score(first, id, 4))).toBe("conflict");
    await joined(bat, { answers: ["A stove"] });
    expect(await waiting(id, first)).toMatchObject([{ scored: 0, scores: [], changedAt: null }]);
  });
});
