import type { Administrator } from "@khamt/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { goodPassword } from "../../../test/accounts.ts";
import { testCost } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addPerson } from "../../../test/people.ts";
import { createPasswords } from "../../platform/auth/passwords.ts";
import { adminActs, users } from "../../platform/db/schema/index.ts";

const email = "bat@khamt.test";
const server = testServer();

test("moderators are made and unmade by administrators, and see what is reported alone", async () => {
  const password = await createPasswords({ cost: testCost, refuseCommon: false }).hash(goodPassword);
  const admin = await addPerson(server, { role: "admin", password });
  const bat = await addPerson(server, { email, totpEnabledAt: server.clock.now() });
  const give = (role: "moderator" | "admin") =>
    admin.post("/api/admin/administrators", { email, password: goodPassword, role });
  const statusFor = async (url: string) => (await bat.get(url)).statusCode;

  expect(await statusFor("/api/admin/reports")).toBe(403);
  expect((await give("moderator")).json<Administrator[]>()).toHaveLength(1);
  expect(await statusFor("/api/admin/reports")).toBe(200);
  const others = ["/api/manage/members", "/api/admin/acts", "/api/admin/administrators", "/api/manage/site"];
  for (const url of others) expect(await statusFor(url), url).toBe(403);
  const demoted = await admin.post(`/api/admin/administrators/${bat.id}/demote`, { password: goodPassword });
  expect(demoted.statusCode).toBe(200);
  expect(await statusFor("/api/admin/reports")).toBe(403);

  // An administrator stays one.
  for (const role of ["moderator", "admin", "moderator"] as const) await give(role);
  const [row] = await server.db.select({ role: users.role }).from(users).where(eq(users.id, bat.id));
  expect(row).toEqual({ role: "admin" });
  const acts = await server.db.select().from(adminActs).orderBy(adminActs.at);
  expect(acts.map(({ act }) => act).toSorted()).toEqual(["appointed", "appointed", "demoted", "promoted"]);
});
