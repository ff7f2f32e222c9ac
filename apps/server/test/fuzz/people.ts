import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "../../src/platform/db/schema/index.ts";
import type { Db } from "../../src/platform/db/handle.ts";
import { openConversation } from "../../src/modules/conversations/open.ts";
import { openSession } from "../killable-server.ts";
import { addCofounder, addCompany, addFile, addIdea, addProject, addUser } from "../rows.ts";

export type Role = "visitor" | "member" | "administrator";

const sessionsOfEach = 20;
const accounts = { member: 12, administrator: 4 };

export type Browser = { account: number; cookie: string };
export type Browsers = {
  of: (role: Role, seed: number) => Browser;
  /** It is signed in no more. */
  drop: (role: Role, browser: Browser) => void;
  /** Whom the calls have shut out, by ending sessions, suspending and erasing, is let in again. */
  renew: (db: Db) => Promise<void>;
};

type Account = { id: string; number: number; role: Role };
const nobody: Browser = { account: -1, cookie: "" };

/** Without a second step an administrator may do nothing. */
function secondStepOf(role: Role) {
  return { totpEnabledAt: role === "administrator" ? new Date() : null };
}

/** Members of every kind who know each other, and administrators. */
export async function addPeople(db: Db): Promise<Browsers> {
  const pools: Record<Role, Browser[]> = { visitor: [nobody], member: [], administrator: [] };
  const people: Account[] = [];
  const signIn = async ({ id, number, role }: Account) => {
    for (let each = 0; each < sessionsOfEach; each += 1)
      pools[role].push({ account: number, cookie: await openSession(db, id) });
  };
  for (let number = 0; number < accounts.member + accounts.administrator; number += 1) {
    const role = number < accounts.member ? "member" : "administrator";
    people.push({ id: await addAccount(db, { number, role }), number, role });
  }
  const now = new Date();
  for (const [at, person] of people.entries()) {
    await signIn(person);
    const members: [string, string] = [person.id, people[(at + 1) % people.length]?.id ?? ""];
    await openConversation(db, { kind: "connection", subjectId: randomUUID(), members, now });
  }
  return {
    of: (role, seed) => pools[role][seed % pools[role].length] ?? nobody,
    drop: (role, browser) => {
      pools[role] = pools[role].filter((each) => each !== browser);
    },
    renew: async (current) => {
      for (const person of people) {
        const { id, number, role } = person;
        const rightful = role === "administrator" ? ("admin" as const) : ("member" as const);
        await current
          .update(users)
          .set({
            role: rightful,
            standing: "good",
            standingUntil: null,
            deletesAt: null,
            ...secondStepOf(role),
          })
          .where(eq(users.id, id));
        const own = pools[role].filter(({ account }) => account === number);
        for (let each = own.length; each < sessionsOfEach; each += 1)
          pools[role].push({ account: number, cookie: await openSession(current, id) });
      }
    },
  };
}

async function addAccount(db: Db, { number, role }: { number: number; role: Role }): Promise<string> {
  const isCompany = number % 3 === 0;
  const userId = await addUser(db, {
    userType: isCompany ? "company" : "individual",
    role: role === "administrator" ? "admin" : "member",
    isEmailVerified: true,
    createdAt: new Date(Date.now() - 100 * 86_400_000),
  });
  await addFile(db, { key: `fuzzed-file-${number}`, userId });
  await addIdea(db, { userId });
  if (isCompany) await addProject(db, { companyId: await addCompany(db, { userId }) });
  else await addCofounder(db, { userId });
  return userId;
}
