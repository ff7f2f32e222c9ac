import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { ProgrammeInput, ProgrammeInvitationInput } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { insertRows } from "../../platform/db/insert-rows.ts";
import { programmeInvitations, programmeMembers, programmes } from "../../platform/db/schema/index.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { nextVersion, requireVersion } from "../../platform/http/version.ts";
import { keepShown, requirePicture } from "../../entities/files/picture.ts";
import { cameAt, type Placed } from "./add-members.ts";
import { isOver, requireUsable } from "./join.ts";
import type { InvitationRow, ProgrammeRow } from "./queries.ts";

type Tools = { db: Db; now: Date };

type Writing = { input: ProgrammeInput; by: string; version?: string | undefined };

/** Its id. An address that another programme has is refused, and so is a picture that is none of the writer's. */
export function makeProgramme({ db, now }: Tools, { input, by }: Writing): Promise<string> {
  if (isOver(input, now)) throw new HttpError("invalid-parameter", "endsOn");
  const { closesAt } = columnsOf(input);
  if (closesAt && closesAt <= now) throw new HttpError("invalid-parameter", "closesAt");
  requireClosing(input, closesAt);
  return db.transaction(async (tx) => {
    const picture = input.picture ?? null;
    await requireOwnPicture(tx, { by, before: null, after: picture });
    const [row] = await tx
      .insert(programmes)
      .values({ ...columnsOf(input), picture, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: programmes.id });
    if (!row) throw new HttpError("short-address-taken");
    await keepShown(tx, { addresses: [picture?.url ?? null], now });
    return row.id;
  });
}

/** Throws conflict where another manager was first. */
export async function changeProgramme(
  { db, now }: Tools,
  id: string,
  { input, by, version }: Writing,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await requiredRow(tx.select().from(programmes).where(eq(programmes.id, id)).for("update"));
    requireVersion(row, version);
    const { closesAt = row.closesAt } = columnsOf(input);
    requireClosing(input, closesAt);
    const before = row.picture;
    const [other] = await tx
      .select({ id: programmes.id })
      .from(programmes)
      .where(eq(programmes.slug, input.slug));
    if (other && other.id !== id) throw new HttpError("short-address-taken");
    const picture = input.picture === undefined ? before : input.picture;
    await requireOwnPicture(tx, { by, before, after: picture });
    await tx
      .update(programmes)
      .set({ ...columnsOf(input), picture, updatedAt: nextVersion(row, now) })
      .where(eq(programmes.id, id));
    await keepShown(tx, { addresses: [before?.url ?? null, picture?.url ?? null], now });
  });
}

/** Nobody is let in by an application once the programme is over. */
function requireClosing({ entry, endsOn }: ProgrammeInput, closesAt: Date | null | undefined): void {
  if (entry === "applied" && closesAt && isOver({ endsOn }, closesAt))
    throw new HttpError("invalid-parameter", "closesAt");
}

/** Its people, and what they have said, stay. */
export async function archiveProgramme({ db, now }: Tools, id: string, isArchived: boolean): Promise<void> {
  const isOther = isArchived ? isNull(programmes.archivedAt) : isNotNull(programmes.archivedAt);
  await db
    .update(programmes)
    .set({ archivedAt: isArchived ? now : null })
    .where(and(eq(programmes.id, id), isOther));
}

function columnsOf({ closesAt, ...input }: ProgrammeInput) {
  return { ...input, closesAt: typeof closesAt === "string" ? new Date(closesAt) : closesAt };
}

type Picture = NonNullable<ProgrammeInput["picture"]> | null;

type Showing = { by: string; before: Picture; after: Picture };

function requireOwnPicture(tx: Db, { by, before, after }: Showing): Promise<void> {
  const addresses = { before: before?.url ?? null, after: after?.url ?? null };
  return requirePicture(tx, { ...addresses, by, field: "picture" });
}

type Adding = { programmeId: string; people: readonly Pick<Placed, "id" | "place">[]; now: Date };

/** Accounts that were opened for it just now: nobody has to apply. */
export async function addToProgramme(tx: Db, { programmeId, people, now }: Adding): Promise<void> {
  const rows = people.map(({ id: userId, place }) => ({
    programmeId,
    userId,
    state: "joined" as const,
    createdAt: cameAt(now, place),
    updatedAt: now,
  }));
  await insertRows(tx, programmeMembers, rows);
}

/** Sent again it is the same. */
export async function makeInvitation(
  { db, now }: Tools,
  programme: Pick<ProgrammeRow, "id" | "endsOn" | "archivedAt">,
  { id, places, endsAt }: ProgrammeInvitationInput,
): Promise<InvitationRow> {
  const programmeId = programme.id;
  requireUsable(programme, endsAt === null ? null : new Date(endsAt), now);
  const [row] = await db
    .insert(programmeInvitations)
    .values({
      id,
      programmeId,
      token: randomBytes(16).toString("base64url"),
      places,
      endsAt: endsAt === null ? null : new Date(endsAt),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (row) return row;
  const isSame = and(
    eq(programmeInvitations.id, id),
    eq(programmeInvitations.programmeId, programmeId),
    isNull(programmeInvitations.email),
  );
  const [made] = await db.select().from(programmeInvitations).where(isSame);
  if (!made) throw new HttpError("already-exists");
  return made;
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
