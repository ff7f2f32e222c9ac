import { and, eq } from "drizzle-orm";
import type { SafetySubject } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import { listModerators, recordAct } from "../../platform/auth/administrators.ts";
import type { Conduct } from "../../platform/conduct.ts";
import type { Db } from "../../platform/db/handle.ts";
import { holdMembers } from "../../platform/db/hold-members.ts";
import { decisions, holds, reports } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { settleNotifications, type NotifyTools } from "../notifications/index.ts";
import { holdStanding, lastDecision, requireMove } from "./decide.ts";
import { notifyModerators, notifyOwner } from "./notify.ts";
import { isProfile, stateOf } from "./policy.ts";
import { isOpenOn } from "./reports.ts";

/**
 * The owner asks to have the last decision about something looked at again, or what is hidden looked at now; once each.
 */
export function appeal(
  { db, conduct, ...tools }: NotifyTools & { conduct: Conduct },
  { by, subject, text }: { by: string; subject: SafetySubject; text: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    await holdMembers(tx, [by]);
    if (await askAboutHold(tx, { by, subject, text }))
      return notifyModerators({ ...tools, tx }, { kind: "appeal", subject, by, ownerId: by });
    const last = await lastDecision(tx, subject);
    if (last?.ownerId !== by || last.outcome !== "upheld") throw new HttpError("not-found");
    if (last.decidedAt.getTime() < tools.now.getTime() - conduct.appealDays * day)
      throw new HttpError("not-found");
    if (last.appeal !== null) throw new HttpError("already-appealed");
    await tx.update(decisions).set({ appeal: text }).where(eq(decisions.id, last.id));
    await notifyModerators({ ...tools, tx }, { kind: "appeal", subject, by, ownerId: by });
  });
}

type Asking = { by: string; subject: SafetySubject; text: string };

/** What waits unseen for its decision. False where it does not wait; throws already-appealed for a second time. */
async function askAboutHold(tx: Db, { by, subject: { kind, id }, text }: Asking): Promise<boolean> {
  if (!isProfile(kind) || (await tx.$count(reports, isOpenOn({ kind, id }))) === 0) return false;
  const isIt = and(eq(holds.kind, kind), eq(holds.entityId, id), eq(holds.ownerId, by));
  const [held] = await tx.select({ appeal: holds.appeal }).from(holds).where(isIt).for("update");
  if (!held || (await lastDecision(tx, { kind, id }))?.outcome === "upheld") return false;
  if (held.appeal !== null) throw new HttpError("already-appealed");
  await tx.update(holds).set({ appeal: text }).where(isIt);
  return true;
}

type Keeping = { id: string; by: string; note: string };

/** Answers an appeal: the decision stays, and its owner hears so. Throws as `restore` does, and conflict where no appeal waits. */
export function keep({ db, ...tools }: NotifyTools, { id, by, note }: Keeping): Promise<void> {
  return db.transaction(async (tx) => {
    const { about, before } = await holdStanding(tx, id);
    requireMove({ from: stateOf(before), action: "keep", by }, about);
    await tx.update(decisions).set({ appealAnswer: note }).where(eq(decisions.id, id));
    const { subject, ownerId } = about;
    const { rule } = before;
    const { now } = tools;
    await recordAct(tx, { act: "kept", by, accountId: ownerId, subjectId: id, rule, now });
    for (const to of await listModerators(tx))
      await settleNotifications(tx, { to, kind: "appeal", subjectId: subject.id, now });
    await notifyOwner({ ...tools, tx }, { subject, ownerId, outcome: "kept", rule, note });
  });
}
