import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { type ImportPreview, longestNote, type MemberImportInput } from "@khamt/contract";
import { nameOfAddress } from "../../platform/auth/account.ts";
import { recordActs } from "../../platform/auth/administrators.ts";
import type { Auth } from "../../platform/auth/auth.ts";
import type { Db } from "../../platform/db/handle.ts";
import { insertRows } from "../../platform/db/insert-rows.ts";
import { memberNotes, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { newInvitation, queueInvitation, sendUnqueued } from "../auth/index.ts";
import { addToProgramme, getProgramme } from "../programmes/index.ts";
import { type Invited, readPeople, type Table } from "./read-table.ts";

const shownExamples = 5;

export async function previewImport(
  { db, mail }: Pick<Auth, "db" | "mail">,
  input: MemberImportInput,
): Promise<ImportPreview> {
  await nameOfProgramme(db, input.programme);
  const { fault, columns, people, problems, warnings } = await readNew(db, input);
  return {
    fault,
    columns,
    warnings,
    people: people.length,
    examples: people.slice(0, shownExamples).map(({ others: _, ...shown }) => shown),
    problems,
    hasMail: mail !== undefined,
  };
}

/** Of all lines those that are right and whose address has no account. */
async function readNew(db: Db, { text, language }: MemberImportInput): Promise<Table> {
  const table = readPeople(text, language);
  const known = await knownOf(
    db,
    table.people.map(({ email }) => email.toLowerCase()),
  );
  const isKnown = ({ email }: Invited) => known.has(email.toLowerCase());
  const members = table.people.filter(isKnown);
  const problems = [
    ...table.problems,
    ...members.map(({ line, email }) => ({ line, problem: "member" as const, value: email })),
  ].sort((a, b) => a.line - b.line);
  return { ...table, people: table.people.filter((each) => !isKnown(each)), problems };
}

async function knownOf(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const email = sql<string>`lower(${users.email})`;
  const rows = await db
    .select({ email })
    .from(users)
    .where(inArray(email, [...emails]));
  return new Set(rows.map((row) => row.email));
}

type Importing = { by: string; input: MemberImportInput; people: number };

/** All or nobody. Throws conflict where by now others would be invited than were shown. */
export async function importPeople(auth: Auth, { by, input, people: seen }: Importing): Promise<number> {
  const { db, clock } = auth;
  const programme = await nameOfProgramme(db, input.programme);
  const now = clock();
  const letters = await db.transaction(async (tx) => {
    const { people } = await readNew(tx, input);
    if (people.length !== seen) throw new HttpError("conflict");
    const accounts = people.map((person) => ({ id: randomUUID(), person, link: newInvitation(now) }));
    const rows = accounts.map(({ id, person, link }) => ({
      id,
      username: id,
      email: person.email,
      firstName: person.name || nameOfAddress(person.email),
      userType: person.accountType,
      language: person.language,
      isEmailVerified: false,
      ...link.columns,
      createdAt: now,
    }));
    await openAccounts(tx, rows);
    const userIds = accounts.map(({ id }) => id);
    if (input.programme !== null) await addToProgramme(tx, { programmeId: input.programme, userIds, now });
    await recordActs(tx, { act: "imported", by, accountIds: userIds, now });
    if (input.keepsOthers)
      await insertRows(
        tx,
        memberNotes,
        accounts.flatMap(({ id, person }) => notesOf({ userId: id, authorId: by, text: person.others, now })),
      );
    const queued = [];
    for (const { person, link } of accounts) {
      const member = { ...person, name: person.name || nameOfAddress(person.email) };
      const invitation = { tx, member, token: link.token, programme: programme?.[person.language] ?? null };
      queued.push(await queueInvitation(auth, invitation));
    }
    return queued;
  });
  await sendUnqueued(auth, letters);
  return letters.length;
}

type Noted = { userId: string; authorId: string; text: string; now: Date };

/** A long text is more than one note. */
function notesOf({ text, now, ...whose }: Noted): (typeof memberNotes.$inferInsert)[] {
  const parts = text.match(new RegExp(`.{1,${longestNote}}`, "gsu")) ?? [];
  return parts.map((part) => ({ ...whose, text: part, createdAt: now }));
}

/** An address that has got an account this very moment ends the whole import. */
async function openAccounts(tx: Db, rows: readonly (typeof users.$inferInsert)[]): Promise<void> {
  const emails = rows.map(({ email }) => email.toLowerCase());
  await tx.execute(sql`savepoint opening`);
  try {
    await insertRows(tx, users, rows);
  } catch (error) {
    await tx.execute(sql`rollback to savepoint opening`);
    if ((await knownOf(tx, emails)).size > 0) throw new HttpError("conflict");
    throw error;
  }
}

async function nameOfProgramme(db: Db, id: string | null) {
  if (id === null) return undefined;
  const programme = await getProgramme(db, { id });
  if (!programme) throw new HttpError("not-found");
  return programme.name;
}
