import { afterAll, beforeAll, expect, test } from "vitest";
import { now, openTestApp, type TestApp } from "../../../test/app.ts";
import { addCofounder, addCompany, addIdea, addProject } from "../../../test/rows.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const day = 24 * 60 * 60 * 1000;

test("counts what is listed, and who was active in the last seven days", async () => {
  await addIdea(server.db);
  await addIdea(server.db, { isActive: false });
  await addCofounder(server.db, { lastActiveAt: new Date(now.getTime() - 6 * day) });
  await addCofounder(server.db, { lastActiveAt: new Date(now.getTime() - 8 * day) });
  await addCofounder(server.db, { lastActiveAt: now, isAvailable: false });
  const companyId = await addCompany(server.db);
  await addProject(server.db, { companyId });
  await addProject(server.db, { companyId, isActive: false });
  expect((await server.get("/api/stats")).json()).toEqual({
    ideas: 1,
    partners: 3,
    individuals: 2,
    companies: 1,
    projects: 1,
    activeThisWeek: 1,
  });
});
