import { and, asc, desc, eq } from "drizzle-orm";
import type { SafetySubject } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { nameOfAccount } from "../../platform/db/account-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import { connections, messages, successStories, users } from "../../platform/db/schema/index.ts";
import { entities } from "../../entities/index.ts";
import { type EntityTexts, textsOf } from "../../entities/texts.ts";
import { isProfile } from "./policy.ts";

export type Passage = { author: string | null; text: string };
type Profile = { name: string; isActive: boolean; texts: EntityTexts };

/** Of a conversation the newest: what was said before is not what was reported. */
const lastMessages = 20;

/** How a profile is called, while it is there; empty for everything else that members write. */
export async function nameOfSubject(db: Db, { kind, id }: SafetySubject): Promise<string> {
  return isProfile(kind) ? ((await readProfile(db, kind, id))?.name ?? "") : "";
}

/** What is reported as it stands now, hidden or not. */
export async function wordsOfSubject(db: Db, { kind, id }: SafetySubject) {
  if (kind === "connection") return { name: "", isActive: false, passages: await saidInInvitation(db, id) };
  if (kind === "conversation") return { name: "", isActive: false, passages: await saidIn(db, id) };
  if (kind === "story") return readStory(db, id);
  const profile = await readProfile(db, kind, id);
  const { name = "", isActive = false } = profile ?? {};
  return { name, isActive, passages: profile ? passagesOf(profile.texts) : [] };
}

async function readStory(db: Db, id: string) {
  const [row] = await db.select().from(successStories).where(eq(successStories.id, id));
  const { title = "", text, state } = row ?? {};
  return { name: title, isActive: state === "published", passages: text ? [{ author: null, text }] : [] };
}

function passagesOf({ said, topics, facts }: EntityTexts): Passage[] {
  return [...said, topics.join(" · "), facts.join(" · ")]
    .filter((text) => text !== "")
    .map((text) => ({ author: null, text }));
}

async function readProfile<Kind extends EntityKind>(
  db: Db,
  kind: Kind,
  id: string,
): Promise<Profile | undefined> {
  const { table, active, read, card, fields } = entities[kind];
  const isThis = eq(table.id, id);
  const [row] = await read(db, { where: isThis });
  const isActive = (await db.$count(table, and(isThis, eq(active, true)))) > 0;
  return row && { name: card(row).name, isActive, texts: textsOf(fields, row) };
}

async function saidInInvitation(db: Db, id: string): Promise<Passage[]> {
  const { message, answer, asked, senderId } = connections;
  const [row] = await db
    .select({ message, answer, asked, author: nameOfAccount(users) })
    .from(connections)
    .innerJoin(users, eq(users.id, senderId))
    .where(eq(connections.id, id));
  if (!row) return [];
  const { author } = row;
  return [
    { author, text: row.message },
    ...(row.answer ? [{ author, text: row.answer }] : []),
    ...row.asked.flatMap((each) => [
      { author: null, text: each.question },
      ...(each.answer ? [{ author, text: each.answer }] : []),
    ]),
  ];
}

async function saidIn(db: Db, id: string): Promise<Passage[]> {
  const newest = db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, id))
    .orderBy(desc(messages.seq))
    .limit(lastMessages)
    .as("newest");
  const rows = await db
    .select({ text: newest.text, author: nameOfAccount(users) })
    .from(newest)
    .leftJoin(users, eq(users.id, newest.senderId))
    .orderBy(asc(newest.seq));
  return rows.filter(({ text }) => text !== "").map(({ author, text }) => ({ author: author || null, text }));
}
