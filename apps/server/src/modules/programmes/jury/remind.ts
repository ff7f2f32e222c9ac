import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { day } from "@khamt/contract/durations";
import { programmeJurors, programmes } from "../../../platform/db/schema/index.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import type { NotifyTools, NotifyTransaction } from "../../notifications/index.ts";
import { type HeldProgramme, holdProgramme } from "../join.ts";
import { tellAsked } from "./ask.ts";
import { canRemind } from "./present.ts";
import { type JurorRow, listJurors } from "./queries.ts";

/** So long before the deadline jurors are reminded by themselves. */
const ahead = 2 * day;

/** Throws conflict where there is nothing to remind of, or an email went out less than a day ago. */
export function remindJuror(
  { db, ...tools }: NotifyTools,
  { id }: Pick<HeldProgramme, "id">,
  jurorId: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const programme = await holdProgramme(tx, { id });
    const row = (await listJurors(tx, id)).find((each) => each.id === jurorId);
    if (row === undefined) throw new HttpError("not-found");
    const scoring = { now: tools.now, closesAt: programme.juryClosesAt };
    if (programme.archivedAt !== null || !canRemind(row, scoring)) throw new HttpError("conflict");
    await remind({ ...tools, tx }, programme, row);
  });
}

/** Once before each deadline, also one that was put off: whoever has something left, and was not reminded in these days. */
export async function remindJurors({ db, ...tools }: NotifyTools): Promise<void> {
  const { now, post } = tools;
  const { id, archivedAt, juryClosesAt } = programmes;
  const isSoon = and(gt(juryClosesAt, now), lte(juryClosesAt, new Date(now.getTime() + ahead)));
  for (const each of await db
    .select({ id })
    .from(programmes)
    .where(and(isNull(archivedAt), isSoon)))
    await db.transaction(async (tx) => {
      const programme = await holdProgramme(tx, each);
      const { juryClosesAt: closesAt } = programme;
      if (closesAt === null) return;
      const begins = closesAt.getTime() - ahead;
      const due = (await listJurors(tx, each.id)).filter(
        (row) =>
          (row.remindedAt ?? row.createdAt).getTime() < begins &&
          row.scored < row.applications &&
          canRemind(row, { now, closesAt }) &&
          // Without email only those hear of it who have come.
          (post !== undefined || row.userId !== null),
      );
      for (const row of due) await remind({ ...tools, tx }, programme, row);
    });
}

async function remind(tools: NotifyTransaction, programme: HeldProgramme, row: JurorRow): Promise<void> {
  const left = row.userId === null ? null : row.applications - row.scored;
  await tools.tx.update(programmeJurors).set({ remindedAt: tools.now }).where(eq(programmeJurors.id, row.id));
  await tellAsked(tools, programme, { row, left, isReminder: true });
}
