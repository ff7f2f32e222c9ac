import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applyTo, sendApplication, signInApplicant, tryTo } from "../test/applying.ts";
import { freshServer } from "../test/test-server.ts";
import { filledForms } from "../test/forms.ts";
import { addPerson, type Person } from "../test/people.ts";
import { addCompany, addProject, addUser, noLetters } from "../test/rows.ts";
import { eraseDue } from "./entities/personal-data/erase.ts";
import { users } from "./platform/db/schema/index.ts";

const server = freshServer();

const pairs = 25;

test("R38: members who report each other at once are both heard", async () => {
  const people: [Person, Person][] = [];
  for (let each = 0; each < pairs; each += 1) people.push([await addPerson(server), await addPerson(server)]);
  const report = (from: Person, to: Person) =>
    from.post("/api/reports", {
      clientId: randomUUID(),
      subject: to.profile,
      reason: "scam",
      text: "This is not a person.",
    });
  const answers = await Promise.all(
    people.flatMap(([one, other]) => [report(one, other), report(other, one)]),
  );
  for (const { statusCode, body } of answers) expect(statusCode, body).toBe(200);
});

test("R38: a company is deleted while people apply to its listings: who comes too late is told so, nobody meets an error", async () => {
  for (let round = 0; round < 3; round += 1) {
    const applicants = [await signInApplicant(server), await signInApplicant(server)];
    const { owner, listings } = await addOpenCompany(2);
    const answers = await Promise.all([
      ...applicants.flatMap((by) => listings.map((to) => sendApplication(server, { by, to }))),
      server.call({ method: "DELETE", url: `/api/companies/${owner.company}`, headers: owner.cookie }),
    ]);
    expect(answers.at(-1)?.statusCode, answers.at(-1)?.body).toBe(200);
    for (const { statusCode, body } of answers.slice(0, -1))
      expect(statusCode, body).toBeOneOf([200, 404, 409]);
  }
});

test("R38: an account is erased while others act on what it has", async () => {
  for (let round = 0; round < 3; round += 1) {
    const { owner, listings } = await addOpenCompany(2);
    const by = await signInApplicant(server);
    const sent = [];
    for (const to of listings) sent.push((await applyTo(server, by, to)).id);
    await server.db.update(users).set({ deletesAt: server.clock.now() }).where(eq(users.id, by.id));
    const [erased, ...answers] = await Promise.all([
      eraseDue(server.db, { now: server.clock.now(), ...noLetters }),
      ...sent.map((id) => tryTo(server, { id, cookie: owner.cookie, action: "shortlist" })),
    ]);
    expect(erased).toBe(1);
    for (const { statusCode, body } of answers) expect(statusCode, body).toBeOneOf([200, 404, 409]);
  }
});

/** A company with so many open listings. */
async function addOpenCompany(count: number) {
  const userId = await addUser(server.db, { userType: "company" });
  const company = await addCompany(server.db, { userId });
  const { questions } = filledForms.project;
  const listings = [];
  for (let each = 0; each < count; each += 1)
    listings.push(await addProject(server.db, { companyId: company, questions: [...questions] }));
  return { owner: { company, cookie: { cookie: await server.signIn(userId) } }, listings };
}
