import { beforeAll, expect, test, vi } from "vitest";
import { day } from "@khamt/contract/durations";
import { now } from "../test/app.ts";
import { testServer } from "../test/test-server.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../test/rows.ts";
import { poolOf } from "./platform/db/listener.ts";
import { announcements, mentors } from "./platform/db/schema/index.ts";

let cookie: string;
const server = testServer();
beforeAll(async () => {
  for (let number = 0; number < 52; number += 1) {
    // The newest ten of all kinds are of each kind: one that is not among them is not asked for.
    const createdAt = new Date(now.getTime() - number * 60_000);
    await addIdea(server.db, { tags: ["finance"], createdAt });
    await addCofounder(server.db, { skills: ["finance"], createdAt });
    const companyId = await addCompany(server.db, { services: ["finance"], createdAt });
    await addProject(server.db, { companyId, title: "Finance", createdAt });
    const said = { en: "Finance", mn: "Санхүү" };
    await server.db.insert(announcements).values({ title: said, text: said, createdAt });
    const userId = await addUser(server.db);
    await server.db.insert(mentors).values({ userId, about: "Finance", createdAt, updatedAt: createdAt });
  }
  cookie = await server.signIn(await addUser(server.db, { role: "admin" }));
  // Nothing is kept before it listens.
  await vi.waitUntil(() => server.app.answers?.changes.mark() !== undefined, { timeout: 60_000 });
});

/** The most statements of a call, who asks found out among them. */
const calls = {
  "/api/startup-ideas": 4,
  "/api/startup-ideas?q=finance": 5,
  "/api/startup-cofounders": 4,
  "/api/startup-cofounders?skills=finance": 5,
  "/api/companies": 4,
  "/api/project-listings": 4,
  "/api/partners": 11,
  "/api/search?q=finance": 8,
  "/api/success-stories": 5,
  "/api/manage/members": 4,
  "/api/manage/members?q=ore&sort=name&has=cofounder": 4,
  "/api/manage/members?word=finance": 4,
  "/api/announcements": 4,
  "/api/manage/mentors": 4,
  "/api/mentors": 5,
  "/api/mentors/bookings": 4,
};

test.each(Object.entries(calls))(
  "%s asks the database as often for fifty rows as for ten",
  async (path, most) => {
    const address = (limit: number) => `${path}${path.includes("?") ? "&" : "?"}limit=${limit}`;
    // What is known of who asks is found out once.
    await statementsOf(address(1));
    const [ten, fifty] = [await statementsOf(address(10)), await statementsOf(address(50))];
    expect(fifty).toBe(ten);
    expect(fifty).toBeLessThanOrEqual(most);
  },
);

test("the dashboard asks little of a member who has nothing, and of one who is found", async () => {
  const userId = await addUser(server.db, { lastActiveAt: now, lastVisitAt: new Date(now.getTime() - day) });
  const cookie = await server.signIn(userId);
  expect(await statementsOf("/api/dashboard", cookie)).toBeLessThanOrEqual(11);
  await addCofounder(server.db, { userId, skills: ["finance"] });
  // The engine reads what was written.
  await statementsOf("/api/dashboard", cookie);
  // Somebody else comes, so that it is made anew.
  await addUser(server.db);
  await server.app.answers?.changes.caughtUp();
  const asked = await statementsOf("/api/dashboard", cookie);
  expect(asked).toBeGreaterThan(5);
  expect(asked).toBeLessThanOrEqual(26);
});

/** Of an answer that is not kept. */
async function statementsOf(url: string, asker = cookie): Promise<number> {
  const pool = poolOf(server.db);
  let asked = 0;
  const count = () => (asked += 1);
  pool.on("acquire", count);
  const answer = await server.app.inject({ url, headers: { cookie: asker } });
  pool.off("acquire", count);
  expect(answer.statusCode).toBe(200);
  return asked;
}
