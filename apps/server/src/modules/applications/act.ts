import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import {
  type ApplicationCall,
  type ApplicationMove,
  openApplicationStates,
  workStates,
} from "@khamt/contract";
import { activeAmong } from "../../platform/db/active-account.ts";
import { keepVersions } from "../../platform/db/keep-versions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { keepMembers } from "../../platform/db/hold-members.ts";
import { applications, companies } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { type NotifyTools, settleNotifications } from "../notifications/index.ts";
import { isRepeated, move } from "../../platform/state-machine.ts";
import { closeConversation, openConversation } from "../conversations/index.ts";
import { isTrustedWork } from "../../entities/trust.ts";
import { hasBlocked, isBlocked } from "../../entities/shown-to.ts";
import { moves, reopened, roleOf, type State } from "./policy.ts";
import {
  type ApplicationRow,
  type NotifyTransaction,
  notifyApplicant,
  notifyOfErased,
  notifyOwner,
} from "./notify.ts";

export type { NotifyTools };

type Acting = { id: string; by: string; action: ApplicationCall; said: ApplicationMove };

/** Throws a conflict where the application, as it has become by now, takes no such move from this side. */
export function act(tools: NotifyTools, { id, by, action, said }: Acting): Promise<string> {
  return tools.db.transaction(async (tx) => {
    const isEither = or(eq(applications.userId, by), eq(applications.ownerId, by));
    const isIt = and(eq(applications.id, id), isEither);
    const { userId, ownerId } = applications;
    const [found] = await tx.select({ userId, ownerId }).from(applications).where(isIt);
    await keepMembers(
      tx,
      Object.values(found ?? {}).filter((each) => each !== null),
    );
    const [row] = await tx.select().from(applications).where(isIt).for("update");
    const role = row && roleOf(row, by);
    if (!row || !role) throw new HttpError("not-found");
    const to = move(moves, { from: row.state, action, by: role });
    if (!to && isRepeated(moves, { row, action, by })) return id;
    if (!to) throw new HttpError("conflict");
    if (opensTalk(to) && !(await mayTalk(tx, row))) throw new HttpError("conflict");
    const moved = await write(
      { ...tools, tx },
      { row, to, by, refusal: to === "declined" ? said : undefined },
    );
    await tell({ ...tools, tx }, { row: moved, by, action });
    return id;
  });
}

/** Neither has blocked the other, and both are here. */
async function mayTalk(tx: Db, { userId, ownerId }: ApplicationRow): Promise<boolean> {
  return !(await isBlocked(tx, userId, ownerId)) && (await activeAmong(tx, [userId, ownerId])).size === 2;
}

/** Answers all who still wait, because the listing takes no more. */
export async function closeAll(tools: NotifyTransaction, listings: readonly string[]): Promise<void> {
  if (listings.length === 0) return;
  const waiting = { those: inArray(applications.listingId, [...listings]), states: openApplicationStates };
  for (const row of await hold(tools.tx, waiting)) {
    const to = move(moves, { from: row.state, action: "close", by: "listing" });
    if (to) await notifyApplicant(tools, await write(tools, { row, to, by: row.ownerId }), to);
  }
}

/** Before an account is erased, and with it what it sent and what came for its listings: the other side of what goes on is told. */
export async function tellEnded(tools: NotifyTransaction, leaving: string): Promise<void> {
  const { userId, ownerId } = applications;
  const going = {
    those: or(eq(userId, leaving), eq(ownerId, leaving)),
    states: [...openApplicationStates, ...workStates],
  };
  for (const row of await hold(tools.tx, going)) {
    const to = row.userId === leaving ? "owner" : "applicant";
    const left = to === "owner" ? row.ownerId : row.userId;
    if (!(await hasBlocked(tools.tx, left, leaving))) await notifyOfErased(tools, row, to);
  }
}

function hold(
  tx: Db,
  { those, states }: { those: SQL | undefined; states: readonly State[] },
): Promise<ApplicationRow[]> {
  return tx
    .select()
    .from(applications)
    .where(and(those, inArray(applications.state, states)))
    .orderBy(applications.id)
    .for("update");
}

/** Those that only the closing of their listing had answered go on where they were. */
export async function reopenAll(tools: NotifyTransaction, listing: string): Promise<void> {
  const refused = await tools.tx
    .select()
    .from(applications)
    .where(and(eq(applications.listingId, listing), eq(applications.state, "closed")))
    .orderBy(applications.id)
    .for("update");
  for (const row of refused) {
    const moved = await write(tools, { row, to: reopened(row), by: row.ownerId });
    await notifyApplicant(tools, moved, "reopened");
  }
}

type Writing = { row: ApplicationRow; to: State; by: string; refusal?: ApplicationMove | undefined };

async function write(tools: NotifyTransaction, { row, to, by, refusal }: Writing): Promise<ApplicationRow> {
  const { tx, now } = tools;
  const [moved] = await tx
    .update(applications)
    .set({
      state: to,
      movedBy: by,
      updatedAt: now,
      declineReason: refusal?.reason ?? null,
      declineText: refusal?.text || null,
      conversationId: await talk(tools, row, to),
      ...(isAnswer(to) && { answeredAt: row.answeredAt ?? now }),
    })
    .where(eq(applications.id, row.id))
    .returning();
  if (!moved) throw new Error("an application that was held is gone");
  return to === "finished" ? finish(tools, moved) : moved;
}

const isAnswer = (state: State) => state === "shortlisted" || state === "accepted" || state === "declined";
const opensTalk = (state: State) => state === "shortlisted" || state === "accepted";
const endsTalk = (state: State) =>
  state === "declined" || state === "withdrawn" || state === "closed" || state === "cancelled";

/** The conversation of the two, opened or closed as the new state wants it. */
async function talk({ tx, now }: NotifyTransaction, row: ApplicationRow, to: State): Promise<string | null> {
  const subject = { kind: "application", subjectId: row.id, now } as const;
  if (opensTalk(to)) return openConversation(tx, { ...subject, members: [row.userId, row.ownerId] });
  if (endsTalk(to) && row.conversationId) await closeConversation(tx, subject);
  return row.conversationId;
}

/** Counted where the two are trusted to have worked. */
async function finish({ tx, now }: NotifyTransaction, row: ApplicationRow): Promise<ApplicationRow> {
  if (!(await isTrustedWork(tx, { ...row, now }))) return row;
  await tx.update(applications).set({ isCounted: true }).where(eq(applications.id, row.id));
  await countFinished(tx, row);
  return { ...row, isCounted: true };
}

/** Of the company whose project it was, and of the one that has done it. */
async function countFinished(tx: Db, { companyId, profileKind, profileId }: ApplicationRow): Promise<void> {
  const sides = [companyId, profileKind === "company" ? profileId : null].filter((each) => each !== null);
  if (sides.length === 0) return;
  await keepVersions(tx, () =>
    tx
      .update(companies)
      .set({ completedProjects: sql`${companies.completedProjects} + 1` })
      .where(inArray(companies.id, sides)),
  );
}

type Told = { row: ApplicationRow; by: string; action: ApplicationCall };

/** That it was looked at is seen, but is no news. Whoever acts has seen what they were told. */
async function tell(tools: NotifyTransaction, { row, by, action }: Told): Promise<void> {
  const kind = by === row.userId ? "application-answer" : "application";
  await settleNotifications(tools.tx, { to: by, kind, subjectId: row.id, now: tools.now });
  if (action === "view")
    return tools.live.publish(tools.tx, [row.userId, row.ownerId], { kind: "applications" });
  const inform = by === row.userId ? notifyOwner : notifyApplicant;
  // Back to work is no second acceptance.
  await inform(tools, row, action === "resume" ? "resumed" : row.state);
}
