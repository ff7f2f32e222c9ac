import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mailedInvitationsPreview, type MemberActOutcome } from "@khamt/contract";
import { notifications, programmeMembers } from "../../platform/db/schema/index.ts";
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
  saran,
  server,
  signIn,
  spring,
  useProgrammes,
} from "./set-up-programmes.ts";

useProgrammes();

async function add(programme: string, of: readonly Account[], by = boss) {
  const path = `/api/manage/programmes/${programme}/members`;
  const answer = await server.post(path, { ids: of.map(({ id }) => id) }, by);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MemberActOutcome>();
}

async function stateOf(programme: string, { id }: Account) {
  const isIt = and(eq(programmeMembers.programmeId, programme), eq(programmeMembers.userId, id));
  const [row] = await server.db.select().from(programmeMembers).where(isIt);
  return row?.state;
}

async function newsOf({ id }: Account) {
  const rows = await server.db.select().from(notifications).where(eq(notifications.userId, id));
  return rows.map(({ kind, data }) => ({ kind, text: "text" in data ? data.text : null }));
}

/** Of a programme of their own, in which others take part. */
async function managerOf(slug: string): Promise<{ manager: Account; programme: string }> {
  const programme = await made({ ...spring, slug });
  const manager = await signIn({ email: `${slug}@example.com` });
  await server.post(`/api/programmes/${slug}/join`, { invitation: null, answers: [] }, manager);
  await decide(boss, programme, manager, "make-manager");
  return { manager, programme };
}

describe("members who are chosen", () => {
  test("take part at once and are told, who had applied of the answer", async () => {
    const id = await made(applied);
    await join(bat, { answers: ["Felt shoes"] });
    expect(await add(id, [bat, saran, bat])).toEqual({ done: 2, refused: [] });
    expect([await stateOf(id, bat), await stateOf(id, saran)]).toEqual(["joined", "joined"]);
    expect(await newsOf(bat)).toContainEqual({ kind: "programme-answer", text: "accepted" });
    expect(await newsOf(saran)).toEqual([{ kind: "programme-answer", text: "added" }]);
  });

  test("stand in the list in the order given", async () => {
    const id = await made();
    const people = [];
    for (const name of ["a", "b", "c", "d", "e"]) people.push(await signIn({ email: `${name}@example.com` }));
    await add(id, people);
    const listed = await server.get(`/api/manage/programmes/${id}/members`, boss);
    expect(listed.json<{ userId: string }[]>().map((each) => each.userId)).toEqual(
      people.map(({ id: each }) => each),
    );
  });

  test("are left alone where they take part, have left, were removed or may not sign in", async () => {
    const id = await made();
    const removed = await signIn({ email: "removed@example.com" });
    const suspended = await signIn({ email: "suspended@example.com", standing: "suspended" });
    await joined(bat);
    await joined(saran);
    await server.post("/api/programmes/spring-2026/leave", {}, saran);
    await joined(removed);
    await decide(boss, id, removed, "remove");
    const { done, refused } = await add(id, [bat, saran, removed, suspended]);
    expect(done).toBe(0);
    expect(Object.fromEntries(refused.map((each) => [each.id, each.why]))).toEqual({
      [bat.id]: "already",
      [saran.id]: "not-allowed",
      [removed.id]: "not-allowed",
      [suspended.id]: "not-allowed",
    });
    const [left] = await membersOf(id, "state=left");
    // Whose address is theirs again.
    expect(left).toMatchObject({ userId: saran.id, email: null, actions: [] });
    expect((await decide(boss, id, saran, "accept")).statusCode).toBe(409);
    expect(await stateOf(id, saran)).toBe("left");
    expect(await membersOf(id, "state=removed")).toMatchObject([
      { email: expect.stringContaining("@"), actions: ["accept"] },
    ]);
  });

  test("are for a manager those of their own programmes: of others they learn nothing", async () => {
    const { manager, programme } = await managerOf("autumn-2026");
    const second = await made();
    await joined(manager);
    await decide(boss, second, manager, "make-manager");
    await joined(bat);
    const nobody = { id: "00000000-0000-4000-8000-000000000000", cookie: "" };
    const { done, refused } = await add(programme, [bat, saran, nobody], manager);
    expect(done).toBe(1);
    expect(refused).toEqual([saran, nobody].map(({ id }) => ({ id, name: "", why: "gone" })));
    const foreign = await made({ ...spring, slug: "winter-2026" });
    const path = `/api/manage/programmes/${foreign}/members`;
    expect(errorOf(await server.post(path, { ids: [bat.id] }, manager))).toBe("not-found");
  });
});

describe("a list of addresses that adds whom the reader knows", () => {
  const inputOf = (text: string) => ({
    text,
    language: "en",
    endsAt: new Date(server.clock.now().getTime() + 5 * 86_400_000).toISOString(),
    addsKnown: true,
  });
  const pathTo = (id: string) => `/api/manage/programmes/${id}/invitations/mailed`;
  const previewOf = async (id: string, text: string, by: Account) => {
    const answer = await server.post(`${pathTo(id)}/preview`, inputOf(text), by);
    return mailedInvitationsPreview.strict().parse(answer.json());
  };

  test("puts who has an account in at once, and invites the others as before", async () => {
    const id = await made({ ...spring, entry: "invited" });
    const text = "Bat@Example.com\nnew@example.com";
    expect(await previewOf(id, text, boss)).toMatchObject({ people: 1, added: 1, problems: [] });
    const other = await server.post(pathTo(id), { ...inputOf(text), people: 1, added: 0 }, boss);
    expect(errorOf(other)).toBe("conflict");
    const answer = await server.post(pathTo(id), { ...inputOf(text), people: 1, added: 1 }, boss);
    expect(answer.json()).toEqual({ invited: 1, added: 1, hasMail: true });
    expect(await stateOf(id, bat)).toBe("joined");
    expect(await newsOf(bat)).toEqual([{ kind: "programme-answer", text: "added" }]);
    const sent = server.letters.filter(({ kind }) => kind === "programme-invitation");
    expect(sent.map(({ to }) => to)).toEqual(["new@example.com"]);
  });

  test("of whom it adds, the invitation that waited has done its work", async () => {
    const id = await made({ ...spring, entry: "invited" });
    const invitation = { ...inputOf("bat@example.com"), addsKnown: false, people: 1 };
    await server.post(pathTo(id), invitation, boss);
    expect(await previewOf(id, "bat@example.com", boss)).toMatchObject({ people: 0, added: 1 });
    await server.post(pathTo(id), { ...inputOf("bat@example.com"), people: 0, added: 1 }, boss);
    expect((await server.get(pathTo(id), boss)).json()).toMatchObject([{ standing: "joined" }]);
  });

  test("tells a manager of no account beside those of their own programmes", async () => {
    const { manager, programme } = await managerOf("autumn-2026");
    const text = "saran@example.com\nnew@example.com";
    expect(await previewOf(programme, text, manager)).toMatchObject({ people: 2, added: 0, problems: [] });
  });

  test("invites who has left, and leaves out who was removed", async () => {
    const id = await made();
    await joined(bat);
    await server.post("/api/programmes/spring-2026/leave", {}, bat);
    await joined(saran);
    await decide(boss, id, saran, "remove");
    expect(await previewOf(id, "bat@example.com\nsaran@example.com", boss)).toMatchObject({
      people: 1,
      added: 0,
      problems: [{ line: 2, problem: "member" }],
    });
  });
});
