import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { nameOfMember } from "../../platform/db/member-name.ts";
import type { SafetySubject } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { entities } from "../../entities/index.ts";
import { namesOf } from "../../entities/files/attachments.ts";
import { addressesOf, filesOf } from "../../entities/owned/shown-files.ts";
import { readNames } from "../../entities/read-names.ts";
import { type EntityTexts, textsOf } from "../../entities/texts.ts";
import type { Db } from "../../platform/db/handle.ts";
import {
  connections,
  type Evidence,
  type EvidencePassage,
  messages,
  successStories,
  users,
} from "../../platform/db/schema/index.ts";
import { isProfile } from "./policy.ts";
import { keyOf } from "./subject.ts";

/** `isActive`: everyone can open its page. */
export type Words = Evidence & { isActive: boolean };
type WordsById = (readonly [id: string, words: Words])[];

/** Of a conversation the newest: what was said before is not what was reported. */
const lastMessages = 20;

/** How a profile is called, while it is there; empty for everything else that members write. */
export async function nameOfSubject(db: Db, { kind, id }: SafetySubject): Promise<string> {
  return isProfile(kind) ? ((await readNames(db, [{ kind, id }])).get(id) ?? "") : "";
}

/** What is reported as it stands now, hidden or not. */
export async function readWords(
  db: Db,
  subjects: readonly SafetySubject[],
): Promise<(subject: SafetySubject) => Words> {
  const found = new Map<string, Words>();
  for (const [kind, some] of Map.groupBy(subjects, (each) => each.kind)) {
    const ids = some.map(({ id }) => id);
    for (const [id, words] of await wordsOfKind(db, kind, ids)) found.set(keyOf({ kind, id }), words);
  }
  return (subject) => found.get(keyOf(subject)) ?? { name: "", isActive: false, passages: [] };
}

function wordsOfKind(db: Db, kind: SafetySubject["kind"], ids: readonly string[]): Promise<WordsById> {
  if (isProfile(kind)) return wordsOfProfiles(db, kind, ids);
  switch (kind) {
    case "connection":
      return wordsOfInvitations(db, ids);
    case "conversation":
      return wordsOfConversations(db, ids);
    case "story":
      return wordsOfStories(db, ids);
  }
}

async function wordsOfProfiles<Kind extends EntityKind>(
  db: Db,
  kind: Kind,
  ids: readonly string[],
): Promise<WordsById> {
  const { table, active, read, card, fields } = entities[kind];
  const isThese = inArray(table.id, ids);
  const rows = await read(db, { where: isThese });
  const shown = await db
    .select({ id: table.id })
    .from(table)
    .where(and(isThese, eq(active, true)));
  const isShown = new Set(shown.map(({ id }) => id));
  const filesOfRow = new Map(rows.map((row) => [row.id, addressesOf(filesOf(fields, row), card(row))]));
  const named = await namesOf(db, [...filesOfRow.values()].flat());
  return rows.map((row) => {
    const files = (filesOfRow.get(row.id) ?? []).map(named);
    const pictures = files.length > 0 ? [{ author: null, text: "", files }] : [];
    const passages = [...passagesOf(textsOf(fields, row)), ...pictures];
    return [row.id, { name: card(row).name, isActive: isShown.has(row.id), passages }];
  });
}

function passagesOf({ said, topics, industries, facts }: EntityTexts): EvidencePassage[] {
  return [...said, ...[topics, industries, facts].map((tags) => tags.join(" · "))]
    .filter((text) => text !== "")
    .map((text) => ({ author: null, text }));
}

async function wordsOfStories(db: Db, ids: readonly string[]): Promise<WordsById> {
  const rows = await db.select().from(successStories).where(inArray(successStories.id, ids));
  return rows.map(({ id, title, text, state }) => [
    id,
    { name: title, isActive: state === "published", passages: text ? [{ author: null, text }] : [] },
  ]);
}

async function wordsOfInvitations(db: Db, ids: readonly string[]): Promise<WordsById> {
  const { id, message, answer, asked, senderId } = connections;
  const rows = await db
    .select({ id, message, answer, asked, author: nameOfMember(users) })
    .from(connections)
    .innerJoin(users, eq(users.id, senderId))
    .where(inArray(id, ids));
  return rows.map(({ id, author, message, answer, asked }) => {
    const passages = [
      { author, text: message },
      ...(answer ? [{ author, text: answer }] : []),
      ...asked.flatMap((each) => [
        { author: null, text: each.question },
        ...(each.answer ? [{ author, text: each.answer }] : []),
      ]),
    ];
    return [id, { name: "", isActive: false, passages }];
  });
}

async function wordsOfConversations(db: Db, ids: readonly string[]): Promise<WordsById> {
  const { conversationId, seq, senderId, text, attachments } = messages;
  const fromLast = sql<number>`row_number() over (partition by ${conversationId} order by ${seq} desc)`;
  const numbered = db
    .select({ conversationId, seq, senderId, text, attachments, fromLast: fromLast.as("from_last") })
    .from(messages)
    .where(inArray(conversationId, ids))
    .as("numbered");
  const rows = await db
    .select({
      id: numbered.conversationId,
      seq: numbered.seq,
      text: numbered.text,
      attachments: numbered.attachments,
      author: nameOfMember(users),
    })
    .from(numbered)
    .leftJoin(users, eq(users.id, numbered.senderId))
    .where(lte(numbered.fromLast, lastMessages))
    .orderBy(asc(numbered.seq));
  const named = await namesOf(
    db,
    rows.flatMap((row) => row.attachments),
  );
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, said]) => {
    const passages = said
      .filter(({ text, attachments }) => text !== "" || attachments.length > 0)
      .map(({ author, text, seq, attachments }) => ({
        author: author || null,
        text,
        seq,
        files: attachments.map(named),
      }));
    return [id, { name: "", isActive: false, passages }];
  });
}
