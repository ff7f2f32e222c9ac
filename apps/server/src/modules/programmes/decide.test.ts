import { expect, test } from "vitest";
import { memberActOutcome } from "@khamt/contract";
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
const decideSeveral = (by: Account, id: string, body: object) =>
  server.post(`/api/manage/programmes/${id}/decisions`, body, by);

test("several applicants are decided about at once, and each is told with the same words", async () => {
  const id = await made(applied);
  const nara = await signIn({ firstName: "Nara" });
  for (const each of [bat, saran, nara]) await joined(each, { answers });
  const people = (await membersOf(id, "state=applied"))
    .filter(({ userId }) => userId !== nara.id)
    .map(({ userId, updatedAt }) => ({ id: userId, version: updatedAt }));
  const note = "This year we take ten teams.";
  const answer = await decideSeveral(boss, id, { action: "decline", note, people });
  expect(memberActOutcome.strict().parse(answer.json())).toEqual({ done: 2, refused: [] });
  const declined = await membersOf(id, "state=declined");
  expect(declined.map((each) => each.note)).toEqual([note, note]);
  const decidedAt = server.clock.now().toISOString();
  for (const each of declined) expect(each).toMatchObject({ decidedBy: "Бат Дорж", decidedAt });
  expect(await membersOf(id, "state=applied")).toMatchObject([{ decidedBy: null, decidedAt: null }]);
  expect((await membersOf(id, "state=applied")).map(({ userId }) => userId)).toEqual([nara.id]);
  for (const each of [bat, saran])
    expect((await server.get("/api/notifications", each)).body).toContain(note);
  expect((await server.get("/api/notifications", nara)).body).not.toContain(note);
});

test("whoever was decided about, wrote something else or went meanwhile is left, and named", async () => {
  const id = await made(applied);
  const nara = await signIn({ firstName: "Nara" });
  for (const each of [bat, saran, nara]) await joined(each, { answers });
  const people = (await membersOf(id, "state=applied")).map(({ userId, updatedAt }) => ({
    id: userId,
    version: updatedAt,
  }));
  await decide(boss, id, bat, "decline");
  server.clock.pass({ days: 1 });
  await put("/api/programmes/spring-2026/application", { answers: ["Two cold stores", ""] }, saran);
  const gone = { id: boss.id, version: server.clock.now().toISOString() };
  const answer = await decideSeveral(boss, id, { action: "accept", people: [...people, gone] });
  const { done, refused } = memberActOutcome.strict().parse(answer.json());
  expect(done).toBe(1);
  expect(new Map(refused.map((each) => [each.id, [each.name, each.why]]))).toEqual(
    new Map([
      [bat.id, ["Bat Dorj", "changed"]],
      [saran.id, ["Саран Дорж", "changed"]],
      [boss.id, ["", "gone"]],
    ]),
  );
  expect((await membersOf(id, "state=joined")).map(({ userId }) => userId)).toEqual([nara.id]);
  expect((await membersOf(id, "state=declined")).map(({ userId }) => userId)).toEqual([bat.id]);
});

test("nobody is decided about by who does not manage the programme, or in another way", async () => {
  const id = await made(applied);
  await joined(bat, { answers });
  const people = [{ id: bat.id, version: server.clock.now().toISOString() }];
  expect(errorOf(await decideSeveral(saran, id, { action: "accept", people }))).toBe("not-found");
  expect(errorOf(await decideSeveral(boss, id, { action: "remove", people }))).toBe("invalid-parameter");
  expect(errorOf(await decideSeveral(boss, id, { action: "accept", people: [] }))).toBe("invalid-parameter");
});

test("nobody judges their own application, or that of somebody whom they know", async () => {
  const id = await made(applied);
  const nara = await signIn({ firstName: "Nara", lastName: null, role: "admin" });
  for (const each of [bat, saran, nara]) await joined(each, { answers });
  const score = (by: Account, of: Account) =>
    put(`/api/manage/programmes/${id}/members/${of.id}/score`, { score: 5, remarks: "" }, by);
  const recuse = (by: Account, of: Account, isRecused: boolean) =>
    put(`/api/manage/programmes/${id}/members/${of.id}/recusal`, { isRecused }, by);
  const seen = async (by: Account, of: Account, asked = "state=applied") =>
    (await membersOf(id, asked, by)).find(({ userId }) => userId === of.id);

  await score(boss, nara);
  expect(await seen(nara, nara)).toMatchObject({ isLeftOut: true, scored: 0, scores: [], actions: [] });
  expect(errorOf(await score(nara, nara))).toBe("not-allowed");
  expect(errorOf(await decide(nara, id, nara, "accept"))).toBe("not-allowed");

  await score(nara, bat);
  await decide(nara, id, bat, "accept", { isLater: true });
  expect((await recuse(nara, bat, true)).json()).toMatchObject({
    isLeftOut: true,
    recused: ["Nara"],
    scored: 0,
    actions: [],
    prepared: null,
  });
  expect(await seen(boss, bat)).toMatchObject({ isLeftOut: false, recused: ["Nara"], scored: 0 });
  await score(boss, bat);
  expect(await seen(nara, bat)).toMatchObject({ scored: 0, scores: [] });
  const unscored = await membersOf(id, "state=applied&only=unscored", nara);
  expect(unscored.map(({ userId }) => userId)).toEqual([saran.id]);
  expect(errorOf(await score(nara, bat))).toBe("not-allowed");
  const people = (await membersOf(id, "state=applied", nara))
    .filter(({ userId }) => userId === bat.id)
    .map(({ userId, updatedAt }) => ({ id: userId, version: updatedAt }));
  const { refused } = memberActOutcome
    .strict()
    .parse((await decideSeveral(nara, id, { action: "accept", people })).json());
  expect(refused).toMatchObject([{ id: bat.id, why: "not-allowed" }]);

  expect((await recuse(nara, bat, false)).json()).toMatchObject({ isLeftOut: false, recused: [] });
  await decide(boss, id, bat, "accept");
  expect(errorOf(await recuse(nara, bat, true))).toBe("conflict");
  await decide(boss, id, nara, "accept");
  expect(await seen(nara, nara, "state=joined"), "not once they are in, either").toMatchObject({
    scores: [],
  });
});
