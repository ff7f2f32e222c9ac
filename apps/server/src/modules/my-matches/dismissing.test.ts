import { expect, test } from "vitest";
import { type MyMatch, mostKept } from "@khamt/contract";
import { accountant, developer, foodIdea } from "../../../test/matching-rows.ts";
import { addCofounder, addIdea, addUser } from "../../../test/rows.ts";
import { aiMatches, startupCofounders } from "../../platform/db/schema/index.ts";
import {
  beginner,
  found,
  headers,
  list,
  me,
  save,
  saveOne,
  server,
  useMyMatches,
} from "./set-up-my-matches.ts";

useMyMatches();

const namesOf = async (idea: string) => (await found(idea)).map(({ id }) => id);
const dismissed = () => list("/dismissed");

test("a match is dismissed straight from what was found: the next one stands there, and it waits in a list of its own", async () => {
  const idea = await addIdea(server.db, { ...foodIdea, userId: me });
  const [best, other] = [await addCofounder(server.db, developer), await addCofounder(server.db, beginner)];
  expect(await namesOf(idea)).toEqual([best, other]);
  await saveOne({ targetId: best, source: { kind: "idea", id: idea }, status: "dismissed" });
  expect(await namesOf(idea)).toEqual([other]);
  expect(await list()).toEqual([]);
  const [out] = await dismissed();
  expect(out).toMatchObject({ targetId: best, status: "dismissed", source: { id: idea }, changed: null });
  expect(out?.profile?.skills).toEqual(developer.skills);
});

test("what was saved is dismissed as well, and comes back as it never had been", async () => {
  const idea = await addIdea(server.db, { ...foodIdea, userId: me });
  const person = await addCofounder(server.db, developer);
  const about = { targetId: person, source: { kind: "idea", id: idea } };
  const kept = await saveOne(about);
  const out = await saveOne({ ...about, status: "dismissed" });
  expect(out).toMatchObject({ id: kept.id, status: "dismissed" });
  expect(await list()).toEqual([]);
  const forgetting = { method: "DELETE", url: `/api/my-matches/${out.id}`, headers } as const;
  expect((await server.call(forgetting)).statusCode).toBe(200);
  expect(await namesOf(idea)).toEqual([person]);
  expect(await dismissed()).toEqual([]);
});

test("for another profile of the member's own the same one is found still", async () => {
  const [one, other] = [
    await addIdea(server.db, { ...foodIdea, userId: me }),
    await addIdea(server.db, { ...foodIdea, userId: me, title: "Another shop for food" }),
  ];
  const person = await addCofounder(server.db, developer);
  await saveOne({ targetId: person, source: { kind: "idea", id: one }, status: "dismissed" });
  expect(await namesOf(one)).toEqual([]);
  expect(await namesOf(other)).toEqual([person]);
});

test("it is found again with what has changed since", async () => {
  const idea = await addIdea(server.db, { ...foodIdea, userId: me });
  const person = await addCofounder(server.db, developer);
  await saveOne({ targetId: person, source: { kind: "idea", id: idea }, status: "dismissed" });
  await server.db.update(startupCofounders).set({ skills: [...developer.skills, "Kotlin"] });
  const [back] = await found(idea);
  expect(back).toMatchObject({ id: person, changed: { theirs: ["skills"], yours: [] } });
});

test("needs no room among what is kept", async () => {
  const rows = Array.from({ length: mostKept }, () => ({
    userId: me,
    matchType: "cofounder" as const,
    targetId: crypto.randomUUID(),
    status: "saved" as const,
    compatibilityScore: 50,
  }));
  await server.db.insert(aiMatches).values(rows);
  const person = await addCofounder(server.db, accountant);
  expect(await save({ targetId: person })).toMatchObject({ left: [{ why: "full" }] });
  expect((await saveOne({ targetId: person, status: "dismissed" })).status).toBe("dismissed");
});

test("the last dismissed stands first, and nobody else sees it", async () => {
  const [one, other] = [await addCofounder(server.db, developer), await addCofounder(server.db, beginner)];
  await saveOne({ targetId: one, status: "dismissed" });
  await saveOne({ targetId: other, status: "dismissed" });
  expect((await dismissed()).map(({ targetId }) => targetId)).toEqual([other, one]);
  const stranger = { cookie: await server.signIn(await addUser(server.db)) };
  const theirs = (await server.get("/api/my-matches/dismissed", stranger)).json<MyMatch[]>();
  expect(theirs).toEqual([]);
});

test("nobody is marked as shown by a member", async () => {
  const person = await addCofounder(server.db, developer);
  const shown = { compatibility: 60, reason: "As it was shown" };
  const body = { matches: [{ type: "cofounder", targetId: person, shown, status: "pending" }] };
  expect((await server.post("/api/my-matches", body, headers)).statusCode).toBe(400);
});
