import { describe, expect, test } from "vitest";
import { programmeView } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import { and, eq } from "drizzle-orm";
import { programmeMembers, programmeVisits } from "../../platform/db/schema/index.ts";
import { dayOf } from "./index.ts";
import type { Account } from "../../../test/account.ts";
import {
  server,
  boss,
  saran,
  bat,
  spring,
  applied,
  made,
  membersOf,
  join,
  joined,
  decide,
  invited,
  put,
  errorOf,
  useProgrammes,
} from "./set-up-programmes.ts";

useProgrammes();

async function presentToday(programmeId: string): Promise<string[]> {
  const day = dayOf(server.clock.now());
  const rows = await server.db
    .select({ id: programmeVisits.userId })
    .from(programmeVisits)
    .where(and(eq(programmeVisits.programmeId, programmeId), eq(programmeVisits.day, day)));
  return rows.map(({ id }) => id);
}

async function joinedMembers(programmeId: string): Promise<string[]> {
  const rows = await server.db
    .select({ id: programmeMembers.userId })
    .from(programmeMembers)
    .where(and(eq(programmeMembers.programmeId, programmeId), eq(programmeMembers.state, "joined")));
  return rows.map(({ id }) => id);
}

describe("who is there today", () => {
  const visit = (of: Account, invitation: string) =>
    server.post("/api/programmes/spring-2026/visit", { invitation }, of);

  test("is a member who opens the programme's link there, once a day, though it has no places left", async () => {
    const id = await made({ ...spring, entry: "invited" });
    const token = await invited(boss, id, 1);
    await joined(bat, { invitation: token });
    const today = () => presentToday(id);
    expect(await today()).toEqual([]);
    const answer = await visit(bat, token);
    expect(programmeView.strict().parse(answer.json()).isHere).toBe(true);
    expect((await visit(bat, token)).statusCode).toBe(200);
    expect(await today()).toEqual([bat.id]);
    expect(await joinedMembers(id)).toEqual([bat.id]);
    server.clock.pass({ days: 1 });
    expect(await today()).toEqual([]);
  });

  test("is told to those who manage it: how often each came and when, on the page and in the table", async () => {
    const id = await made();
    const token = await invited(boss, id, 1);
    await joined(bat);
    await joined(saran);
    for (const days of [0, 1]) {
      server.clock.pass({ days });
      expect((await visit(bat, token)).statusCode).toBe(200);
    }
    const url = `/api/manage/programmes/${id}/members`;
    const joinedMembers = await membersOf(id, "state=joined");
    const came = Object.fromEntries(joinedMembers.map(({ userId, visits }) => [userId, visits]));
    const days = [dayOf(new Date(server.clock.now().getTime() - day)), dayOf(server.clock.now())];
    expect(came).toEqual({ [saran.id]: [], [bat.id]: days });
    await decide(boss, id, saran, "make-manager");
    const { body } = await server.get(`${url}.csv?state=joined`, boss);
    expect(body).toMatch(/^\uFEFFName,Email,Status,Role,Since,Days present,Present on,/);
    expect(body).toContain(`bat@example.com,Taking part,Member,`);
    expect(body).toContain(`,2,${days.join(" | ")},`);
    expect(body).toMatch(/saran@example.com,Taking part,Manager,[^,]+,0,,/);
    const found = (await server.get(`${url}.csv?state=joined&q=saran@`, boss)).body;
    expect(found, "what is looked for on the page is looked for in its table").not.toContain(
      "bat@example.com",
    );
  });

  test("is nobody who does not take part, and nobody by a link that has ended or is another programme's", async () => {
    const id = await made();
    const token = await invited(boss, id, 3);
    expect(errorOf(await visit(saran, token))).toBe("not-invited");
    await joined(bat);
    const other = await made({ ...spring, slug: "autumn-2026" });
    expect(errorOf(await visit(bat, await invited(boss, other, 3)))).toBe("invitation-ended");
    expect(await presentToday(id)).toEqual([]);
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

  test("nobody decides on what they have not read: another manager was first, or the applicant wrote anew", async () => {
    const id = await made(applied);
    await joined(bat, { answers: ["A cold store", ""] });
    const read = async () => {
      const answer = await server.get(`/api/manage/programmes/${id}/members`, boss);
      return answer.json<{ updatedAt: string }[]>()[0]?.updatedAt ?? "";
    };
    const decideAsRead = (version: string, action: string) => {
      const url = `/api/manage/programmes/${id}/members/${bat.id}/${action}?version=${version}`;
      return server.post(url, { note: "See you" }, boss);
    };
    const first = await read();
    await put("/api/programmes/spring-2026/application", { answers: ["A warm store", ""] }, bat);
    expect(errorOf(await decideAsRead(first, "decline"))).toBe("conflict");
    const second = await read();
    await put("/api/programmes/spring-2026/pool", { pool: "both" }, bat);
    expect((await decideAsRead(second, "decline")).statusCode).toBe(200);
    expect(errorOf(await decideAsRead(second, "accept"))).toBe("conflict");
    expect(await toldTo(bat)).toMatchObject([{ state: "declined" }]);
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
    for (const q of ["bat@", "Бат", "дорж бат"]) expect(await found(q)).toMatchObject([{ name: "Bat Dorj" }]);
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
