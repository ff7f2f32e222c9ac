import { randomUUID } from "node:crypto";
import { openConversation } from "../../src/modules/conversations/open.ts";
import type { Db } from "../../src/platform/db/handle.ts";
import { openSession } from "../killable-server.ts";
import { addCofounder, addUser } from "../rows.ts";

type Person = { cookie: string; id: string };
export type People = {
  writer: Person;
  /** A browser each: it signs out, and that is that. */
  leaving: string[];
  talks: string[];
  inviters: Person[];
  /** Co-founder profiles of others. */
  profiles: string[];
  blocked: { name: string; id: string }[];
};

const counts = { talks: 40, inviters: 25, profiles: 60, blocked: 20 };
const monthsAgo = new Date(Date.now() - 100 * 86_400_000);

/** With `leaving` browsers. */
export async function addPeople(db: Db, leaving: number): Promise<People> {
  const addPerson = async (): Promise<Person> => {
    const id = await addUser(db, { isEmailVerified: true, createdAt: monthsAgo });
    return { id, cookie: await openSession(db, id) };
  };
  const repeat = async <Made>(count: number, make: () => Promise<Made>): Promise<Made[]> => {
    const made: Made[] = [];
    while (made.length < count) made.push(await make());
    return made;
  };
  const [writer, other, leaver] = [await addPerson(), await addPerson(), await addPerson()];
  const members: [string, string] = [writer.id, other.id];
  const talk = () =>
    openConversation(db, { kind: "connection", subjectId: randomUUID(), members, now: monthsAgo });
  return {
    writer,
    talks: await repeat(counts.talks, talk),
    leaving: await repeat(leaving, () => openSession(db, leaver.id)),
    inviters: await repeat(counts.inviters, addPerson),
    profiles: await repeat(counts.profiles, () => addCofounder(db)),
    blocked: await repeat(counts.blocked, async () => {
      const name = `Blocked${randomUUID().slice(0, 8)}`;
      const named = { firstName: name, lastName: "" };
      return { name, id: await addCofounder(db, { ...named, userId: await addUser(db, named) }) };
    }),
  };
}
