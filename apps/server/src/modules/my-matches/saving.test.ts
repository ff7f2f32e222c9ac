import { describe, expect, test } from "vitest";
import { mostKept } from "@khamt/contract";
import { accountant, developer, foodIdea } from "../../../test/matching-rows.ts";
import { addCofounder, addIdea } from "../../../test/rows.ts";
import { aiMatches, startupCofounders } from "../../platform/db/schema/index.ts";
import {
  server,
  me,
  headers,
  beginner,
  shown,
  list,
  save,
  saveOne,
  found,
  useMyMatches,
} from "./set-up-my-matches.ts";

useMyMatches();

describe("saving", () => {
  test("takes the percentage and the reasons from the engine, and tells them anew in the reader's language", async () => {
    const idea = await addIdea(server.db, { ...foodIdea, userId: me });
    const person = await addCofounder(server.db, developer);
    const [result] = await found(idea);
    await saveOne({ targetId: person, source: { kind: "idea", id: idea } });
    const [mine] = await list("?lang=mn");
    expect(mine).toMatchObject({
      type: "cofounder",
      targetId: person,
      status: "saved",
      compatibility: result?.compatibility,
      source: { kind: "idea", id: idea, name: foodIdea.title },
      profile: { name: "Тэмүүлэн Болд", skills: developer.skills },
      language: "mn",
      reason: expect.stringMatching(/^[А-ЯӨҮ]/),
      changed: null,
    });
    expect(await server.db.select().from(aiMatches)).toHaveLength(1);
  });

  test("keeps as shown what nobody can compute again, and hides names of who is listed no more", async () => {
    const person = await addCofounder(server.db, developer);
    await saveOne({ targetId: person });
    expect((await list())[0]).toMatchObject({ compatibility: 99, reason: shown.reason, source: null });
    await server.db.update(startupCofounders).set({ isAvailable: false });
    expect((await list())[0]).toMatchObject({ targetId: person, profile: null });
  });

  test("computes also for another's profile, without keeping whose it was", async () => {
    const idea = await addIdea(server.db, foodIdea);
    const person = await addCofounder(server.db, developer);
    const mine = await saveOne({ targetId: person, source: { kind: "idea", id: idea } });
    expect(mine.compatibility).not.toBe(shown.compatibility);
    expect(mine.source).toBeNull();
    expect((await server.db.select().from(aiMatches))[0]?.sourceId).toBeNull();
  });

  test("moves a visitor's saves in one call: each once, in their order, and says what stayed behind", async () => {
    const [first, second] = [
      await addCofounder(server.db, developer),
      await addCofounder(server.db, beginner),
    ];
    const own = await addCofounder(server.db, { ...accountant, userId: me });
    const gone = await addCofounder(server.db, { ...accountant, isAvailable: false });
    const { left } = await save(
      { targetId: first, savedAt: "2026-05-02T12:00:00.000Z", status: "contacted" },
      { targetId: second, savedAt: "2999-01-01T00:00:00.000Z" },
      { targetId: own },
      { targetId: gone },
    );
    expect(left).toEqual([
      { targetId: own, why: "own" },
      { targetId: gone, why: "unlisted" },
    ]);
    await save({ targetId: first });
    expect((await list()).map(({ targetId, status }) => [targetId, status])).toEqual([
      [second, "saved"],
      [first, "contacted"],
    ]);
    expect((await list())[0]?.savedAt).toBe(server.clock.now().toISOString());
  });

  test("has the match for an own profile take the place of the one for none", async () => {
    const idea = await addIdea(server.db, { ...foodIdea, userId: me });
    const person = await addCofounder(server.db, developer);
    await save({ targetId: person, status: "contacted" });
    await save({ targetId: person, source: { kind: "idea", id: idea } });
    const all = await list();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ status: "contacted", source: { id: idea } });
  });

  test("ends where the room ends", async () => {
    const match = { userId: me, matchType: "cofounder" as const, compatibilityScore: 50 };
    const rows = Array.from({ length: mostKept }, () => ({
      ...match,
      targetId: crypto.randomUUID(),
      status: "saved" as const,
    }));
    await server.db.insert(aiMatches).values(rows);
    const person = await addCofounder(server.db, developer);
    expect((await save({ targetId: person })).left).toEqual([{ targetId: person, why: "full" }]);
  });

  test("counts whoever was invited elsewhere as contacted", async () => {
    const person = await addCofounder(server.db, developer);
    await saveOne({ targetId: person });
    const target = { kind: "cofounder", id: person };
    const invitation = { clientId: crypto.randomUUID(), target, message: "Shall we build it?" };
    expect((await server.post("/api/connections", invitation, headers)).statusCode).toBe(200);
    expect((await list()).map(({ status }) => status)).toEqual(["contacted"]);
  });

  test("refuses kinds that do not look for each other", async () => {
    const source = { kind: "project", id: "00000000-0000-4000-8000-000000000000" };
    const matches = [{ type: "startup-idea", targetId: source.id, source, shown }];
    const answer = await server.post("/api/my-matches", { matches }, headers);
    expect(answer.json()).toMatchObject({ error: "invalid-parameter", parameter: "matches.source.kind" });
  });
});
