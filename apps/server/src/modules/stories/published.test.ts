import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addPerson, connect, type Person } from "../../../test/people.ts";
import { eraseDue } from "../../entities/personal-data/erase.ts";
import { users } from "../../platform/db/schema/index.ts";
import {
  server,
  english,
  writeTo,
  edit,
  tryTo,
  shown,
  own,
  newsOf,
  moves,
  told,
  published,
  useStories,
} from "./set-up-stories.ts";
import { noLetters } from "../../../test/rows.ts";

useStories();

describe("a published story", () => {
  test("is read by nobody while one of the two hides or has blocked the other, nor by whom one has blocked", async () => {
    const { bat, sara, ground, story } = await published();
    const hide = (isHidden: boolean) =>
      server.db
        .update(users)
        .set({ privacy: { isListed: !isHidden } })
        .where(eq(users.id, sara.id));
    await hide(true);
    expect(await shown()).toEqual([]);
    await hide(false);
    expect(await shown()).toHaveLength(1);

    const reader = await addPerson(server);
    await bat.post("/api/blocks", { subject: reader.profile });
    expect([(await shown(reader)).length, (await shown(sara)).length]).toEqual([0, 1]);

    await sara.post("/api/blocks", { subject: ground });
    expect(await shown()).toEqual([]);
    expect((await edit(bat, story, english)).statusCode).toBe(409);
    // Either may take it back all the same, without a word to the other.
    await moves(sara, story, "decline");
    expect(await newsOf(bat)).toEqual([["story-answer", "published", false]]);
    expect((await tryTo(sara, story, "agree")).statusCode).toBe(409);
  });

  test("goes with the account of either", async () => {
    for (const leaves of ["bat", "sara"] as const) {
      const all = await published();
      await server.db
        .update(users)
        .set({ deletesAt: server.clock.now() })
        .where(eq(users.id, all[leaves].id));
      expect(await shown()).toEqual([]);
      await eraseDue(server.db, { now: server.clock.now(), ...noLetters });
      expect(await own(all[leaves === "bat" ? "sara" : "bat"])).toEqual([]);
    }
  });

  test("is reported by a reader, who no longer sees it, taken down by an administrator with a rule, and asks anew after an appeal", async () => {
    const { bat, sara, story } = await published();
    const [reader, admin] = [await addPerson(server), await addPerson(server, { role: "admin" })];
    expect((await shown(reader))[0]?.mayReport).toBe(true);
    expect((await shown(sara))[0]?.mayReport).toBe(false);
    const subject = { kind: "story", id: story.id };
    const report = (by: Person) =>
      by.post("/api/reports", { clientId: randomUUID(), subject, reason: "fake", text: "Not so" });
    expect((await report(bat)).statusCode).toBe(404);
    const { id } = (await report(reader)).json<{ id: string }>();
    expect([(await shown(reader)).length, (await shown()).length]).toEqual([0, 1]);

    const upheld = await admin.post(`/api/admin/reports/${id}/uphold`, { rule: "honesty" });
    expect(upheld.statusCode, upheld.body).toBe(200);
    expect(await shown()).toEqual([]);
    expect(await own(bat)).toMatchObject([{ state: "removed", rule: "honesty", actions: [] }]);
    expect((await edit(bat, story, english)).statusCode).toBe(409);

    const [{ id: decision } = { id: "" }] = (await admin.get("/api/admin/decisions")).json<
      { id: string }[]
    >();
    await admin.post(`/api/admin/decisions/${decision}/restore`, { rule: "honesty" });
    expect(await shown()).toEqual([]);
    expect(await own(sara)).toMatchObject([{ state: "asked", rule: null, actions: ["agree", "decline"] }]);
  });

  test("is no case for a report while its author alone knows it", async () => {
    const { sara, story } = await told();
    const reader = await addPerson(server);
    const given = { clientId: randomUUID(), subject: { kind: "story", id: story.id }, reason: "fake" };
    expect((await reader.post("/api/reports", given)).statusCode).toBe(404);
    expect((await sara.post("/api/reports", given)).statusCode).toBe(200);
  });
});

test("two who are connected both try at once: one story comes of it", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  const ground = { kind: "connection", id: (await connect(bat, sara)).id } as const;
  const answers = await Promise.all([bat, sara, bat, sara].map((by) => writeTo(by, ground)));
  const taken = answers.filter(({ statusCode }) => statusCode === 200);
  expect([taken.length, answers.length - taken.length]).toEqual([1, 3]);
  expect(await own(bat)).toHaveLength(1);
});
