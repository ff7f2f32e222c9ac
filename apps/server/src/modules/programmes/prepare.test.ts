import { expect, test } from "vitest";
import { managedProgramme, memberActOutcome, programmeReviewers } from "@khamt/contract";
import type { Account } from "../../../test/account.ts";
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
} from "./set-up-programmes.ts";

useProgrammes();

const answers = ["A cold store", ""];
const pathTo = (id: string) => `/api/manage/programmes/${id}`;
const listed = (id: string, asked = "state=applied", by = boss) => membersOf(id, asked, by);
const named = async (...asked: Parameters<typeof listed>) =>
  (await listed(...asked)).map(({ userId }) => userId);
const newsOf = async (of: Account) => (await server.get("/api/notifications", of)).body;
const pageOf = async (of: Account) => (await server.get("/api/programmes/spring-2026", of)).json();
/** What they find of it, and take along. */
const foundBy = async (of: Account) => {
  const taken = await server.post("/api/account/export", { password: "-" }, of);
  const { data } = taken.json<{ data: Record<string, object[]> }>();
  expect(data["programme_members"]).toHaveLength(1);
  return [await pageOf(of), data["programme_members"]];
};
const asRead = (people: Awaited<ReturnType<typeof listed>>) =>
  people.map(({ userId, updatedAt }) => ({ id: userId, version: updatedAt }));
const send = async (id: string, people: object[]) => {
  const answer = await server.post(`${pathTo(id)}/decisions/send`, { people }, boss);
  return memberActOutcome.strict().parse(answer.json());
};

test("decisions that are prepared are told to nobody, can be changed and taken back, and are sent together", async () => {
  const id = await made(applied);
  const nara = await signIn({ firstName: "Nara" });
  for (const each of [bat, saran, nara]) await joined(each, { answers });
  const before = await Promise.all([bat, saran, nara].map(foundBy));
  const [note, isLater] = ["Come on Monday.", true];
  const all = { action: "accept", note, isLater, people: asRead(await listed(id)) };
  await server.post(`${pathTo(id)}/decisions`, all, boss);
  server.clock.pass({ minutes: 5 });
  await decide(boss, id, saran, "decline", { isLater });
  await decide(boss, id, nara, "reconsider");
  expect(await Promise.all([bat, saran, nara].map(foundBy)), "applicants find nothing changed").toEqual(
    before,
  );
  for (const each of [bat, saran, nara]) expect(await newsOf(each)).not.toMatch(/accepted|declined/);
  const prepared = await listed(id, "only=prepared");
  const said = prepared.map(({ userId, prepared }) => [
    userId,
    prepared?.action,
    prepared?.note,
    prepared?.by,
  ]);
  expect(new Map(said.map(([who, ...what]) => [who, what]))).toEqual(
    new Map([
      [bat.id, ["accept", note, "Бат Дорж"]],
      [saran.id, ["decline", null, "Бат Дорж"]],
    ]),
  );
  expect(await named(id, "only=undecided")).toEqual([nara.id]);
  const waiting = (await server.get("/api/manage/waiting", boss)).json<{ task: string; count: number }[]>();
  expect(waiting.map(({ task, count }) => [task, count])).toEqual([
    ["applications", 1],
    ["decisions", 2],
  ]);
  const table = (await server.get(`${pathTo(id)}/members.csv?only=prepared`, boss)).body;
  expect(table).toMatch(
    /Decision not told yet\r\n[^\r]+,(Accepted|Declined)\r\n[^\r]+,(Accepted|Declined)\r\n$/,
  );
  const counted = managedProgramme.strict().parse((await server.get(pathTo(id), boss)).json());
  expect(counted).toMatchObject({ applications: 3, prepared: 2 });
  expect(await send(id, asRead(prepared))).toEqual({ done: 2, refused: [] });
  expect(await newsOf(bat)).toContain(note);
  expect(await newsOf(saran)).toContain("declined");
  expect(await listed(id, "state=joined")).toMatchObject([{ userId: bat.id, note, prepared: null }]);
  expect(await named(id, "only=prepared")).toEqual([]);
  expect(await newsOf(nara)).not.toMatch(/accepted|declined/);
});

test("a letter is not sent to who has written something else since it was prepared, has gone, or is decided about another way", async () => {
  const id = await made(applied);
  const nara = await signIn({ firstName: "Nara" });
  for (const each of [bat, saran, nara]) {
    await joined(each, { answers });
    await decide(boss, id, each, "accept", { isLater: true });
  }
  const read = asRead(await listed(id, "only=prepared"));
  server.clock.pass({ minutes: 5 });
  await put("/api/programmes/spring-2026/application", { answers: ["Two cold stores", ""] }, bat);
  await server.post("/api/programmes/spring-2026/leave", {}, saran);
  const { refused } = await send(id, read);
  expect(new Map(refused.map((each) => [each.id, each.why]))).toEqual(
    new Map([
      [bat.id, "changed"],
      [saran.id, "changed"],
    ]),
  );
  expect(await named(id, "state=joined")).toEqual([nara.id]);
  const again = await listed(id, "only=prepared");
  expect(again.map(({ userId, prepared }) => [userId, prepared?.isBefore])).toEqual([[bat.id, true]]);
  expect((await send(id, asRead(again))).done, "also as it reads now: it was judged before").toBe(0);
  expect(errorOf(await decide(boss, id, nara, "decline", { isLater: true }))).toBe("conflict");
  expect(errorOf(await decide(boss, id, nara, "reconsider"))).toBe("conflict");
  await joined(saran, { answers });
  expect(await named(id, "only=undecided"), "an application anew has no letter").toEqual([saran.id]);
});

test("managers read only what they have yet to score, and how far each of them is", async () => {
  const id = await made(applied);
  for (const each of [bat, saran]) await joined(each, { answers });
  const nara = await signIn({ firstName: "Nara", lastName: "Bold" });
  await joined(nara, { answers });
  for (const step of ["accept", "make-manager"]) await decide(boss, id, nara, step);
  const score = (by: Account, of: Account) =>
    put(`${pathTo(id)}/members/${of.id}/score`, { score: 3, remarks: "" }, by);
  await score(nara, bat);
  expect(await named(id, "only=unscored", nara)).toEqual([saran.id]);
  expect(await named(id, "only=unscored")).toHaveLength(2);
  const far = async (by: Account) =>
    programmeReviewers.strict().parse((await server.get(`${pathTo(id)}/reviewers`, by)).json());
  const [managers, own] = [{ name: "Nara Bold" }, { name: "Бат Дорж" }];
  expect(await far(boss)).toEqual({
    applications: 2,
    reviewers: [
      { ...own, isOwn: true, scored: 0 },
      { ...managers, isOwn: false, scored: 1 },
    ],
  });
  expect((await far(nara)).reviewers, "who neither manages nor scores is none").toHaveLength(1);
  await score(boss, saran);
  expect((await far(nara)).reviewers).toHaveLength(2);
  await decide(boss, id, saran, "decline");
  expect(await far(nara), "what is decided counts no more").toMatchObject({
    applications: 1,
    reviewers: [{ isOwn: true, scored: 1 }],
  });
});
