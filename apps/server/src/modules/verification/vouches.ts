import { aliasedTable, and, eq, isNull } from "drizzle-orm";
import { nameOfMember } from "../../platform/db/member-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import { afterCursor, newestFirst, type Page, pageOf, type PageRequest } from "../../platform/db/paging.ts";
import { startupCofounders, users, verifications } from "../../platform/db/schema/index.ts";
import { recordAct } from "../../platform/auth/administrators.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { notify, type NotifyTools, type NotifyTransaction } from "../notifications/index.ts";

type Vouching = { by: string; cofounderId: string; reason: string };

/** Throws where the profile is an example or the administrator's own, and a conflict where somebody vouches already. */
export function vouchFor(
  { db, ...tools }: NotifyTools,
  { by, cofounderId, reason }: Vouching,
): Promise<string> {
  return db.transaction(async (tx) => {
    const person = await requiredRow(
      tx
        .select({ userId: startupCofounders.userId, isDemo: startupCofounders.isDemo })
        .from(startupCofounders)
        .where(eq(startupCofounders.id, cofounderId)),
    );
    if (person.isDemo) throw new HttpError("example-profile");
    if (person.userId === by) throw new HttpError("not-allowed");
    const [made] = await tx
      .insert(verifications)
      .values({ userId: person.userId, kind: "vouch", vouchedBy: by, reason, createdAt: tools.now })
      .onConflictDoNothing()
      .returning({ id: verifications.id });
    if (!made) throw new HttpError("conflict");
    const { id: subjectId } = made;
    await recordAct(tx, { act: "vouched", by, accountId: person.userId, subjectId, now: tools.now });
    await tell({ ...tools, tx }, { id: made.id, to: person.userId, by, text: "vouched", note: "" });
    return made.id;
  });
}

type Ending = { id: string; by: string; reason: string };

/** The line stays in the record, with who took it back and why. */
export function endVouch({ db, ...tools }: NotifyTools, { id, by, reason }: Ending): Promise<void> {
  return db.transaction(async (tx) => {
    const isIt = and(eq(verifications.id, id), eq(verifications.kind, "vouch"));
    if ((await tx.$count(verifications, isIt)) === 0) throw new HttpError("not-found");
    const [ended] = await tx
      .update(verifications)
      .set({ endedAt: tools.now, endedBy: by, endReason: reason })
      .where(and(isIt, isNull(verifications.endedAt)))
      .returning({ userId: verifications.userId });
    if (!ended) throw new HttpError("conflict");
    await recordAct(tx, { act: "vouch-ended", by, accountId: ended.userId, subjectId: id, now: tools.now });
    await tell({ ...tools, tx }, { id, to: ended.userId, by, text: "taken-back", note: reason });
  });
}

/** Who is vouched for is known by name: called otherwise they are vouched for anew. The line in the record has no reason of anybody's. */
export async function endVouchOfRenamed(tools: NotifyTransaction, userId: string): Promise<void> {
  const isLive = and(eq(verifications.kind, "vouch"), isNull(verifications.endedAt));
  const [ended] = await tools.tx
    .update(verifications)
    .set({ endedAt: tools.now, endedBy: userId })
    .where(and(eq(verifications.userId, userId), isLive))
    .returning({ id: verifications.id });
  if (!ended) return;
  await notify(tools, { to: userId, kind: "verification", subjectId: ended.id, data: { text: "renamed" } });
}

type Told = { id: string; to: string; by: string; text: "vouched" | "taken-back"; note: string };

async function tell(tools: NotifyTransaction, { id, to, by, text, note }: Told): Promise<void> {
  const [administrator] = await tools.tx
    .select({ name: nameOfMember(users) })
    .from(users)
    .where(eq(users.id, by));
  const data = { actorId: by, actorName: administrator?.name ?? "", text, ...(note && { note }) };
  await notify(tools, { to, kind: "verification", subjectId: id, data });
}

const person = aliasedTable(users, "person");
const voucher = aliasedTable(users, "voucher");
const ender = aliasedTable(users, "ender");

export type VouchRow = {
  id: string;
  name: string;
  cofounderId: string | null;
  reason: string;
  by: string;
  /** Null: the account is gone. */
  vouchedBy: string | null;
  createdAt: Date;
  endedAt: Date | null;
  enderName: string;
  endedBy: string | null;
  endReason: string;
};

/** The record, the newest first. */
export async function listVouches(db: Db, request: PageRequest): Promise<Page<VouchRow>> {
  const isVouch = eq(verifications.kind, "vouch");
  const rows = await selectVouches(db, request);
  return pageOf(rows, request, await db.$count(verifications, isVouch));
}

async function selectVouches(db: Db, { limit, cursor }: PageRequest): Promise<VouchRow[]> {
  const { id, reason, createdAt, endedAt, endReason } = verifications;
  return db
    .select({
      id,
      reason,
      createdAt,
      endedAt,
      endReason,
      name: nameOfMember(person),
      cofounderId: startupCofounders.id,
      by: nameOfMember(voucher),
      vouchedBy: verifications.vouchedBy,
      enderName: nameOfMember(ender),
      endedBy: verifications.endedBy,
    })
    .from(verifications)
    .innerJoin(person, eq(person.id, verifications.userId))
    .leftJoin(startupCofounders, eq(startupCofounders.userId, verifications.userId))
    .leftJoin(voucher, eq(voucher.id, verifications.vouchedBy))
    .leftJoin(ender, eq(ender.id, verifications.endedBy))
    .where(and(eq(verifications.kind, "vouch"), afterCursor(verifications, cursor)))
    .orderBy(...newestFirst(verifications))
    .limit(limit + 1);
}
