import { asc, eq } from "drizzle-orm";
import { roundPeople, rounds } from "../../platform/db/schema/index.ts";
import { atOnce, inBatches } from "../../platform/in-batches.ts";
import { notify, type NotifyTools } from "../notifications/index.ts";
import { isPerson } from "./queries.ts";

/** Each minute: whoever has a table and does not know yet. */
export async function tellRounds(tools: NotifyTools): Promise<void> {
  await inBatches(() => tellPeople(tools));
}

/** The next who are to hear that there is a table for them, once in all. False: all have heard it. */
export function tellPeople({ db, ...tools }: NotifyTools): Promise<boolean> {
  return db.transaction(async (tx) => {
    const next = await tx
      .select({ person: roundPeople, title: rounds.name, state: rounds.state })
      .from(roundPeople)
      .innerJoin(rounds, eq(rounds.id, roundPeople.roundsId))
      .where(eq(roundPeople.isToBeTold, true))
      .orderBy(asc(roundPeople.roundsId), asc(roundPeople.userId))
      .limit(atOnce)
      .for("update", { of: roundPeople, skipLocked: true });
    for (const { person, title, state } of next) {
      const { roundsId: subjectId, userId: to } = person;
      const isExpected = state !== "ended" && (person.state === "there" || person.state === "late");
      if (isExpected) await notify({ tx, ...tools }, { to, kind: "rounds", subjectId, data: { title } });
      await tx.update(roundPeople).set({ isToBeTold: false }).where(isPerson(subjectId, to));
    }
    return next.length === atOnce;
  });
}
