import { and, eq, gt, sql } from "drizzle-orm";
import type { Matching } from "../../matching/matching.ts";
import type { Db } from "../../platform/db/handle.ts";
import { pairsApart } from "../../entities/pairs-apart.ts";
import { activeAmong } from "../../platform/db/active-account.ts";
import { holdMembers } from "../../platform/db/hold-members.ts";
import { roundMeetings, roundPairs, roundPeople, rounds } from "../../platform/db/schema/index.ts";
import { orderedPair } from "../../platform/db/ordered-pair.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Live } from "../../platform/live/live.ts";
import { compare } from "./compare.ts";
import { planInThread } from "./plan-thread.ts";
import {
  audienceOf,
  listMeetings,
  listPairs,
  listPeople,
  type MeetingRow,
  type PairRow,
  requireRounds,
  type RoundsRow,
} from "./queries.ts";

export type PlanTools = { db: Db; matching: Matching; live: Live; now: Date };
type Person = Pick<typeof roundPeople.$inferSelect, "userId" | "state" | "fromRound">;
type Rule = Pick<PairRow, "aId" | "bId" | "rule">;
/** Who takes part, and what the manager has said of pairs. */
export type Room = { people: readonly Person[]; pairs: readonly Rule[] };
type Change = (room: Room, row: RoundsRow) => Room | Promise<Room>;
type Planned = { meetings: Omit<MeetingRow, "roundsId">[]; fit: number; most: number };

/** Somebody else may change the same rounds while a plan is made: then it is made again. */
const mostTries = 3;

/**
 * Plans the rounds that have not begun for the room as it is after the change, and writes both at once: what failed has
 * changed nothing. What has begun stays.
 */
export async function planAnew(tools: PlanTools, id: string, change: Change): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const row = await requireRounds(tools.db, id);
    if (row.state === "ended" || row.current >= row.rounds) throw new HttpError("conflict");
    const before = { people: await listPeople(tools.db, id), pairs: await listPairs(tools.db, id) };
    const room = await change(before, row);
    const past = (await listMeetings(tools.db, id)).filter(({ number }) => number <= row.current);
    const planned = await plan(tools, { row, room, past });
    if (await write(tools, { row, room, planned })) return;
  }
  throw new HttpError("conflict");
}

type Planning = { row: RoundsRow; room: Room; past: readonly MeetingRow[] };

async function plan(tools: PlanTools, { row, room, past }: Planning): Promise<Planned> {
  const called = room.people.filter(({ state }) => state === "there" || state === "late");
  const active = await activeAmong(
    tools.db,
    called.map(({ userId }) => userId),
  );
  const coming = called.filter(({ userId }) => active.has(userId));
  const people = coming.map(({ userId }) => userId);
  const { tables } = row;
  const left = row.rounds - row.current;
  const wanted = { people, tables, rounds: left, met: past, pairs: room.pairs };
  const { fits, percentOf, profiles } = await compare(tools, wanted);
  const isThere = Uint8Array.from({ length: left * people.length }, (_, at) => {
    const round = Math.floor(at / people.length) + row.current + 1;
    return round >= (coming[at % people.length]?.fromRound ?? 1) ? 1 : 0;
  });
  const had = people.map((id) => past.filter(({ aId, bId }) => aId === id || bId === id).length);
  const placeOf = new Map(people.map((id, place) => [id, place]));
  const pinned = room.pairs.flatMap(({ aId, bId, rule }): [number, number][] => {
    const [a, b] = [placeOf.get(aId), placeOf.get(bId)];
    return rule === "together" && a !== undefined && b !== undefined ? [[a, b]] : [];
  });
  const task = { people: people.length, fits, rounds: left, tables, isThere, had, pinned };
  const found = await planInThread(task);
  const pairs = found.rounds.flat();
  const ask = await tools.matching.upToDate();
  const told = await ask("tellMeetings", {
    pairs: pairs.map(([a, b]) => ({ ones: profiles[a] ?? [], others: profiles[b] ?? [] })),
  });
  const reasons = new Map(pairs.map((pair, at) => [pair, told[at] ?? { en: [], mn: [] }]));
  const meetings = found.rounds.flatMap((tables, round) =>
    tables.map((pair, table) => ({
      number: row.current + round + 1,
      place: table + 1,
      ...orderedPair(people[pair[0]] ?? "", people[pair[1]] ?? ""),
      percent: percentOf(...pair),
      reasons: reasons.get(pair) ?? { en: [], mn: [] },
    })),
  );
  return { meetings, fit: found.fit, most: found.most };
}

type Writing = { row: RoundsRow; room: Room; planned: Planned };

/** False: the rounds have changed since the plan was begun, or two of it may not meet any more. */
function write({ db, live, now }: PlanTools, { row, room, planned }: Writing): Promise<boolean> {
  const { id, version, current } = row;
  return db.transaction(async (tx) => {
    const { fit, most, meetings } = planned;
    if (await bringsTogetherApart(tx, meetings)) return false;
    const [kept] = await tx
      .update(rounds)
      .set({ fit, most, version: version + 1, updatedAt: now })
      .where(and(eq(rounds.id, id), eq(rounds.version, version)))
      .returning({ id: rounds.id });
    if (!kept) return false;
    if (room.people.length > 0)
      await tx
        .insert(roundPeople)
        .values(
          room.people.map(({ userId, state, fromRound }) => ({
            roundsId: id,
            userId,
            state,
            fromRound,
            isToBeTold: true,
          })),
        )
        .onConflictDoUpdate({
          target: [roundPeople.roundsId, roundPeople.userId],
          set: { state: sql`excluded.state`, fromRound: sql`excluded.from_round` },
        });
    await tx.delete(roundPairs).where(eq(roundPairs.roundsId, id));
    if (room.pairs.length > 0)
      await tx
        .insert(roundPairs)
        .values(room.pairs.map(({ aId, bId, rule }) => ({ roundsId: id, aId, bId, rule })));
    await tx
      .delete(roundMeetings)
      .where(and(eq(roundMeetings.roundsId, id), gt(roundMeetings.number, current)));
    if (meetings.length > 0)
      await tx.insert(roundMeetings).values(meetings.map((each) => ({ ...each, roundsId: id })));
    await live.publish(tx, await audienceOf(tx, id), { kind: "rounds" });
    return true;
  });
}

/** Whoever blocks another waits until the plan is written, and then cancels what it has of the two. */
async function bringsTogetherApart(tx: Db, meetings: Planned["meetings"]): Promise<boolean> {
  const people = [...new Set(meetings.flatMap(({ aId, bId }) => [aId, bId]))];
  await holdMembers(tx, people);
  const { apart } = await pairsApart(tx, people);
  const keys = new Set(apart.map(keyOf));
  return meetings.some(({ aId, bId }) => keys.has(keyOf([aId, bId])));
}

function keyOf([one, other]: readonly [string, string]): string {
  const { aId, bId } = orderedPair(one, other);
  return `${aId} ${bId}`;
}
