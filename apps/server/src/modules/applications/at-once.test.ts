import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { applyTo, sendApplication, signInApplicant, tryTo } from "../../../test/applying.ts";
import { addCompany, addProject, noLetters } from "../../../test/rows.ts";
import { eraseDue } from "../../entities/personal-data/erase.ts";
import { applications, users } from "../../platform/db/schema/index.ts";
import {
  bat,
  countOf,
  listing,
  newsOf,
  owner,
  ownerCookie,
  server,
  useApplications,
} from "./set-up-applications.ts";

useApplications();

describe("R38 at once", () => {
  test("fifty times the same application is one, and the listing counts what is there", async () => {
    const id = randomUUID();
    const same = await Promise.all(
      Array.from({ length: 50 }, () => sendApplication(server, { by: bat, to: listing, id })),
    );
    expect(same.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(new Set(same.map(({ body }) => body)).size).toBe(1);
    const again = await sendApplication(server, { by: bat, to: listing });
    expect(again.json()).toMatchObject({ error: "already-applied" });
    const others = await Promise.all(Array.from({ length: 5 }, () => signInApplicant(server)));
    await Promise.all(others.map((by) => applyTo(server, by, listing)));
    expect(await server.db.$count(applications)).toBe(6);
    expect(await countOf()).toBe(6);
    expect(await newsOf(owner.id)).toHaveLength(6);

    await server.db.update(users).set({ deletesAt: server.clock.now() }).where(eq(users.id, bat.id));
    await eraseDue(server.db, { now: server.clock.now(), ...noLetters });
    expect(await countOf()).toBe(await server.db.$count(applications));
  });

  test("of twenty-four to different listings the twenty of a day pass", async () => {
    const companyId = await addCompany(server.db);
    const many = await Promise.all(Array.from({ length: 24 }, () => addProject(server.db, { companyId })));
    const codes = await Promise.all(
      many.map(async (to) => (await sendApplication(server, { by: bat, to, answers: [] })).statusCode),
    );
    expect(Map.groupBy(codes, (code) => code).get(200)).toHaveLength(20);
    expect(codes.filter((code) => code === 429)).toHaveLength(4);
    server.clock.pass({ days: 1 });
    await applyTo(server, bat, listing);
  });

  test("acceptance and withdrawal: one of them holds", async () => {
    const { id } = await applyTo(server, bat, listing);
    const codes = await Promise.all([
      tryTo(server, { id, cookie: ownerCookie, action: "accept" }),
      tryTo(server, { id, cookie: bat.cookie, action: "withdraw" }),
    ]);
    expect(new Set(codes.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });
});
