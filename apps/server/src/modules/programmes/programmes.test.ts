import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  managedProgramme,
  programme,
  programmeInvitation,
  programmeMember,
  type ProgrammeInput,
  programmeView,
  type ProgrammeView,
} from "@khamt/contract";
import { dayOf, joinedMembers, presentToday } from "./index.ts";
import { openTestApp, type TestApp } from "../../../test/app.ts";
import { addUser } from "../../../test/rows.ts";

type Account = { id: string; cookie: string };

let server: TestApp;
let boss: Account;
let saran: Account;
let bat: Account;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.reset();
  boss = await signIn({ role: "admin" });
  saran = await signIn({ firstName: "Саран", email: "saran@example.com" });
  bat = await signIn({ firstName: "Bat", lastName: "Dorj", email: "bat@example.com" });
});
afterAll(() => server.close());

async function signIn(fields: Parameters<typeof addUser>[1]): Promise<Account> {
  const id = await addUser(server.db, fields);
  return { id, cookie: await server.signIn(id) };
}

const spring: ProgrammeInput = {
  slug: "spring-2026",
  name: { en: "Spring incubation", mn: "Хаврын инкубаци" },
  words: { en: "Twelve weeks for ten teams.", mn: "Арван багт арван хоёр долоо хоног." },
  startsOn: "2026-03-02",
  endsOn: "2026-05-10",
  entry: "open",
  questions: [],
  isListed: true,
};
const applied: ProgrammeInput = {
  ...spring,
  entry: "applied",
  questions: [
    { text: { en: "What do you build?", mn: "Та юу бүтээж байна вэ?" }, isRequired: true },
    { text: { en: "Anything else?", mn: "Нэмж хэлэх зүйл бий юу?" }, isRequired: false },
  ],
};

async function made(input: ProgrammeInput = spring): Promise<string> {
  const answer = await server.post("/api/manage/programmes", input, boss);
  expect(answer.statusCode, answer.body).toBe(200);
  return managedProgramme.strict().parse(answer.json()).id;
}

const join = ({ cookie }: Account, entry: { invitation?: string; answers?: string[] } = {}) =>
  server.post("/api/programmes/spring-2026/join", { invitation: null, answers: [], ...entry }, { cookie });

async function joined(account: Account, entry = {}): Promise<ProgrammeView["membership"]> {
  const answer = await join(account, entry);
  expect(answer.statusCode, answer.body).toBe(200);
  return programmeView.strict().parse(answer.json()).membership;
}

const put = (url: string, payload: object, { cookie }: Account) =>
  server.call({ method: "PUT", url, payload, headers: { cookie } });
const decide = (by: Account, id: string, of: Account, action: string) =>
  server.post(`/api/manage/programmes/${id}/members/${of.id}/${action}`, {}, by);

async function invited(
  by: Account,
  id: string,
  places: number,
  endsAt: string | null = null,
): Promise<string> {
  const answer = await server.post(`/api/manage/programmes/${id}/invitations`, { places, endsAt }, by);
  expect(answer.statusCode, answer.body).toBe(200);
  return programmeInvitation.strict().parse(answer.json()).token;
}

const errorOf = (answer: { json: <Body>() => Body }) => answer.json<{ error: string }>().error;

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

  test("that is not listed is found by its address alone, and two have not the same", async () => {
    await made({ ...spring, isListed: false });
    expect((await server.get("/api/programmes")).json()).toEqual([]);
    expect((await server.get("/api/programmes/spring-2026")).statusCode).toBe(200);
    expect(errorOf(await server.post("/api/manage/programmes", spring, boss))).toBe("already-exists");
  });

  test("is changed by its managers, and only by them", async () => {
    const id = await made();
    await joined(saran);
    const change = (by: Account) =>
      put(`/api/manage/programmes/${id}`, { ...spring, name: { en: "Autumn", mn: "Намар" } }, by);
    expect((await change(saran)).statusCode).toBe(404);
    expect((await decide(boss, id, saran, "make-manager")).statusCode).toBe(200);
    expect((await change(saran)).json()).toMatchObject({ name: { en: "Autumn", mn: "Намар" }, members: 1 });
    expect((await server.get("/api/manage/programmes", saran)).json()).toHaveLength(1);
    expect((await server.get("/api/manage/programmes", bat)).json()).toEqual([]);
  });

  test("of which the words are missing in one language, or that ends before it begins, is refused", async () => {
    const post = (input: object) => server.post("/api/manage/programmes", input, boss);
    expect((await post({ ...spring, name: { en: "Spring", mn: " " } })).statusCode).toBe(400);
    expect((await post({ ...spring, endsOn: "2026-03-01" })).statusCode).toBe(400);
    expect((await post({ ...spring, slug: "Spring 2026" })).statusCode).toBe(400);
  });
});

describe("joining a programme", () => {
  test("is open to everybody where it says so, happens once, and is left as it was joined", async () => {
    await made();
    expect(await joined(bat)).toEqual({ role: "member", state: "joined", pool: "both" });
    await joined(bat);
    const page = await put("/api/programmes/spring-2026/pool", { pool: "programme" }, bat);
    expect(page.json()).toMatchObject({ members: 1, membership: { pool: "programme" } });
    const left = await server.post("/api/programmes/spring-2026/leave", {}, bat);
    expect(left.json()).toMatchObject({ members: 0, membership: { state: "left" } });
    expect((await joined(bat))?.state).toBe("joined");
  });

  test("by application waits for a manager's word", async () => {
    const id = await made(applied);
    expect(errorOf(await join(bat, { answers: ["", "Nothing"] }))).toBe("answers-missing");
    expect((await joined(bat, { answers: ["A cold store", ""] }))?.state).toBe("applied");
    const list = await server.get(`/api/manage/programmes/${id}/members?state=applied`, boss);
    expect(programmeMember.strict().array().parse(list.json())).toMatchObject([
      { name: "Bat Dorj", email: "bat@example.com", answers: ["A cold store", ""] },
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
    const short = await invited(boss, id, 5, "2026-05-05T00:00:00.000Z");
    server.clock.pass({ days: 1 });
    expect(errorOf(await join(saran, { invitation: short }))).toBe("invitation-ended");
    expect(errorOf(await join(saran, { invitation: "of-nobody" }))).toBe("invitation-ended");
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

  test("again is not for somebody whom a manager removed", async () => {
    const id = await made();
    await joined(bat);
    expect((await decide(boss, id, bat, "remove")).json()).toMatchObject({ state: "removed" });
    expect(errorOf(await join(bat))).toBe("not-invited");
  });
});

describe("who is there today", () => {
  const visit = (of: Account, invitation: string) =>
    server.post("/api/programmes/spring-2026/visit", { invitation }, of);

  test("is a member who opens the programme's link there, once a day, though it has no places left", async () => {
    const id = await made({ ...spring, entry: "invited" });
    const token = await invited(boss, id, 1);
    await joined(bat, { invitation: token });
    const today = () => presentToday(server.db, id, dayOf(server.clock.now()));
    expect(await today()).toEqual([]);
    const answer = await visit(bat, token);
    expect(programmeView.strict().parse(answer.json()).isHere).toBe(true);
    expect((await visit(bat, token)).statusCode).toBe(200);
    expect(await today()).toEqual([bat.id]);
    expect(await joinedMembers(server.db, id)).toEqual([bat.id]);
    server.clock.pass({ days: 1 });
    expect(await today()).toEqual([]);
  });

  test("is nobody who does not take part, and nobody by a link that has ended or is another programme's", async () => {
    const id = await made();
    const token = await invited(boss, id, 3);
    expect(errorOf(await visit(saran, token))).toBe("not-invited");
    await joined(bat);
    const other = await made({ ...spring, slug: "autumn-2026" });
    expect(errorOf(await visit(bat, await invited(boss, other, 3)))).toBe("invitation-ended");
    expect(await presentToday(server.db, id, dayOf(server.clock.now()))).toEqual([]);
  });
});

describe("what is told", () => {
  type Told = { kind: string; title: string; state: string | null; path: string };
  const toldTo = async ({ cookie }: Account, language = "en") => {
    const answer = await server.call({
      method: "GET",
      url: "/api/notifications",
      headers: { cookie: `${cookie}; khamt-lang=${language}` },
    });
    return answer.json<{ items: Told[] }>().items;
  };

  test("managers hear of an application, the applicant of what was decided, each in their language", async () => {
    const id = await made(applied);
    await joined(saran, { answers: ["A school", ""] });
    expect(await toldTo(boss)).toMatchObject([
      { kind: "programme-application", title: "Spring incubation", path: `/manage/programmes/${id}` },
    ]);
    await decide(boss, id, saran, "accept");
    await decide(boss, id, saran, "make-manager");
    expect(await toldTo(saran)).toMatchObject([{ state: "manager", path: `/manage/programmes/${id}` }]);
    await joined(bat, { answers: ["A cold store", ""] });
    expect(await toldTo(saran)).toContainEqual(
      expect.objectContaining({ kind: "programme-application", actor: "Bat Dorj" }),
    );
    await decide(saran, id, bat, "decline");
    expect(await toldTo(bat, "mn")).toMatchObject([
      {
        kind: "programme-answer",
        title: "Хаврын инкубаци",
        state: "declined",
        path: "/programmes/spring-2026",
      },
    ]);
  });

  test("who manages a programme is told so with who they are", async () => {
    const id = await made();
    const me = async (of: Account) => (await server.get("/api/auth/me", of)).json<object>();
    await joined(saran);
    expect(await me(saran)).toMatchObject({ isManager: false });
    await decide(boss, id, saran, "make-manager");
    expect(await me(saran)).toMatchObject({ isManager: true });
  });
});

describe("the managers of a programme", () => {
  test("see nothing of another programme, and nobody else sees the desk of theirs", async () => {
    const id = await made();
    const other = await made({ ...spring, slug: "autumn-2026" });
    await joined(saran);
    await decide(boss, id, saran, "make-manager");
    for (const path of ["members", "invitations"]) {
      expect((await server.get(`/api/manage/programmes/${id}/${path}`, saran)).statusCode).toBe(200);
      expect((await server.get(`/api/manage/programmes/${other}/${path}`, saran)).statusCode).toBe(404);
      expect((await server.get(`/api/manage/programmes/${id}/${path}`, bat)).statusCode).toBe(404);
    }
  });

  test("are never less than one, once there is one", async () => {
    const id = await made();
    await joined(saran);
    await decide(boss, id, saran, "make-manager");
    expect(errorOf(await server.post("/api/programmes/spring-2026/leave", {}, saran))).toBe("last-manager");
    expect(errorOf(await decide(boss, id, saran, "make-member"))).toBe("last-manager");
    await joined(bat);
    await decide(saran, id, bat, "make-manager");
    expect((await decide(bat, id, saran, "make-member")).json()).toMatchObject({ role: "member" });
  });

  test("find a member by a part of the name or address", async () => {
    const id = await made();
    await joined(saran);
    await joined(bat);
    const found = async (q: string) =>
      (await server.get(`/api/manage/programmes/${id}/members?q=${encodeURIComponent(q)}`, boss)).json<
        object[]
      >();
    expect(await found("сар")).toMatchObject([{ email: "saran@example.com" }]);
    expect(await found("bat@")).toMatchObject([{ name: "Bat Dorj" }]);
    expect(await found("%")).toEqual([]);
  });

  test("end a link at once", async () => {
    const id = await made({ ...spring, entry: "invited" });
    const token = await invited(boss, id, 3);
    const [link] = (await server.get(`/api/manage/programmes/${id}/invitations`, boss)).json<
      { id: string }[]
    >();
    expect(
      (
        await server.call({
          method: "DELETE",
          url: `/api/manage/programmes/${id}/invitations/${link?.id}`,
          headers: { cookie: boss.cookie },
        })
      ).statusCode,
    ).toBe(200);
    expect(errorOf(await join(bat, { invitation: token }))).toBe("invitation-ended");
  });
});
