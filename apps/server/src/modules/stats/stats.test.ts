import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../../test/app.ts";
import { addCofounder, addCompany, addIdea, addProject } from "../../../test/rows.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

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
