import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  type ManagedProgramme,
  programme,
  programmeInvitation,
  programmeMember,
  programmeView,
  type ProgrammeView,
} from "@khamt/contract";
import { users } from "../../platform/db/schema/index.ts";
import type { Account } from "../../../test/account.ts";
import {
  server,
  boss,
  saran,
  bat,
  signIn,
  spring,
  applied,
  made,
  join,
  joined,
  put,
  decide,
  invited,
  errorOf,
  useProgrammes,
} from "./set-up-programmes.ts";

useProgrammes();

describe("a programme", () => {
  test("has a page that everybody reads, and stands in the list until it has ended", async () => {
    await made();
    const page = await server.get("/api/programmes/spring-2026");
    expect(programmeView.strict().parse(page.json())).toMatchObject({
      name: spring.name,
      members: 0,
      membership: null,
      invitation: null,
    });
    const listed = async () => (await server.get("/api/programmes")).json<unknown[]>();
    expect(
      programme
        .strict()
        .array()
        .parse(await listed()),
    ).toHaveLength(1);
    server.clock.pass({ days: 7 });
    expect(await listed()).toEqual([]);
    expect((await join(await signIn({}))).statusCode).toBe(409);
  });

  test("that is put aside takes nobody and stands in no list but the archive; brought back it goes on with its people", async () => {
    const id = await made();
    await joined(saran);
    await decide(boss, id, saran, "make-manager");
    const token = await invited(boss, id, 5);
    const namesOf = async (url: string, by: Account = saran) =>
      (await server.get(url, by)).json<ManagedProgramme[]>().map(({ slug }) => slug);
    const archive = (isArchived: boolean, by: Account) =>
      put(`/api/manage/programmes/${id}/archive`, { isArchived }, by);
    expect((await archive(true, bat)).statusCode).toBe(404);
    expect((await archive(true, saran)).json()).toMatchObject({ id, isArchived: true, members: 0 });
    expect(await namesOf("/api/programmes")).toEqual([]);
    expect(await namesOf("/api/my-programmes")).toEqual([spring.slug]);
    for (const [shelf, slugs] of [
      ["?shelf=current", []],
      ["?shelf=archived", [spring.slug]],
      ["", [spring.slug]],
    ] as const)
      expect(await namesOf(`/api/manage/programmes${shelf}`), shelf).toEqual(slugs);
    for (const entry of [{}, { invitation: token }]) expect((await join(bat, entry)).statusCode).toBe(409);
    expect((await archive(false, saran)).json()).toMatchObject({ isArchived: false });
    expect(await namesOf("/api/programmes")).toEqual([spring.slug]);
    expect(await joined(bat)).toMatchObject({ state: "joined" });
  });

  test("that is not listed is found by its address alone, and two have not the same", async () => {
    await made({ ...spring, isListed: false });
    expect((await server.get("/api/programmes")).json()).toEqual([]);
    expect((await server.get("/api/programmes/spring-2026")).statusCode).toBe(200);
    expect(errorOf(await server.post("/api/manage/programmes", spring, boss))).toBe("short-address-taken");
  });

  test("is changed by its managers, and only by them", async () => {
    const id = await made();
    await joined(saran);
    const change = (by: Account) =>
      put(`/api/manage/programmes/${id}`, { ...spring, name: { en: "Autumn", mn: "Намар" } }, by);
    expect((await change(saran)).statusCode).toBe(404);
    expect((await decide(boss, id, saran, "make-manager")).statusCode).toBe(200);
    expect((await change(saran)).json()).toMatchObject({ name: { en: "Autumn", mn: "Намар" }, members: 0 });
    expect((await server.get("/api/manage/programmes", saran)).json()).toHaveLength(1);
    expect((await server.get("/api/manage/programmes", bat)).json()).toEqual([]);
  });

  test("is not overwritten by a manager who read it before another changed it", async () => {
    const id = await made();
    const { updatedAt } = (await server.get(`/api/manage/programmes/${id}`, boss)).json<ManagedProgramme>();
    const change = (en: string, version: string) =>
      put(`/api/manage/programmes/${id}?version=${version}`, { ...spring, name: { en, mn: "Намар" } }, boss);
    const answers = await Promise.all([change("Autumn", updatedAt), change("Winter", updatedAt)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const now = (await server.get(`/api/manage/programmes/${id}`, boss)).json<ManagedProgramme>();
    expect((await change("Winter", now.updatedAt)).statusCode).toBe(200);
  });

  test("takes an address that another takes at the same moment, or is told so", async () => {
    const ids = [await made(), await made({ ...spring, slug: "autumn-2026" })];
    const answers = await Promise.all(
      ids.map((id) => put(`/api/manage/programmes/${id}`, { ...spring, slug: "winter-2026" }, boss)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("of which the words are missing in one language, or that ends before it begins or before today, is refused", async () => {
    const post = (input: object) => server.post("/api/manage/programmes", input, boss);
    expect((await post({ ...spring, name: { en: "Spring", mn: " " } })).statusCode).toBe(400);
    expect((await post({ ...spring, endsOn: "2026-03-01" })).statusCode).toBe(400);
    const over = await post({ ...spring, endsOn: "2026-05-03" });
    expect(over.json()).toMatchObject({ error: "invalid-parameter", parameter: "endsOn" });
    const id = await made();
    expect(
      (await put(`/api/manage/programmes/${id}`, { ...spring, endsOn: "2026-05-03" }, boss)).statusCode,
    ).toBe(200);
    expect((await post({ ...spring, slug: "Spring 2026" })).statusCode).toBe(400);
  });
});

describe("joining a programme", () => {
  test("is open to everybody where it says so, happens once, and is left as it was joined", async () => {
    await made();
    expect(await joined(bat)).toEqual({
      role: "member",
      state: "joined",
      pool: "both",
      isShown: false,
      note: null,
    });
    await joined(bat);
    const page = await put("/api/programmes/spring-2026/pool", { pool: "programme" }, bat);
    expect(page.json()).toMatchObject({ members: 1, membership: { pool: "programme" } });
    const left = await server.post("/api/programmes/spring-2026/leave", {}, bat);
    expect(left.json()).toMatchObject({ members: 0, membership: { state: "left" } });
    expect((await joined(bat))?.state).toBe("joined");
  });

  test("ends with its last day where the organisers are", async () => {
    await made();
    const listed = async () => (await server.get("/api/programmes")).json<unknown[]>().length;
    server.clock.pass({ days: 6, minutes: 239 });
    expect(await listed()).toBe(1);
    expect((await joined(bat))?.state).toBe("joined");
    server.clock.pass({ minutes: 2 });
    expect(await listed()).toBe(0);
    expect(errorOf(await join(saran))).toBe("conflict");
  });

  test("is counted for everybody once somebody has come, and for managers also who was only invited", async () => {
    const id = await made();
    for (const each of [saran, bat]) await joined(each);
    const setSaran = (fields: Partial<typeof users.$inferInsert>) =>
      server.db.update(users).set(fields).where(eq(users.id, saran.id));
    await setSaran({ isEmailVerified: false, lastActiveAt: null });
    const desk = async () => (await server.get(`/api/manage/programmes/${id}`, boss)).json<object>();
    const people = async () =>
      (await server.get(`/api/manage/programmes/${id}/members?q=Саран`, boss)).json<object[]>();
    expect((await server.get("/api/programmes/spring-2026")).json()).toMatchObject({ members: 1 });
    expect(await desk()).toMatchObject({ members: 1, invited: 1 });
    expect(await people()).toMatchObject([{ state: "joined", hasCome: false }]);
    await setSaran({ isEmailVerified: true });
    expect((await server.get("/api/programmes")).json()).toMatchObject([{ members: 2 }]);
    expect(await desk()).toMatchObject({ members: 2, invited: 0 });
    expect(await people()).toMatchObject([{ hasCome: true }]);
  });

  test("by application waits for a manager's word", async () => {
    const id = await made(applied);
    expect(errorOf(await join(bat, { answers: ["", "Nothing"] }))).toBe("answers-missing");
    expect((await joined(bat, { answers: ["A cold store", ""] }))?.state).toBe("applied");
    const list = await server.get(`/api/manage/programmes/${id}/members?state=applied`, boss);
    expect(programmeMember.strict().array().parse(list.json())).toMatchObject([
      { name: "Bat Dorj", email: "bat@example.com", answers: [{ answer: "A cold store" }, { answer: "" }] },
    ]);
    expect((await decide(boss, id, bat, "decline")).json()).toMatchObject({ state: "declined" });
    expect((await decide(boss, id, bat, "decline")).statusCode).toBe(409);
    expect((await decide(boss, id, bat, "accept")).json()).toMatchObject({ state: "joined" });
  });

  test("by a link lets in as many as it has places for, until it ends", async () => {
    const id = await made({ ...spring, entry: "invited" });
    expect(errorOf(await join(bat))).toBe("not-invited");
    const token = await invited(boss, id, 1);
    const standing = async () =>
      (await server.get(`/api/programmes/spring-2026?invitation=${token}`)).json<ProgrammeView>().invitation;
    expect(await standing()).toBe("good");
    expect((await joined(bat, { invitation: token }))?.state).toBe("joined");
    expect(await standing()).toBe("full");
    expect(errorOf(await join(saran, { invitation: token }))).toBe("invitation-ended");
    const over = { id: randomUUID(), places: 5, endsAt: "2026-05-04T11:59:00.000Z" };
    const refused = await server.post(`/api/manage/programmes/${id}/invitations`, over, boss);
    expect(refused.json()).toMatchObject({ error: "invalid-parameter", parameter: "endsAt" });
    const late = { ...over, endsAt: "2026-05-10T16:00:00.000Z" };
    const beyond = await server.post(`/api/manage/programmes/${id}/invitations`, late, boss);
    expect(beyond.json(), "after its last day").toMatchObject({ parameter: "endsAt" });
    const short = await invited(boss, id, 5, "2026-05-05T00:00:00.000Z");
    server.clock.pass({ days: 1 });
    expect(errorOf(await join(saran, { invitation: short }))).toBe("invitation-ended");
    expect(errorOf(await join(saran, { invitation: "of-nobody" }))).toBe("invitation-ended");
    await put(`/api/manage/programmes/${id}/archive`, { isArchived: true }, boss);
    const nobody = await server.post(
      `/api/manage/programmes/${id}/invitations`,
      { ...over, endsAt: null },
      boss,
    );
    expect(errorOf(nobody), "it would let nobody in").toBe("conflict");
  });

  test("at once by more than there are places for brings in no more than these", async () => {
    const id = await made({ ...spring, entry: "invited" });
    const token = await invited(boss, id, 2);
    const crowd = await Promise.all(Array.from({ length: 5 }, () => signIn({})));
    const answers = await Promise.all(crowd.map((each) => join(each, { invitation: token })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    const [link] = (await server.get(`/api/manage/programmes/${id}/invitations`, boss)).json<object[]>();
    expect(link).toMatchObject({ places: 2, used: 2 });
  });

  test("by a link that is made again, at once or later, is by the same one", async () => {
    const id = await made({ ...spring, entry: "invited" });
    const other = await made({ ...spring, slug: "autumn-2026", entry: "invited" });
    const link = { id: randomUUID(), places: 5, endsAt: null };
    const make = (programme: string) =>
      server.post(`/api/manage/programmes/${programme}/invitations`, link, boss);
    const answers = [...(await Promise.all([make(id), make(id), make(id)])), await make(id)];
    const tokens = answers.map((each) => programmeInvitation.strict().parse(each.json()).token);
    expect(new Set(tokens).size).toBe(1);
    expect(errorOf(await make(other))).toBe("already-exists");
  });

  test("again is not for somebody whom a manager removed", async () => {
    const id = await made();
    await joined(bat);
    expect((await decide(boss, id, bat, "remove")).json()).toMatchObject({ state: "removed" });
    expect(errorOf(await join(bat))).toBe("not-invited");
  });
});
