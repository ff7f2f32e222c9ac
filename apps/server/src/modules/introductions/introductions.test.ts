import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { introducible, introductionLimits, pairFit } from "@khamt/contract";
import { errorOf, testKeys } from "../../../test/app.ts";
import { failingOnce } from "../../../test/failing-once.ts";
import { addPerson, invite, type Person } from "../../../test/people.ts";
import { addProgramme } from "../../../test/programmes.ts";
import {
  connectionSettings,
  introductions,
  programmeMembers,
  users,
} from "../../platform/db/schema/index.ts";
import { sendNotificationEmails } from "../notifications/index.ts";
import { keepIntroductions } from "./end.ts";
import {
  server,
  boss,
  bat,
  tuya,
  dorj,
  spring,
  text,
  ask,
  introduced,
  desk,
  own,
  answer,
  says,
  newsOf,
  later,
  useIntroductions,
} from "./set-up-introductions.ts";

useIntroductions();

const tools = () => ({ db: server.db, live: { publish: async () => {} }, now: server.clock.now() });

describe("an introduction", () => {
  test("tells both who introduces them, to whom and why, and two yeses connect them", async () => {
    const id = await introduced();
    expect(await newsOf(bat)).toEqual([
      { kind: "introduction", state: null, title: tuya.name, actor: boss.name },
    ]);
    const [waits] = await own(tuya);
    expect(waits).toMatchObject({ id, with: { name: bat.name, profile: bat.profile }, text, accepts: null });
    expect(waits?.author).toBe(boss.name);
    expect(await says(bat, id, true)).toMatchObject({ accepts: true, state: "open", connection: null });
    expect((await own(tuya))[0]).toMatchObject({ accepts: null, state: "open" });
    expect((await desk())[0]?.state).toBe("open");
    const both = await says(tuya, id, true);
    expect(both.connection?.conversationId).toBeTruthy();
    expect((await desk())[0]?.state).toBe("connected");
    for (const each of [bat, tuya])
      expect(await newsOf(each)).toContainEqual(
        expect.objectContaining({ kind: "invitation-answer", state: "introduced" }),
      );
    expect((await bat.get("/api/connections?tab=connected")).json()).toMatchObject({ items: [{}] });
    const said = await bat.get(`/api/conversations/${both.connection?.conversationId ?? ""}/messages`);
    expect(said.body).toContain(text);
    // Neither of the two has written it, so it is in nobody's voice.
    expect(said.body).toMatch(/An introduction by|Танилцуулсан: /);
    expect(await own(bat)).toEqual([]);
  });

  test("says why the two fit, in each reader's language, and ranks who could be introduced", async () => {
    const people = introducible
      .strict()
      .array()
      .parse((await boss.get(`/api/manage/introductions/people?programmeId=${spring}&to=${bat.id}`)).json());
    expect(people[0]).toMatchObject({ userId: tuya.id, hasProfile: true });
    const told = (await tuya.get("/api/my-cofounder-profile")).json<{ title: string }>();
    expect(people[0]?.headline).toBe(told.title);
    expect(people.map(({ userId }) => userId)).not.toContain(boss.id);
    const named = async (q: string) =>
      (await boss.get(`/api/manage/introductions/people?programmeId=${spring}&q=${encodeURIComponent(q)}`))
        .json<{ userId: string }[]>()
        .map(({ userId }) => userId);
    expect(await named(dorj.name.slice(1, 9).toUpperCase())).toEqual([dorj.id]);
    expect(await named("Dorj")).toEqual(await named("Дорж"));
    expect(await named("Dorj")).toContain(dorj.id);
    expect(await named("%")).toEqual([]);
    // Who was only invited can't answer.
    await server.db
      .update(users)
      .set({ isEmailVerified: false, lastActiveAt: null })
      .where(eq(users.id, dorj.id));
    expect(await named("Dorj")).not.toContain(dorj.id);
    expect((await ask(boss, [bat, dorj])).statusCode).toBe(404);
    await server.db.update(users).set({ isEmailVerified: true }).where(eq(users.id, dorj.id));
    const fit = async (lang: string) =>
      pairFit
        .strict()
        .parse(
          (
            await boss.get(
              `/api/manage/introductions/fit?programmeId=${spring}&a=${bat.id}&b=${tuya.id}&lang=${lang}`,
            )
          ).json(),
        );
    const english = await fit("en");
    expect(english.percent).toBe(people[0]?.percent);
    expect(english.reasons).not.toEqual([]);
    expect((await fit("mn")).reasons).not.toEqual(english.reasons);
    await introduced();
    expect((await own(bat))[0]).toMatchObject({ percent: english.percent });
  });

  test("is answered in private: who declined is told to nobody, and the one who said yes waits until its end", async () => {
    const id = await introduced();
    expect(await says(tuya, id, false)).toMatchObject({ accepts: false, connection: null });
    expect(await own(tuya)).toMatchObject([{ accepts: false, state: "open" }]);
    expect((await desk())[0]?.state).toBe("open");
    expect(await says(bat, id, true)).toMatchObject({ accepts: true, state: "open" });
    expect((await own(bat))[0]).toMatchObject({ state: "open", connection: null });
    expect((await desk())[0]?.state).toBe("ended");
    expect(Object.keys((await desk())[0] ?? {})).not.toContain("accepts");
    for (const each of [bat, boss])
      expect((await newsOf(each)).some(({ kind }) => kind === "invitation-answer")).toBe(false);
    later(15);
    expect(await own(tuya)).toEqual([]);
    expect((await own(bat))[0]).toMatchObject({ state: "ended", connection: null });
    later(15);
    expect(await own(bat)).toEqual([]);
  });

  test("lets a yes be taken back where the other has declined, as if nothing had been said", async () => {
    const id = await introduced();
    await says(tuya, id, false);
    await says(bat, id, true);
    expect(await says(bat, id, false)).toMatchObject({ accepts: false, state: "open" });
    expect(await own(bat)).toMatchObject([{ accepts: false, state: "open" }]);
    expect(await says(tuya, id, true)).toMatchObject({ accepts: true, state: "open", connection: null });
    expect((await newsOf(bat)).map(({ kind }) => kind)).not.toContain("invitation-answer");
  });

  test("lets a no become a yes, which connects whoever has said yes meanwhile", async () => {
    const id = await introduced();
    await says(tuya, id, false);
    await says(bat, id, true);
    expect((await says(tuya, id, true)).connection?.conversationId).toBeTruthy();
    expect((await answer(tuya, id, false)).statusCode).toBe(409);
    expect((await newsOf(bat)).map(({ kind }) => kind)).toContain("invitation-answer");
    expect((await desk())[0]?.state).toBe("connected");
  });

  test("is answered until its end, and not after it", async () => {
    const id = await introduced();
    await says(bat, id, true);
    expect((await answer(bat, id, true)).statusCode).toBe(200);
    expect(await says(bat, id, false)).toMatchObject({ accepts: false, connection: null });
    expect((await own(tuya))[0]).toMatchObject({ accepts: null, state: "open" });
    expect((await answer(dorj, id, true)).statusCode).toBe(404);
    later(15);
    expect((await desk())[0]?.state).toBe("ended");
    for (const each of [bat, tuya]) expect((await answer(each, id, true)).statusCode).toBe(409);
    await keepIntroductions(tools());
    expect((await tuya.get("/api/notifications")).json()).toMatchObject({ unread: 0 });
  });

  test("ends in time, whatever fails for another", async () => {
    await introduced();
    await introduced([bat, dorj]);
    later(15);
    await expect(keepIntroductions({ ...tools(), live: failingOnce() })).rejects.toThrow("not this one");
    expect(await server.db.$count(introductions, eq(introductions.state, "ended"))).toBe(1);
  });

  test("accepts an invitation that one of them has sent before", async () => {
    await invite(tuya, bat);
    const id = await introduced();
    await says(bat, id, true);
    expect((await says(tuya, id, true)).connection?.conversationId).toBeTruthy();
  });

  test("writes to those who want letters, with the sentence, in their language", async () => {
    await introduced();
    const post = async (letter: (typeof server.letters)[number]) => void server.letters.push(letter);
    await sendNotificationEmails({ db: server.db, post, keys: testKeys, now: server.clock.now() });
    const letters = server.letters.filter(({ kind }) => kind === "news");
    expect(letters).toHaveLength(2);
    expect(letters).toContainEqual(
      expect.objectContaining({ language: "mn", actor: boss.name, title: bat.name, quote: text }),
    );
  });

  test("waits on the dashboard of who is to answer", async () => {
    const id = await introduced();
    const waiting = async () => (await bat.get("/api/dashboard")).json<{ waiting: object[] }>().waiting;
    expect(await waiting()).toMatchObject([{ kind: "introduction", id, name: boss.name, title: tuya.name }]);
    await says(bat, id, true);
    expect(await waiting()).toEqual([]);
  });

  test("that is withdrawn is nowhere any more", async () => {
    const id = await introduced();
    expect((await bat.delete(`/api/manage/introductions/${id}`)).statusCode).toBe(404);
    expect((await boss.delete(`/api/manage/introductions/${id}`)).statusCode).toBe(200);
    expect([await own(bat), await newsOf(bat), await desk()]).toEqual([[], [], []]);
    expect((await boss.delete(`/api/manage/introductions/${id}`)).statusCode).toBe(404);
    expect((await boss.get("/api/manage/introductions")).headers["x-total-count"]).toBe("0");
  });

  test("that is withdrawn counts in the day all the same", async () => {
    for (let time = 0; time < introductionLimits.day; time += 1)
      await boss.delete(`/api/manage/introductions/${await introduced()}`);
    expect(errorOf(await ask(boss, [bat, tuya]))).toBe("introductions-used-today");
  });
});

describe("introducing", () => {
  test("is the manager's of that programme, about its members, and about two others", async () => {
    const autumn = await addProgramme(server, { managers: [dorj], members: [bat] });
    expect((await ask(dorj, [bat, tuya])).statusCode).toBe(404);
    expect((await ask(dorj, [bat, tuya], { programmeId: autumn })).statusCode).toBe(404);
    expect((await ask(bat, [dorj, tuya])).statusCode).toBe(404);
    expect(errorOf(await ask(boss, [bat, bat]))).toBe("invalid-parameter");
    expect(errorOf(await ask(boss, [boss, bat]))).toBe("invalid-parameter");
    await introduced();
    expect(await desk(dorj)).toEqual([]);
  });

  test("twice is one, by whoever sends it again; and one pair is asked once at a time", async () => {
    const id = randomUUID();
    for (const time of [1, 2]) expect((await ask(boss, [bat, tuya], { id })).statusCode, `${time}`).toBe(200);
    expect(await own(bat)).toHaveLength(1);
    const autumn = await addProgramme(server, { slug: "autumn", managers: [boss], members: [bat, tuya] });
    expect(errorOf(await ask(boss, [bat, tuya], { id, programmeId: autumn }))).toBe("already-exists");
    expect(errorOf(await ask(boss, [bat, dorj], { id }))).toBe("already-exists");
    expect(errorOf(await ask(boss, [tuya, bat]))).toBe("already-introduced");
    const both = await Promise.all([ask(boss, [bat, dorj]), ask(boss, [dorj, bat])]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  test("of two is asked anew once the one before has ended, though the clock has not come by", async () => {
    const id = await introduced();
    later(15);
    await introduced([tuya, bat]);
    expect((await desk()).map(({ state }) => state)).toEqual(["open", "ended"]);
    expect(errorOf(await answer(bat, id, true))).toBe("conflict");
  });

  test("is not for who takes no invitations, is suspended or is asked too much, and has an end each day", async () => {
    await server.db
      .insert(connectionSettings)
      .values({ userId: dorj.id, question: null, weeklyCap: 0, calendarUrl: null });
    expect(errorOf(await ask(boss, [bat, dorj]))).toBe("cannot-be-introduced");
    await server.db.update(users).set({ standing: "suspended" }).where(eq(users.id, tuya.id));
    expect(errorOf(await ask(boss, [bat, tuya]))).toBe("not-found");
    const others: Person[] = [];
    for (let number = 0; number < introductionLimits.day + 1; number += 1)
      others.push(await addPerson(server));
    const times = { createdAt: server.clock.now(), updatedAt: server.clock.now() };
    await server.db
      .insert(programmeMembers)
      .values(
        others.map(({ id }) => ({ programmeId: spring, userId: id, state: "joined" as const, ...times })),
      );
    for (const other of others.slice(0, introductionLimits.open))
      expect((await ask(boss, [bat, other])).statusCode).toBe(200);
    const last = others.at(-1) ?? bat;
    expect(errorOf(await ask(boss, [bat, last]))).toBe("cannot-be-introduced");
    await server.db.update(introductions).set({ state: "ended" });
    const pairs = others.slice(0, introductionLimits.day - introductionLimits.open);
    for (const [at, other] of pairs.entries())
      expect((await ask(boss, [other, others[at + 1] ?? bat])).statusCode).toBe(200);
    expect(errorOf(await ask(boss, [bat, last]))).toBe("introductions-used-today");
  });

  test("a manager who is one of the two learns no more than a member", async () => {
    await server.db
      .update(programmeMembers)
      .set({ role: "manager" })
      .where(eq(programmeMembers.userId, bat.id));
    const id = await introduced();
    await says(tuya, id, false);
    await says(bat, id, true);
    expect((await desk(boss))[0]?.state).toBe("ended");
    expect((await desk(bat))[0]?.state).toBe("open");
  });
});
