import { expect, test } from "vitest";
import { now } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../../../test/rows.ts";

const server = testServer();

test("counts what is listed; what few people say is not told", async () => {
  await addIdea(server.db);
  await addIdea(server.db, { isActive: false });
  await addCofounder(server.db);
  await addCofounder(server.db);
  await addCofounder(server.db, { isAvailable: false });
  const companyId = await addCompany(server.db);
  await addProject(server.db, { companyId });
  await addProject(server.db, { companyId, isActive: false });
  expect((await server.get("/api/stats")).json()).toEqual({
    ideas: 1,
    partners: 3,
    individuals: 2,
    companies: 1,
    projects: 1,
    activeThisWeek: null,
    acceptanceRate: null,
    medianAnswerHours: null,
  });
});

test("counts as active whoever was here this week or made an account, and nobody who was only invited", async () => {
  const active = async () =>
    (await server.get("/api/stats")).json<{ activeThisWeek: number | null }>().activeThisWeek;
  for (let each = 0; each < 12; each += 1) await addUser(server.db, { createdAt: now });
  expect(await active()).toBeNull();
  const wasHere = { lastActiveAt: now, createdAt: new Date("2025-01-01T00:00:00.000Z") };
  for (let each = 0; each < 5; each += 1) await addUser(server.db, { createdAt: now, isEmailVerified: true });
  for (let each = 0; each < 4; each += 1) await addUser(server.db, wasHere);
  expect(await active(), "of nine").toBeNull();
  await addUser(server.db, wasHere);
  expect(await active()).toBe(10);
});
