import { and, eq } from "drizzle-orm";
import { type RoundPairInput, type RoundPersonState, type RoundsInput, roundsLimits } from "@khamt/contract";
import { isSame } from "../../platform/db/conditions.ts";
import { rounds } from "../../platform/db/schema/index.ts";
import { orderedPair } from "../../platform/db/ordered-pair.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { choosePeople } from "./choose.ts";
import { planAnew, type PlanTools, type Room } from "./plan.ts";
import { audienceOf } from "./queries.ts";

/** Sent again they are the same. A plan that cannot be made leaves nothing behind. */
export async function createRounds(tools: PlanTools, input: RoundsInput): Promise<void> {
  const { db, now } = tools;
  const { id, programmeId } = input;
  const made = await db
    .insert(rounds)
    .values({ ...input, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: rounds.id });
  if (made.length === 0) {
    const isThis = and(eq(rounds.id, id), isSame(rounds.programmeId, programmeId));
    if ((await db.$count(rounds, isThis)) === 0) throw new HttpError("already-exists");
    return;
  }
  try {
    await planAnew(tools, id, withChosen(tools));
  } catch (error) {
    await db.delete(rounds).where(eq(rounds.id, id));
    throw error;
  }
}

/** With who has joined the programme, has come, or is found by the filter since. */
export function planAgain(tools: PlanTools, id: string): Promise<void> {
  return planAnew(tools, id, withChosen(tools));
}

function withChosen(tools: PlanTools): Parameters<typeof planAnew>[2] {
  return async (room, row) => {
    const known = new Set(room.people.map(({ userId }) => userId));
    const added = (await choosePeople(tools, row))
      .filter((userId) => !known.has(userId))
      .slice(0, Math.max(0, roundsLimits.people - known.size))
      .map((userId) => ({ userId, state: "there" as const, fromRound: row.current + 1 }));
    return { ...room, people: [...room.people, ...added] };
  };
}

type Marking = { id: string; userId: string; mark: RoundPersonState };

export function markPerson(tools: PlanTools, { id, userId, mark }: Marking): Promise<void> {
  return planAnew(tools, id, (room, { current }) => {
    if (!room.people.some((each) => each.userId === userId)) throw new HttpError("not-found");
    const fromRound = current + (mark === "late" ? 2 : 1);
    const people = room.people.map((each) =>
      each.userId === userId ? { userId, state: mark, fromRound } : each,
    );
    return { ...room, people };
  });
}

export function rulePair(tools: PlanTools, id: string, { a, b, rule }: RoundPairInput): Promise<void> {
  return planAnew(tools, id, (room) => {
    const isIn = (userId: string) => room.people.some((each) => each.userId === userId);
    if (a === b || !isIn(a) || !isIn(b)) throw new HttpError("not-found");
    const pair = orderedPair(a, b);
    const others = room.pairs.filter(({ aId, bId }) => aId !== pair.aId || bId !== pair.bId);
    const pairs: Room["pairs"] = rule === null ? others : [...others, { ...pair, rule }];
    return { ...room, pairs };
  });
}

/** Begun twice, it begins once. */
export function beginRound(tools: PlanTools, id: string, round: number): Promise<void> {
  return change(tools, id, (row) => {
    if (row.state === "running" && row.current === round) return undefined;
    if (row.state === "ended" || round !== row.current + 1 || round > row.rounds)
      throw new HttpError("conflict");
    return { state: "running", current: round, currentSince: tools.now };
  });
}

export function endRounds(tools: PlanTools, id: string): Promise<void> {
  return change(tools, id, (row) => (row.state === "ended" ? undefined : { state: "ended" }));
}

type Row = typeof rounds.$inferSelect;

function change(
  { db, live, now }: PlanTools,
  id: string,
  decide: (row: Row) => Partial<Row> | undefined,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await requiredRow(tx.select().from(rounds).where(eq(rounds.id, id)).for("update"));
    const changed = decide(row);
    if (!changed) return;
    await tx
      .update(rounds)
      .set({ ...changed, version: row.version + 1, updatedAt: now })
      .where(eq(rounds.id, id));
    await live.publish(tx, await audienceOf(tx, id), { kind: "rounds" });
  });
}
