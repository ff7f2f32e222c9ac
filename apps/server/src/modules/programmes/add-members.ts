import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { nameOfMember } from "../../platform/db/member-name.ts";
import type { ActRefusal, MemberActOutcome, MembershipState } from "@khamt/contract";
import { isActive } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { programmeInvitations, programmeMembers, users } from "../../platform/db/schema/index.ts";
import type { NotifyTools, NotifyTransaction } from "../notifications/index.ts";
import { holdProgramme, undecided } from "./join.ts";
import { tellAnswer } from "./notify.ts";
import type { Reader } from "./policy.ts";
import { isManagedBy } from "./scope.ts";

type Adding = { programmeId: string; ids: readonly string[]; by: Reader };

/** Puts them in at once; of the others it says why not, and of accounts that the reader does not know nothing. */
export function addMembers({ db, ...tools }: NotifyTools, { programmeId, ids, by }: Adding) {
  return db.transaction(async (tx): Promise<MemberActOutcome> => {
    await holdProgramme(tx, { id: programmeId });
    const rows = await readKnown(tx, { programmeId, by, who: inArray(users.id, [...ids]) });
    const found = new Map(rows.map((row) => [row.id, row]));
    const refused = [...new Set(ids)].flatMap((id) => {
      const row = found.get(id);
      const why = row ? whyNot(row) : "gone";
      return why === undefined ? [] : [{ id, name: row?.name ?? "", why }];
    });
    const places = new Map(ids.map((id, place) => [id, place]));
    const added = rows.flatMap((row) =>
      whyNot(row) === undefined ? [{ ...row, place: places.get(row.id) ?? 0 }] : [],
    );
    await putIn({ ...tools, tx }, programmeId, added);
    return { done: added.length, refused };
  });
}

type Addable = Pick<KnownRow, "id" | "email" | "state">;
/** `place`: in the list by which they are put in. */
export type Placed = Addable & { place: number };
type Wanted = { programmeId: string; by: Reader; who: SQL | undefined };

/** Of these accounts those that the reader knows and that can be put in. */
export async function findAddable(db: Db, wanted: Wanted): Promise<Addable[]> {
  return (await readKnown(db, wanted)).filter((row) => whyNot(row) === undefined);
}

/** They are told. An invitation that waits for one of them has done its work. */
export async function putIn(
  tools: NotifyTransaction,
  programmeId: string,
  people: readonly Placed[],
): Promise<void> {
  if (people.length === 0) return;
  const { tx, now } = tools;
  const programme = await holdProgramme(tx, { id: programmeId });
  const values = { ...undecided, state: "joined" as const, updatedAt: now };
  for (const { id: userId, state, place } of people) {
    await tx
      .insert(programmeMembers)
      .values({ programmeId, userId, ...values, createdAt: cameAt(now, place) })
      .onConflictDoUpdate({ target: [programmeMembers.programmeId, programmeMembers.userId], set: values });
    await tellAnswer(tools, programme, { userId, text: state === "applied" ? "accepted" : "added" });
  }
  const emails = people.map(({ email }) => email.toLowerCase());
  await tx
    .update(programmeInvitations)
    .set({ used: 1 })
    .where(
      and(eq(programmeInvitations.programmeId, programmeId), inArray(programmeInvitations.email, emails)),
    );
}

/** Members are shown newest first: a millisecond apart, those of one list stand as they do in it. */
export function cameAt(now: Date, place: number): Date {
  return new Date(now.getTime() - place);
}

type KnownRow = Awaited<ReturnType<typeof readKnown>>[number];

/** Administrators know every member; managers those who take part in a programme of theirs. */
function readKnown(db: Db, { programmeId, by, who }: Wanted) {
  const { id, email, isDemo, deletesAt, standing } = users;
  const managed = and(eq(programmeMembers.state, "joined"), isManagedBy(by, programmeMembers.programmeId));
  const isKnown = inArray(
    id,
    db.select({ id: programmeMembers.userId }).from(programmeMembers).where(managed),
  );
  const state = sql<MembershipState | null>`(select own.state from ${programmeMembers} own
    where own.programme_id = ${programmeId} and own.user_id = users.id)`;
  return db
    .select({ id, email, isDemo, deletesAt, standing, state, name: nameOfMember(users) })
    .from(users)
    .where(and(who, eq(isDemo, false), by.role === "admin" ? undefined : isKnown));
}

/** Who has left, or was removed, is asked: they have said no, or were told no. */
function whyNot(row: KnownRow): ActRefusal | undefined {
  if (row.state === "joined") return "already";
  return row.state === "left" || row.state === "removed" || !isActive(row) ? "not-allowed" : undefined;
}
