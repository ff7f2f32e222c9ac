import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { DecisionAction, dismissalInput, SafetySubject } from "@khamt/contract";
import type * as z from "zod";
import type { Db } from "../../platform/db/handle.ts";
import { holdMembers } from "../../platform/db/hold-members.ts";
import { decisions, reports } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { move } from "../../platform/state-machine.ts";
import { decideStory } from "../stories/index.ts";
import { hold, release } from "../../entities/holds.ts";
import { type CaseState, isProfile, judgeOf, moves, stateOf } from "./policy.ts";
import { isOpenOn } from "./reports.ts";
import { listModerators, recordAct } from "../../platform/auth/administrators.ts";
import { settleNotifications, type NotifyTransaction, type NotifyTools } from "../notifications/index.ts";
import { notifyOwner, notifyReporters } from "./notify.ts";
import { keyOf, subjectOf } from "./subject.ts";

export type DecisionRow = typeof decisions.$inferSelect;

type Deciding = Omit<z.infer<typeof dismissalInput>, "isFalse"> & { id: string; by: string };
type Case = { subject: SafetySubject; ownerId: string };

/**
 * Decides everything that is open about the same subject as this report. Throws not-found, not-allowed about what is the
 * administrator's own, and conflict where it is decided already.
 */
export function decide(
  { db, ...tools }: NotifyTools,
  { id, action, isFalse, ...deciding }: Deciding & { action: "dismiss" | "uphold"; isFalse: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await requiredRow(tx.select().from(reports).where(eq(reports.id, id)));
    const about: Case = { subject: subjectOf(row), ownerId: row.ownerId };
    await holdMembers(tx, [about.ownerId]);
    const isOpen = (await tx.$count(reports, and(eq(reports.id, id), isOpenOn(about.subject)))) > 0;
    const before = await lastDecision(tx, about.subject);
    const from = isOpen || !before ? "open" : before.outcome;
    const outcome = requireMove({ from, action, by: deciding.by }, about);
    const decisionId = await log({ ...tools, tx }, { ...about, ...deciding, outcome });
    const answered = await tx
      .update(reports)
      .set({ decisionId, isFalse: isFalse && outcome === "dismissed" })
      .where(isOpenOn(about.subject))
      .returning({ reporterId: reports.reporterId });
    await carryOut({ ...tools, tx }, { ...about, ...deciding, outcome, before });
    const isLate = outcome === "dismissed" && before?.outcome === "upheld";
    await answerReporters({ ...tools, tx }, { ...about, outcome, answered, isFalse, isLate });
  });
}

/** After an appeal: takes the last decision about something back. Throws as `decide` does. */
export function restore(
  { db, ...tools }: NotifyTools,
  { id, isAnswered, ...deciding }: Deciding & { isAnswered?: boolean | undefined },
): Promise<void> {
  return db.transaction(async (tx) => {
    const { about, before } = await holdStanding(tx, id);
    if (isAnswered === false && before.appealAnswer !== null) throw new HttpError("conflict");
    const outcome = requireMove({ from: stateOf(before), action: "restore", by: deciding.by }, about);
    const decisionId = await log({ ...tools, tx }, { ...about, ...deciding, outcome });
    const answered = await tx
      .update(reports)
      .set({ decisionId })
      .where(eq(reports.decisionId, id))
      .returning({ reporterId: reports.reporterId });
    await carryOut({ ...tools, tx }, { ...about, ...deciding, outcome, before });
    await answerReporters({ ...tools, tx }, { ...about, outcome, answered, isFalse: false, isLate: false });
  });
}

/** Not replaced by a later one; a report that comes late and is dismissed changes nothing about what was decided before. */
export const isStanding = sql`not exists (select from ${decisions} later where later.subject_id = ${decisions.subjectId} and later.number > ${decisions.number} and later.outcome <> 'dismissed')`;

/** Against one that stands. */
export const isAppealWaiting = sql`${decisions.appeal} is not null and ${decisions.appealAnswer} is null and ${decisions.outcome} <> 'restored' and ${isStanding}`;

/** Of each subject the one that stands. */
export async function lastDecisions(
  db: Db,
  subjects: readonly SafetySubject[],
): Promise<(subject: SafetySubject) => DecisionRow | undefined> {
  const { subjectKind, subjectId, outcome, number } = decisions;
  const ids = subjects.map(({ id }) => id);
  const rows = await db
    .selectDistinctOn([subjectKind, subjectId])
    .from(decisions)
    .where(inArray(subjectId, ids))
    .orderBy(subjectKind, subjectId, eq(outcome, "dismissed"), desc(number));
  const last = new Map(rows.map((row) => [keyOf(subjectOf(row)), row]));
  return (subject) => last.get(keyOf(subject));
}

export async function lastDecision(db: Db, subject: SafetySubject): Promise<DecisionRow | undefined> {
  return (await lastDecisions(db, [subject]))(subject);
}

/** The decision of this id, which is the last about its subject. Throws not-found, and conflict where another came after it. */
export async function holdStanding(tx: Db, id: string): Promise<{ about: Case; before: DecisionRow }> {
  const row = await requiredRow(tx.select().from(decisions).where(eq(decisions.id, id)));
  const about: Case = { subject: subjectOf(row), ownerId: row.ownerId };
  await holdMembers(tx, [about.ownerId]);
  const before = await lastDecision(tx, about.subject);
  if (before?.id !== id) throw new HttpError("conflict");
  return { about, before };
}

type Asked = { from: CaseState; action: DecisionAction; by: string };

/** The outcome that it leads to. Throws not-allowed about what is the administrator's own, and conflict. */
export function requireMove({ from, action, by }: Asked, about: Case): DecisionRow["outcome"] {
  const judge = judgeOf(about, by);
  const to = move(moves, { from, action, by: judge });
  if (to === "dismissed" || to === "upheld" || to === "restored") return to;
  throw new HttpError(judge === "owner" ? "not-allowed" : "conflict");
}

type Decided = Case & Omit<Deciding, "id"> & { outcome: DecisionRow["outcome"] };

async function log({ tx, now }: NotifyTransaction, { subject, by, ...decided }: Decided): Promise<string> {
  const [row] = await tx
    .insert(decisions)
    .values({ ...decided, subjectKind: subject.kind, subjectId: subject.id, decidedAt: now, decidedBy: by })
    .returning({ id: decisions.id });
  if (!row) throw new Error("nothing was inserted");
  const { outcome, ownerId: accountId, rule } = decided;
  const act = outcome === "restored" ? "reversed" : outcome;
  await recordAct(tx, { act, by, accountId, subjectId: row.id, rule, now });
  return row.id;
}

type Answering = Case & {
  outcome: DecisionRow["outcome"];
  /** Whoever reported it hears that this was to do harm. */
  isFalse: boolean;
  /** An older decision stands: what its owner says against it still waits. */
  isLate: boolean;
  answered: readonly { reporterId: string | null }[];
};

/** What waited for the administrators is news no longer, and who reported it hears the outcome. */
async function answerReporters(
  tools: NotifyTransaction,
  { subject, outcome, answered, isFalse, isLate }: Answering,
): Promise<void> {
  const reporters = answered.flatMap(({ reporterId }) => reporterId ?? []);
  const told = isFalse && outcome === "dismissed" ? "false" : outcome;
  await notifyReporters(tools, { subject, outcome: told, reporters });
  for (const to of await listModerators(tools.tx))
    for (const kind of isLate ? (["report"] as const) : (["report", "appeal"] as const))
      await settleNotifications(tools.tx, { to, kind, subjectId: subject.id, now: tools.now });
}

type CarryingOut = Decided & { before: DecisionRow | undefined };

/** Of what nobody had hidden its owner hears nothing, unless it broke a rule. */
async function carryOut(tools: NotifyTransaction, { before, ...decided }: CarryingOut): Promise<void> {
  const { subject, ownerId, outcome } = decided;
  const { kind, id } = subject;
  const held = isProfile(kind) && { kind, id };
  if (kind === "story" && outcome !== "dismissed")
    await decideStory(tools, { id, by: decided.by, action: outcome === "upheld" ? "remove" : "restore" });
  if (outcome === "upheld") {
    if (held) await hold(tools.tx, { ...held, ownerId, since: tools.now });
    return notifyOwner(tools, decided);
  }
  // An older decision against it stands, whatever comes of a late report.
  if (outcome === "dismissed" && before?.outcome === "upheld") return;
  const isShown = held && (await release(tools.tx, held));
  if (outcome === "restored" || isShown) await notifyOwner(tools, decided);
}
