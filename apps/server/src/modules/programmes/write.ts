import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { MembershipAction, ProgrammeInput, ProgrammeInvitationInput } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import type { NotifyTools } from "../notifications/index.ts";
import { tellDecision } from "./notify.ts";
import { insertRows } from "../../platform/db/insert-rows.ts";
import { programmeInvitations, programmeMembers, programmes } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { memberOf, requireOtherManager } from "./join.ts";
import { after } from "./policy.ts";
import { type InvitationRow, isMembership } from "./queries.ts";

type Tools = { db: Db; now: Date };

/** Its id. An address that another programme has is refused. */
export async function makeProgramme({ db, now }: Tools, input: ProgrammeInput): Promise<string> {
  const [row] = await db
    .insert(programmes)
    .values({ ...input, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: programmes.id });
  if (!row) throw new HttpError("already-exists");
  return row.id;
}

export async function changeProgramme({ db, now }: Tools, id: string, input: ProgrammeInput): Promise<void> {
  await db.transaction(async (tx) => {
    const [other] = await tx
      .select({ id: programmes.id })
      .from(programmes)
      .where(eq(programmes.slug, input.slug));
    if (other && other.id !== id) throw new HttpError("already-exists");
    await tx
      .update(programmes)
      .set({ ...input, updatedAt: now })
      .where(eq(programmes.id, id));
  });
}

type Adding = { programmeId: string; userIds: readonly string[]; now: Date };

/** Accounts that were opened for it just now: nobody has to apply. */
export async function addToProgramme(tx: Db, { programmeId, userIds, now }: Adding): Promise<void> {
  const rows = userIds.map((userId) => ({
    programmeId,
    userId,
    state: "joined" as const,
    createdAt: now,
    updatedAt: now,
  }));
  await insertRows(tx, programmeMembers, rows);
}

type Decision = { programmeId: string; userId: string; action: MembershipAction };

export async function decide({ db, ...tools }: NotifyTools, decision: Decision): Promise<void> {
  const { programmeId, userId, action } = decision;
  await db.transaction(async (tx) => {
    await tx
      .select({ id: programmes.id })
      .from(programmes)
      .where(eq(programmes.id, programmeId))
      .for("update");
    const membership = await memberOf(tx, programmeId, userId);
    if (membership === undefined) throw new HttpError("not-found");
    const standing = after(action, membership);
    if (standing === undefined) throw new HttpError("conflict");
    if (standing.role === "member") await requireOtherManager(tx, membership);
    await tx
      .update(programmeMembers)
      .set({ ...standing, updatedAt: tools.now })
      .where(isMembership(programmeId, userId));
    await tellDecision({ ...tools, tx }, decision);
  });
}

export async function makeInvitation(
  { db, now }: Tools,
  programmeId: string,
  { places, endsAt }: ProgrammeInvitationInput,
): Promise<InvitationRow> {
  const [row] = await db
    .insert(programmeInvitations)
    .values({
      programmeId,
      token: randomBytes(16).toString("base64url"),
      places,
      endsAt: endsAt === null ? null : new Date(endsAt),
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error("an invitation that was just written is gone");
  return row;
}

export async function endInvitation(
  { db, now }: Tools,
  { programmeId, id }: { programmeId: string; id: string },
): Promise<void> {
  const ended = await db
    .update(programmeInvitations)
    .set({ endsAt: now })
    .where(and(eq(programmeInvitations.id, id), eq(programmeInvitations.programmeId, programmeId)))
    .returning({ id: programmeInvitations.id });
  if (ended.length === 0) throw new HttpError("not-found");
}
