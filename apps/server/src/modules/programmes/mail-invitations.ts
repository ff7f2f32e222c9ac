import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import {
  type MailedInvitationsInput,
  type MailedInvitationsPreview,
  longestMailedDays,
  mostMailedADay,
} from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { programmeInvitations, programmeMembers, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { NotifyTools } from "../notifications/index.ts";
import { cameAt, findAddable, type Placed, putIn } from "./add-members.ts";
import { holdProgramme, requireUsable } from "./join.ts";
import type { Reader } from "./policy.ts";
import type { ProgrammeRow } from "./queries.ts";
import { type Addresses, readAddresses } from "./read-addresses.ts";

type Tools = NotifyTools & { by: Reader };
type Programme = Pick<ProgrammeRow, "id" | "slug" | "name" | "endsOn" | "archivedAt">;

const rowsPerStatement = 100;
/** After so long whoever has not come is reminded. */
const patience = 7 * day;

export async function previewMailed(
  { db, by, post, now }: Tools,
  { id }: Programme,
  input: MailedInvitationsInput,
): Promise<MailedInvitationsPreview> {
  const { fault, found, added, problems } = await readNew({ db, by, now, programmeId: id }, input);
  return { fault, people: found.length, added: added.length, problems, hasMail: post !== undefined };
}

type Mailing = MailedInvitationsInput & { people: number; added: number };

/** All or nobody. Throws conflict where by now others would be invited or come in than were shown. */
export async function mailInvitations(
  { db, by, ...tools }: Tools,
  programme: Programme,
  { language, endsAt, people, added: seen, reminds, ...list }: Mailing,
): Promise<void> {
  const { post, now } = tools;
  const until = requireSoon(new Date(endsAt), now);
  requireUsable(programme, until, now);
  await db.transaction(async (tx) => {
    await holdProgramme(tx, { id: programme.id });
    const { found, added } = await readNew({ db: tx, by, now, programmeId: programme.id }, list);
    if (found.length !== people || added.length !== seen) throw new HttpError("conflict");
    await putIn({ ...tools, tx }, programme.id, added);
    await requireRoom({ tx, now, programmeId: programme.id }, people);
    const rows = found.map(({ value }, at) => ({
      programmeId: programme.id,
      email: value,
      token: randomBytes(16).toString("base64url"),
      places: 1,
      endsAt: until,
      language,
      remindsAt: reminds && post !== undefined ? reminderBefore(until, now) : null,
      createdAt: cameAt(now, at),
    }));
    await keep(tx, rows);
    for (const { email, token } of rows)
      await post?.(letterTo(programme, { email, token, endsAt: until, language }), tx);
  });
}

type Invited = { email: string; token: string; endsAt: Date; language: Language };

export function letterTo(
  { name, slug }: Pick<Programme, "name" | "slug">,
  { email, token, endsAt, language }: Invited,
) {
  return {
    kind: "programme-invitation",
    to: email,
    language,
    programme: name[language],
    until: endsAt.toISOString(),
    path: pathOf(slug, token),
  } as const;
}

/** None where it would end by then. */
function reminderBefore(until: Date, now: Date): Date | null {
  const at = new Date(now.getTime() + patience);
  return at < until ? at : null;
}

function pathOf(slug: string, token: string): string {
  return `/programmes/${slug}?invitation=${token}`;
}

function requireSoon(endsAt: Date, now: Date): Date {
  if (endsAt.getTime() <= now.getTime() + longestMailedDays * day) return endsAt;
  throw new HttpError("invalid-parameter", "endsAt");
}

/** A month after an invitation's end the address that it was sent to goes too. */
export async function forgetInvited(db: Db, now: Date): Promise<void> {
  const { email, endsAt } = programmeInvitations;
  const isLongOver = lt(endsAt, new Date(now.getTime() - 30 * day));
  await db.delete(programmeInvitations).where(and(isNotNull(email), isLongOver));
}

type Scope = { db: Db; now: Date; programmeId: string };

type Listed = Addresses & { added: Placed[] };

/**
 * Of the list those who come in at once, and those whom a letter may go to. Whether an address has an account is told of people that
 * the reader knows alone.
 */
async function readNew(
  scope: Scope & { by: Reader },
  { text, addsKnown }: Pick<MailedInvitationsInput, "text" | "addsKnown">,
): Promise<Listed> {
  const addresses = readAddresses(text);
  const emails = addresses.found.map(({ value }) => value);
  if (emails.length === 0) return { ...addresses, added: [] };
  const who = inArray(sql`lower(${users.email})`, emails);
  const known = addsKnown ? await findAddable(scope.db, { ...scope, who }) : [];
  const added = known.map((row) => ({ ...row, place: emails.indexOf(row.email.toLowerCase()) }));
  const comeIn = new Set(added.map(({ email }) => email.toLowerCase()));
  const [members, invited] = [await membersOf(scope, emails), await invitedOf(scope, emails)];
  const problemOf = (email: string) => {
    if (comeIn.has(email)) return undefined;
    if (members.has(email)) return "member" as const;
    return invited.has(email) ? ("invited" as const) : undefined;
  };
  const problems = addresses.found.flatMap(({ line, value }) => {
    const problem = problemOf(value);
    return problem === undefined ? [] : [{ line, problem, value }];
  });
  return {
    ...addresses,
    added,
    found: addresses.found.filter(({ value }) => !comeIn.has(value) && problemOf(value) === undefined),
    problems: [...addresses.problems, ...problems].sort((one, other) => one.line - other.line),
  };
}

async function membersOf({ db, programmeId }: Scope, emails: string[]): Promise<ReadonlySet<string>> {
  const email = sql<string>`lower(${users.email})`;
  const rows = await db
    .select({ email })
    .from(programmeMembers)
    .innerJoin(users, eq(users.id, programmeMembers.userId))
    .where(
      and(
        eq(programmeMembers.programmeId, programmeId),
        inArray(programmeMembers.state, ["joined", "removed"]),
        inArray(email, emails),
      ),
    );
  return new Set(rows.map((row) => row.email));
}

/** By a link that still lets in, or less than a day ago: nobody gets letter after letter. */
async function invitedOf({ db, now, programmeId }: Scope, emails: string[]): Promise<ReadonlySet<string>> {
  const { email, used, endsAt, createdAt } = programmeInvitations;
  const rows = await db
    .select({ email })
    .from(programmeInvitations)
    .where(
      and(
        eq(programmeInvitations.programmeId, programmeId),
        inArray(email, emails),
        or(and(eq(used, 0), gt(endsAt, now)), gt(createdAt, new Date(now.getTime() - day))),
      ),
    );
  return new Set(rows.flatMap((row) => row.email ?? []));
}

async function requireRoom(
  { tx, now, programmeId }: { tx: Db } & Omit<Scope, "db">,
  people: number,
): Promise<void> {
  const today = and(
    eq(programmeInvitations.programmeId, programmeId),
    isNotNull(programmeInvitations.email),
    gt(programmeInvitations.createdAt, new Date(now.getTime() - day)),
  );
  if ((await tx.$count(programmeInvitations, today)) + people > mostMailedADay)
    throw new HttpError("invitations-used-today");
}

/** Who was invited before gets a new link; the old one is good for nothing. */
async function keep(tx: Db, rows: readonly (typeof programmeInvitations.$inferInsert)[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await tx
      .insert(programmeInvitations)
      .values(rows.slice(start, start + rowsPerStatement))
      .onConflictDoUpdate({
        target: [programmeInvitations.programmeId, programmeInvitations.email],
        set: {
          token: sql`excluded.token`,
          used: 0,
          endsAt: sql`excluded.ends_at`,
          language: sql`excluded.language`,
          remindsAt: sql`excluded.reminds_at`,
          createdAt: sql`excluded.created_at`,
        },
      });
}
