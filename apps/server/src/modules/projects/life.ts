import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import type { ListingOutcome } from "@khamt/contract";
import { missingFields } from "@khamt/contract/completeness";
import { day } from "@khamt/contract/durations";
import { eachAlone } from "../../platform/each-alone.ts";
import type { Db } from "../../platform/db/handle.ts";
import { companies, projectListings } from "../../platform/db/schema/index.ts";
import { fileEntities } from "../../entities/search/entries.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { move } from "../../platform/state-machine.ts";
import { closeAll, reopenAll } from "../applications/index.ts";
import { notify, type NotifyTransaction, type NotifyTools } from "../notifications/index.ts";
import { isHeld } from "../../entities/holds.ts";
import { endOfLife } from "../../entities/project.ts";
import { actionsFor, moves, type ListingAction } from "./policy.ts";

/** Days before its end on which the owner is asked. */
const askedBeforeDays = 7;

type Row = typeof projectListings.$inferSelect;

type Own = { userId: string; id: string };

/** Ends it, and answers everybody who still waits. */
export function closeListing(tools: NotifyTools, { outcome, ...own }: Own & { outcome: ListingOutcome }) {
  return tools.db.transaction(async (tx) => {
    const row = await requireOwn(tx, own);
    if (row.state === "closed" && row.outcome === outcome) return;
    const state = requireMove(row, "close");
    await tx
      .update(projectListings)
      .set({ state, outcome, isActive: false })
      .where(eq(projectListings.id, row.id));
    await closeAll({ ...tools, tx }, [row.id]);
  });
}

/** Open for its whole time from now on, to those too whom its closing had refused. */
export function renewListing(tools: NotifyTools, own: Own): Promise<void> {
  return tools.db.transaction(async (tx) => {
    const row = await requireOwn(tx, own);
    const state = requireMove(row, "renew");
    const isHidden = !row.isPublished || (await isHeld(tx, { kind: "project", id: row.id }));
    const isActive = !isHidden && missingFields("project", row).length === 0;
    const renewed = { state, isActive, outcome: null, renewalAskedAt: null };
    await tx
      .update(projectListings)
      .set({ ...renewed, expiresAt: endOfLife(tools.now) })
      .where(eq(projectListings.id, row.id));
    await fileEntities(tx, { kind: "project", ids: [row.id] });
    if (row.state === "closed") await reopenAll({ ...tools, tx }, row.id);
  });
}

/** Before listings are deleted: their applications stay with who sent them, answered. */
export async function closeForGood(tools: NotifyTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tools.tx
    .update(projectListings)
    .set({ state: "closed" })
    .where(inArray(projectListings.id, [...ids]));
  await closeAll(tools, ids);
}

/** Asks the owners whose listings end soon, and ends those whose time is over. */
export async function tendListings(tools: NotifyTools): Promise<void> {
  const { db, now } = tools;
  const soon = new Date(now.getTime() + askedBeforeDays * day);
  const isOpen = and(eq(projectListings.state, "open"), eq(projectListings.isDemo, false));
  const over = await db
    .select({ id: projectListings.id })
    .from(projectListings)
    .where(and(isOpen, lte(projectListings.expiresAt, now)));
  await eachAlone(over, ({ id }) => db.transaction((tx) => expire(tx, { id, now })));
  const ending = await db
    .select({ id: projectListings.id })
    .from(projectListings)
    .where(
      and(
        isOpen,
        eq(projectListings.isPublished, true),
        isNull(projectListings.renewalAskedAt),
        lte(projectListings.expiresAt, soon),
      ),
    );
  await eachAlone(ending, ({ id }) => db.transaction((tx) => ask({ ...tools, tx }, id)));
}

async function expire(tx: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  const isOver = and(
    eq(projectListings.id, id),
    eq(projectListings.state, "open"),
    lte(projectListings.expiresAt, now),
  );
  await tx.update(projectListings).set({ state: "expired", isActive: false }).where(isOver);
}

/** Once, however many servers are at it. */
async function ask(tools: NotifyTransaction, id: string): Promise<void> {
  const [row] = await tools.tx
    .update(projectListings)
    .set({ renewalAskedAt: tools.now })
    .where(and(eq(projectListings.id, id), isNull(projectListings.renewalAskedAt)))
    .returning({ title: projectListings.title, companyId: projectListings.companyId });
  if (!row) return;
  const [owner] = await tools.tx
    .select({ id: companies.userId })
    .from(companies)
    .where(eq(companies.id, row.companyId));
  if (!owner) return;
  const data = { actorId: owner.id, title: row.title };
  await notify(tools, { to: owner.id, kind: "listing-expiring", subjectId: id, data });
}

async function requireOwn(tx: Db, { userId, id }: Own): Promise<Row> {
  const ofMember = tx.select({ id: companies.id }).from(companies).where(eq(companies.userId, userId));
  return requiredRow(
    tx
      .select()
      .from(projectListings)
      .where(and(eq(projectListings.id, id), inArray(projectListings.companyId, ofMember)))
      .for("update"),
  );
}

function requireMove(row: Row, action: ListingAction) {
  const to = move(moves, { from: row.state, action, by: "owner" });
  if (!to || !actionsFor(row).includes(action)) throw new HttpError("conflict");
  return to;
}
