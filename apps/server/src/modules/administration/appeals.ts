import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { listAdministrators, recordAct } from "../../platform/auth/administrators.ts";
import { sanctions, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { notify, type NotifyTools } from "../notifications/index.ts";
import { judgeOf } from "./policy.ts";
import type { SanctionRow } from "./queries.ts";
import { settleAppeal } from "./sanction.ts";

/** Once for each sanction. Throws already-appealed for a second time. */
export function appealAgainst(
  { db, ...tools }: NotifyTools,
  { sanction, text }: { sanction: SanctionRow; text: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const isOpen = and(eq(sanctions.id, sanction.id), isNull(sanctions.appeal), isNull(sanctions.endedAt));
    const written = await tx
      .update(sanctions)
      .set({ appeal: text })
      .where(isOpen)
      .returning({ id: sanctions.id });
    if (written.length === 0) throw new HttpError("already-appealed");
    for (const to of await listAdministrators(tx))
      await notify(
        { ...tools, tx },
        {
          to,
          kind: "appeal",
          subjectId: sanction.id,
          data: { actorId: sanction.userId, isAccount: true },
        },
      );
  });
}

type Keeping = { userId: string; by: string; note: string };

/** Answers an appeal: the sanction stays, and the member hears so. Throws as `decideAccount` does, and conflict where no appeal waits. */
export function keepSanction({ db, ...tools }: NotifyTools, { userId, by, note }: Keeping): Promise<void> {
  return db.transaction(async (tx) => {
    const isIt = eq(users.id, userId);
    const account = await requiredRow(tx.select().from(users).where(isIt).for("no key update"));
    if (judgeOf(account, by) === "nobody") throw new HttpError("not-allowed");
    const { appeal, appealAnswer, endedAt } = sanctions;
    const waits = and(isNotNull(appeal), isNull(appealAnswer), isNull(endedAt));
    const [kept] = await tx
      .update(sanctions)
      .set({ appealAnswer: note })
      .where(and(eq(sanctions.userId, userId), waits))
      .returning();
    if (!kept) throw new HttpError("conflict");
    const { id: subjectId, rule, until } = kept;
    await recordAct(tx, { act: "kept", by, accountId: userId, subjectId, rule, until, now: tools.now });
    await settleAppeal(tx, kept, tools.now);
    const data = { isAccount: true, text: "account-kept", rule, ...(note && { note }) };
    await notify({ ...tools, tx }, { to: userId, kind: "moderation", subjectId, data });
  });
}
