import { describe, expect, test } from "vitest";
import {
  jury,
  juryApplication,
  type NotificationList,
  programmeJury,
  type ProgrammeReviewers,
} from "@khamt/contract";
import type { Account } from "../../../../test/account.ts";
import { lastLetter } from "../../../../test/accounts.ts";
import { programmeJurors } from "../../../platform/db/schema/index.ts";
import { forgetAsked, remindJurors } from "../index.ts";
import {
  applied,
  bat,
  boss,
  decide,
  errorOf,
  joined,
  made,
  membersOf,
  put,
  saran,
  server,
  signIn,
  useProgrammes,
} from "../set-up-programmes.ts";

useProgrammes();

const ask = (id: string, emails: string[], by = boss) =>
  server.post(`/api/manage/programmes/${id}/jurors`, { emails, language: "mn" }, by);
const jurors = async (id: string) => {
  const answer = await server.get(`/api/manage/programmes/${id}/jury`, boss);
  return programmeJury.strict().parse(answer.json()).jurors;
};
const say = (id: string, by: Account) => server.post(`/api/juries/${id}/join`, {}, by);
const open = (id: string, by: Account) => server.get(`/api/juries/${id}`, by);
const list = (id: string, by: Account, asked = "") =>
  server.get(`/api/juries/${id}/applications?${asked}`, by);
const read = async (id: string, by: Account, asked = "") =>
  juryApplication
    .strict()
    .array()
    .parse((await list(id, by, asked)).json());
const score = (id: string, of: Account, points: number, by: Account, remarks = "") =>
  put(`/api/juries/${id}/applications/${of.id}/score`, { score: points, remarks }, by);

/** Bat and Saran have applied, in this order; Tuul is asked to score. */
async function asked() {
  const id = await made(applied);
  await joined(bat, { answers: ["A cold store", ""] });
  server.clock.pass({ minutes: 1 });
  await joined(saran, { answers: ["A stove", ""] });
  const tuul = await signIn({ firstName: "Туул", email: "tuul@example.com" });
  expect((await ask(id, ["Tuul@example.com"])).statusCode).toBe(200);
  return { id, tuul };
}

describe("a juror from outside", () => {
  test("scores the applications of one programme once they have said yes, and has nothing else of the desk", async () => {
    const { id, tuul } = await asked();
    expect(lastLetter(server, "jury-invitation")).toMatchObject({ to: "tuul@example.com", left: null });
    const other = await made({ ...applied, slug: "autumn-2026" });
    expect(
      jury
        .strict()
        .array()
        .parse((await server.get("/api/juries", tuul)).json()),
    ).toMatchObject([{ id, isIn: false, applications: 2, scored: 0 }]);
    expect((await list(id, tuul)).statusCode).toBe(404);
    expect((await score(id, bat, 4, tuul)).statusCode).toBe(404);
    // Nobody else says yes in their place.
    expect((await say(id, bat)).statusCode).toBe(404);
    expect((await say(id, tuul)).json()).toMatchObject({ isIn: true });

    expect(await read(id, tuul)).toMatchObject([
      { userId: bat.id, email: null, answers: [{ answer: "A cold store" }, { answer: "" }], score: null },
      { userId: saran.id, email: null, score: null },
    ]);
    expect((await score(id, bat, 4, tuul, "Сайн баг")).json()).toMatchObject({
      score: { score: 4, remarks: "Сайн баг", isBefore: false },
    });
    expect(await read(id, tuul, "only=unscored")).toMatchObject([{ userId: saran.id }]);
    expect(await read(id, tuul, "q=Saran")).toMatchObject([{ userId: saran.id }]);
    expect(await read(id, tuul, "q=example"), "of an address that jurors are not shown").toEqual([]);
    expect((await open(id, tuul)).json()).toMatchObject({ applications: 2, scored: 1 });
    for (const path of ["", "/members", "/members.csv", "/reviewers", "/jury", "/start-ups", "/invitations"])
      expect((await server.get(`/api/manage/programmes/${id}${path}`, tuul)).statusCode, path).toBe(404);
    expect((await list(other, tuul)).statusCode).toBe(404);
    expect((await ask(id, ["x@example.com"], tuul)).statusCode).toBe(404);
    expect((await decide(tuul, id, bat, "accept")).statusCode).toBe(404);
  });

  test("is shown addresses where the managers say so, and never their own application or what is decided", async () => {
    const { id, tuul } = await asked();
    await say(id, tuul);
    server.clock.pass({ minutes: 1 });
    const invited = await ask(id, ["saran@example.com"]);
    expect(invited.statusCode, invited.body).toBe(200);
    await say(id, saran);
    await put(`/api/manage/programmes/${id}/jury`, { seesContacts: true }, boss);
    expect(await read(id, saran)).toMatchObject([{ userId: bat.id, email: "bat@example.com" }]);
    expect((await score(id, saran, 5, saran)).statusCode).toBe(404);
    expect((await jurors(id)).map(({ applications }) => applications)).toEqual([2, 1]);
    await decide(boss, id, bat, "decline");
    expect(await read(id, saran)).toEqual([]);
    expect((await score(id, bat, 1, tuul)).statusCode).toBe(404);
  });

  test("is read by managers at once, while managers read each other after their own score", async () => {
    const { id, tuul } = await asked();
    await say(id, tuul);
    const { reviewers } = (
      await server.get(`/api/manage/programmes/${id}/reviewers`, boss)
    ).json<ProgrammeReviewers>();
    expect(reviewers).toContainEqual({ name: expect.stringContaining("Туул"), isOwn: false, scored: 0 });
    await score(id, bat, 2, tuul, "Too early");
    await score(id, saran, 5, tuul);
    const shown = await membersOf(id, "state=applied&sort=score");
    expect(shown.map(({ userId, scored, scores }) => [userId, scored, scores.length])).toEqual([
      [saran.id, 1, 1],
      [bat.id, 1, 1],
    ]);
    expect(shown[1]?.scores[0]).toMatchObject({
      name: expect.stringContaining("Туул"),
      remarks: "Too early",
      isOwn: false,
    });
    const second = await signIn({ role: "admin" });
    await put(`/api/manage/programmes/${id}/members/${bat.id}/score`, { score: 5, remarks: "" }, second);
    const [best, other] = await membersOf(id, "state=applied&sort=score");
    expect([best?.userId, other?.scored, other?.scores.length]).toEqual([saran.id, 2, 1]);
  });

  test("is reminded once a day while something is left, and ends when a manager says so; the scores stay", async () => {
    const { id, tuul } = await asked();
    const remind = async () => {
      const [row] = await jurors(id);
      return server.post(`/api/manage/programmes/${id}/jurors/${row?.id}/reminder`, {}, boss);
    };
    expect(errorOf(await remind())).toBe("conflict");
    await say(id, tuul);
    await score(id, bat, 3, tuul);
    server.clock.pass({ days: 1 });
    expect((await remind()).statusCode).toBe(200);
    expect(lastLetter(server, "jury-invitation")).toMatchObject({ left: 1, isReminder: true });
    expect(errorOf(await remind())).toBe("conflict");
    const [row] = await jurors(id);
    expect(row).toMatchObject({
      name: expect.stringContaining("Туул"),
      scored: 1,
      applications: 2,
      canRemind: false,
    });
    await server.call({
      method: "DELETE",
      url: `/api/manage/programmes/${id}/jurors/${row?.id}`,
      headers: { cookie: boss.cookie },
    });
    expect((await open(id, tuul)).statusCode).toBe(404);
    expect((await list(id, boss)).statusCode).toBe(404);
    expect((await membersOf(id, `state=applied&q=bat@example.com`))[0]?.scores).toHaveLength(1);
  });

  test("scores until the deadline, of which those who are late hear two days before, and goes on once a manager gives more time", async () => {
    const { id, tuul } = await asked();
    await say(id, tuul);
    await score(id, bat, 3, tuul);
    const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();
    const end = (closesAt: string | null) => put(`/api/manage/programmes/${id}/jury`, { closesAt }, boss);
    const remind = async () => {
      const before = server.letters.length;
      const post = async (letter: (typeof server.letters)[number]) => void server.letters.push(letter);
      await remindJurors({ db: server.db, live: { publish: async () => {} }, post, now: server.clock.now() });
      return server.letters.slice(before);
    };
    const closesAt = inDays(5);
    expect(errorOf(await end(inDays(-1)))).toBe("invalid-parameter");
    expect((await end(closesAt)).json()).toMatchObject({ closesAt, seesContacts: false });
    expect((await open(id, tuul)).json()).toMatchObject({ closesAt });
    server.clock.pass({ minutes: 1 });
    await ask(id, ["late@example.com"]);
    expect(lastLetter(server, "jury-invitation")).toMatchObject({ until: closesAt });
    expect(await remind()).toEqual([]);
    server.clock.pass({ days: 3, minutes: 60 });
    expect(await remind()).toMatchObject([
      { to: "tuul@example.com", left: 1, isReminder: true, until: closesAt },
      { to: "late@example.com", left: null, isReminder: true, until: closesAt },
    ]);
    server.clock.pass({ days: 1, minutes: 60 });
    expect(await remind(), "once before each deadline").toEqual([]);

    server.clock.pass({ days: 1 });
    expect(errorOf(await score(id, saran, 4, tuul))).toBe("scoring-closed");
    expect(
      errorOf(await put(`/api/juries/${id}/applications/${bat.id}/recusal`, { isRecused: true }, tuul)),
    ).toBe("scoring-closed");
    expect(await read(id, tuul)).toMatchObject([{ score: { score: 3 } }, { score: null }]);
    expect((await jurors(id)).map(({ canRemind }) => canRemind)).toEqual([false, false]);

    await end(inDays(4));
    expect((await score(id, saran, 4, tuul)).statusCode).toBe(200);
    server.clock.pass({ days: 3 });
    expect(
      (await remind()).map(({ to }) => to),
      "who has scored all hears nothing",
    ).toEqual(["late@example.com"]);
    expect((await end(null)).json()).toMatchObject({ closesAt: null });
  });

  test("who knows an applicant is left out: reads no answers, counts one less, and the managers see it", async () => {
    const { id, tuul } = await asked();
    await say(id, tuul);
    await score(id, bat, 5, tuul);
    const recuse = (isRecused: boolean, by = tuul) =>
      put(`/api/juries/${id}/applications/${bat.id}/recusal`, { isRecused }, by);
    expect((await recuse(true, boss)).statusCode).toBe(404);
    expect((await recuse(true)).json()).toMatchObject({ isRecused: true, answers: [], score: null });
    expect(await read(id, tuul)).toMatchObject([{ userId: bat.id, answers: [] }, { userId: saran.id }]);
    expect(await read(id, tuul, "only=unscored")).toMatchObject([{ userId: saran.id }]);
    expect(errorOf(await score(id, bat, 1, tuul))).toBe("not-allowed");
    expect(await jurors(id)).toMatchObject([{ scored: 0, applications: 1, recused: ["Bat Dorj"] }]);
    expect((await membersOf(id, "state=applied&q=bat@example.com"))[0]?.scores).toEqual([]);
    expect((await recuse(false)).json()).toMatchObject({ isRecused: false, answers: [{}, {}] });
    expect((await score(id, bat, 4, tuul)).statusCode).toBe(200);
    await decide(boss, id, bat, "decline");
    expect((await recuse(true)).statusCode).toBe(404);
  });

  test("is told by the bell besides the email, says no or leaves by themselves, and the managers are told", async () => {
    const { id, tuul } = await asked();
    const bell = async (of: Account) =>
      (await server.get("/api/notifications", of))
        .json<NotificationList>()
        .items.filter(({ kind }) => kind === "programme-answer");
    const leave = (by: Account) =>
      server.call({ method: "DELETE", url: `/api/juries/${id}`, headers: { cookie: by.cookie } });
    expect(await bell(tuul)).toMatchObject([{ state: "jury", path: `/jury/${id}` }]);
    expect(server.letters.filter(({ to }) => to === "tuul@example.com")).toHaveLength(1);
    await say(id, tuul);
    await score(id, saran, 3, tuul);
    expect((await leave(bat)).statusCode).toBe(404);
    expect((await leave(tuul)).json()).toEqual({ id });
    expect((await open(id, tuul)).statusCode).toBe(404);
    expect(await bell(tuul)).toEqual([]);
    expect(await bell(boss)).toMatchObject([
      {
        state: "juror-left",
        actor: expect.stringContaining("Туул"),
        path: `/manage/programmes/${id}?view=jury`,
      },
    ]);
    expect((await membersOf(id, "state=applied&q=saran@example.com"))[0]?.scores).toHaveLength(1);
    await ask(id, ["tuul@example.com"]);
    expect((await leave(tuul)).statusCode).toBe(200);
    expect(await jurors(id)).toEqual([]);
  });

  test("is asked once by a list, has no way in while the programme is put aside, and their address is forgotten where nobody says yes", async () => {
    const { id, tuul } = await asked();
    const before = server.letters.length;
    await ask(id, ["tuul@example.com", "NEW@example.com", "new@example.com"]);
    expect(server.letters.length - before).toBe(1);
    const many = Array.from({ length: 29 }, (_, at) => `j${at}@example.com`);
    expect(errorOf(await ask(id, many))).toBe("too-many-own");
    await put(`/api/manage/programmes/${id}/archive`, { isArchived: true }, boss);
    expect((await say(id, tuul)).statusCode).toBe(404);
    expect(errorOf(await ask(id, ["late@example.com"]))).toBe("conflict");
    await put(`/api/manage/programmes/${id}/archive`, { isArchived: false }, boss);
    await say(id, tuul);
    server.clock.pass({ days: 181 });
    await forgetAsked(server.db, server.clock.now());
    expect((await server.db.select().from(programmeJurors)).map(({ email }) => email)).toEqual([
      "tuul@example.com",
    ]);
  });
});
