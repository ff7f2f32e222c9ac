import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { ImportPreview, MemberImportInput } from "@khamt/contract";
import { nameOfAddress } from "../../platform/auth/account.ts";
import { recordActs } from "../../platform/auth/administrators.ts";
import type { Auth } from "../../platform/auth/auth.ts";
import type { Db } from "../../platform/db/handle.ts";
import { insertRows } from "../../platform/db/insert-rows.ts";
import { memberNotes, users } from "../../platform/db/schema/index.ts";
import { saveDraft } from "../../entities/drafts.ts";
import type { Live } from "../../platform/live/live.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { required } from "../../platform/http/required.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { newInvitation, queueInvitation, sendUnqueued } from "../auth/index.ts";
import { addToProgramme, cameAt, getProgramme, putIn } from "../programmes/index.ts";
import { findNews, type ImportNote, type KnownPerson, partsOf } from "./import-known.ts";
import { type Invited, readPeople, type Table } from "./read-table.ts";
import { draftOf } from "./start-up-columns.ts";

const shownExamples = 5;

type Tools = { auth: Auth; live: Live; post: QueueEmail | undefined };

/** As if what stands in other columns were kept: whether it is, is chosen when it is seen. */
export async function previewImport(
  { db, mail }: Pick<Auth, "db" | "mail">,
  input: MemberImportInput,
): Promise<ImportPreview> {
  await nameOfProgramme(db, input.programme);
  const { known, ...table } = await readNew(db, input);
  const { fault, columns, drafts, people, problems, warnings } = table;
  // Whether one is named is the same for each kind.
  const count = people.filter(({ others }) => draftOf("company", others)).length;
  const { joining, notes } = await findNews(db, { ...input, keepsOthers: true }, known);
  return {
    fault,
    columns,
    warnings,
    people: people.length,
    joining: joining.length,
    noted: notes.length,
    drafts: { ...drafts, count },
    examples: people.slice(0, shownExamples).map(({ others: _, ...shown }) => shown),
    problems,
    hasMail: mail !== undefined,
  };
}

/** Of all lines those that are right: without those whose address has an account, which are apart. */
async function readNew(
  db: Db,
  { text, language }: MemberImportInput,
): Promise<Table & { known: KnownPerson[] }> {
  const table = readPeople(text, language);
  const accounts = await knownOf(
    db,
    table.people.map(({ email }) => email.toLowerCase()),
  );
  const idOf = ({ email }: Invited) => accounts.get(email.toLowerCase());
  const members = table.people.filter(idOf);
  const known = members.flatMap((person) => {
    const id = idOf(person);
    const others = person.others.map(({ text }) => text);
    return id === undefined ? [] : [{ id, line: person.line, others }];
  });
  const problems = [
    ...table.problems,
    ...members.map(({ line, email }) => ({ line, problem: "member" as const, value: email })),
  ].sort((a, b) => a.line - b.line);
  return { ...table, people: table.people.filter((each) => idOf(each) === undefined), known, problems };
}

/** Accounts by their addresses. */
async function knownOf(db: Db, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map();
  const email = sql<string>`lower(${users.email})`;
  const rows = await db
    .select({ id: users.id, email })
    .from(users)
    .where(inArray(email, [...emails]));
  return new Map(rows.map((row) => [row.email, row.id]));
}

type Seen = Pick<ImportPreview, "people" | "joining" | "noted"> & { drafted: number };
type Importing = { by: string; input: MemberImportInput; seen: Seen };

/** All or nothing. Throws conflict where by now it would do something else than was shown. */
export async function importPeople(
  { auth, live, post }: Tools,
  { by, input, seen }: Importing,
): Promise<void> {
  const { db, clock } = auth;
  const programme = await nameOfProgramme(db, input.programme);
  const now = clock();
  const letters = await db.transaction(async (tx) => {
    const { people, known } = await readNew(tx, input);
    const { joining, notes } = await findNews(tx, input, known);
    const drafted = people.filter(({ others }) => draftFor(input, others)).length;
    if (people.length !== seen.people || joining.length !== seen.joining || notes.length !== seen.noted)
      throw new HttpError("conflict");
    if (drafted !== seen.drafted) throw new HttpError("conflict");
    if (input.programme !== null) await putIn({ tx, live, post, now }, input.programme, joining);
    const accounts = people.map((person) => {
      const { draft, rest = person.others } = draftFor(input, person.others) ?? {};
      return { id: randomUUID(), person, draft, rest, link: newInvitation(now) };
    });
    const rows = accounts.map(({ id, person, link }) => ({
      id,
      username: id,
      email: person.email,
      firstName: person.name || nameOfAddress(person.email),
      userType: person.accountType,
      language: person.language,
      isEmailVerified: false,
      ...link.columns,
      createdAt: cameAt(now, person.line),
    }));
    await openAccounts(tx, rows);
    const added = accounts.map(({ id, person }) => ({ id, place: person.line }));
    if (input.programme !== null)
      await addToProgramme(tx, { programmeId: input.programme, people: added, now });
    await recordActs(tx, { act: "imported", by, accountIds: accounts.map(({ id }) => id), now });
    for (const { id, draft } of accounts)
      if (draft && input.startUps !== null) {
        const form = { userId: id, kind: input.startUps, entity: "new" };
        await saveDraft(tx, form, { fields: { ...draft.fields, isPrepared: true }, editedAt: now });
      }
    const ofNew = accounts.map(({ id, rest }) => ({ id, text: rest.map(({ text }) => text).join("\n") }));
    const rowsOf = ({ id, text }: ImportNote) =>
      partsOf(text).map((part) => ({ userId: id, authorId: by, text: part, createdAt: now }));
    if (input.keepsOthers) await insertRows(tx, memberNotes, [...ofNew, ...notes].flatMap(rowsOf));
    const queued = [];
    for (const { person, link, draft } of accounts) {
      const member = { ...person, name: person.name || nameOfAddress(person.email) };
      const startUp = draft && input.startUps !== null ? { kind: input.startUps, name: draft.name } : null;
      const named = programme?.[person.language] ?? null;
      const invitation = { tx, member, token: link.token, programme: named, startUp };
      queued.push(await queueInvitation(auth, invitation));
    }
    return queued;
  });
  await sendUnqueued(auth, letters);
}

/** Of a start-up, where drafts are wanted and one is named. */
function draftFor({ startUps }: MemberImportInput, others: Invited["others"]) {
  return startUps === null ? undefined : draftOf(startUps, others);
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
  const programme = await required(getProgramme(db, { id }));
  return programme.name;
}
