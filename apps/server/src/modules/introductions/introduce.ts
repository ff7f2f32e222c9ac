import { and, eq, gt } from "drizzle-orm";
import { introductionLimits, type IntroductionInput } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import type { Matching } from "../../matching/matching.ts";
import type { Db } from "../../platform/db/handle.ts";
import { holdMembers } from "../../platform/db/hold-members.ts";
import { orderedPair } from "../../platform/db/ordered-pair.ts";
import { introductions, notifications } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { pairsApart } from "../../entities/pairs-apart.ts";
import { settingsOf, type ConnectionTools } from "../connections/index.ts";
import { notify } from "../notifications/index.ts";
import { fitOf } from "./fit.ts";
import { answerOf, isShownTo, isStanding, listMembers, listOfPair } from "./queries.ts";
import { endIfOver } from "./end.ts";

type Tools = ConnectionTools & { matching: Matching };

/** Sent again by the same manager, of the same two in the same programme, it is the same. */
export async function introduce(tools: Tools, authorId: string, input: IntroductionInput): Promise<void> {
  const { id, programmeId, text } = input;
  if (input.a === input.b) throw new HttpError("invalid-parameter", "b");
  // Who introduces themselves invites.
  if ([input.a, input.b].includes(authorId)) throw new HttpError("invalid-parameter", "a");
  const pair = orderedPair(input.a, input.b);
  const people = [pair.aId, pair.bId];
  const { hasProfiles, percent, reasons } = await fitOf(tools, pair.aId, pair.bId);
  await tools.db.transaction(async (tx) => {
    await holdMembers(tx, [authorId, ...people]);
    const [same] = await tx.select().from(introductions).where(eq(introductions.id, id));
    if (same && isThis(same, { ...pair, programmeId, authorId })) return;
    if (same) throw new HttpError("already-exists");
    const members = await listMembers(tx, programmeId, { among: people });
    if (members.length < 2) throw new HttpError("not-found");
    await requireTurn(tx, authorId, tools.now);
    const before = await listOfPair(tx, pair);
    // The clock has not come by yet, and two are asked once at a time.
    for (const each of before) await endIfOver({ ...tools, tx }, each.id);
    const open = before.filter(({ state, endsAt }) => state === "open" && endsAt > tools.now);
    if (open.some((each) => each.programmeId === programmeId)) throw new HttpError("already-introduced");
    if (!hasProfiles || !(await areFree(tx, people, { programmeId, now: tools.now })))
      throw new HttpError("cannot-be-introduced");
    const isQuiet = open.length > 0 || before.some(isRefused) || (await standsBetween(tx, people));
    const endsAt = new Date(tools.now.getTime() + tools.conduct.invitationDays * day);
    await tx.insert(introductions).values({
      ...pair,
      id,
      programmeId,
      authorId,
      text,
      percent,
      reasons,
      isQuiet,
      createdAt: tools.now,
      endsAt,
    });
    if (isQuiet) return;
    for (const { userId } of members) {
      const title = members.find((each) => each.userId !== userId)?.name ?? "";
      const data = { actorId: authorId, title, text };
      await notify({ ...tools, tx }, { to: userId, kind: "introduction", subjectId: id, data });
    }
    await tools.live.publish(tx, people, { kind: "connections" });
  });
}

type Introduction = typeof introductions.$inferSelect;

function isThis(row: Introduction, sent: Pick<Introduction, "aId" | "bId" | "programmeId" | "authorId">) {
  return (["aId", "bId", "programmeId", "authorId"] as const).every((each) => row[each] === sent[each]);
}

async function requireTurn(tx: Db, authorId: string, now: Date): Promise<void> {
  const ofToday = and(
    eq(introductions.authorId, authorId),
    gt(introductions.createdAt, new Date(now.getTime() - day)),
  );
  if ((await tx.$count(introductions, ofToday)) >= introductionLimits.day)
    throw new HttpError("introductions-used-today");
}

type Door = { programmeId: string; now: Date };

/** Both let others in, and have not been asked too often by this programme; of other programmes managers learn nothing. */
async function areFree(tx: Db, people: readonly string[], { programmeId, now }: Door): Promise<boolean> {
  for (const userId of people) {
    if ((await settingsOf(tx, userId)).weeklyCap === 0) return false;
    const waits = await tx
      .select()
      .from(introductions)
      .where(
        and(
          isShownTo(userId),
          eq(introductions.programmeId, programmeId),
          eq(introductions.state, "open"),
          gt(introductions.endsAt, now),
        ),
      );
    const unanswered = waits.filter((row) => answerOf(row, userId) === null);
    if (unanswered.length >= introductionLimits.open) return false;
  }
  return true;
}

function isRefused({ aAccepts, bAccepts }: Introduction): boolean {
  return aAccepts === false || bAccepts === false;
}

/** A block, an invitation that one of them declined, or a connection that they have. */
async function standsBetween(tx: Db, people: readonly string[]): Promise<boolean> {
  const { apart, connected } = await pairsApart(tx, people);
  return apart.length + connected.length > 0;
}

/** What waits to be read of it is gone too. The row stays, seen by nobody: it counts in the day, and what either refused is not forgotten. */
export async function withdraw({ db, live }: Pick<Tools, "db" | "live">, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = and(eq(introductions.id, id), isStanding);
    const row = await requiredRow(tx.select().from(introductions).where(isIt).for("update"));
    if (row.state === "connected") throw new HttpError("conflict");
    const { createdAt: endsAt } = row;
    const words = { text: "", reasons: { en: [], mn: [] } };
    await tx
      .update(introductions)
      .set({ ...words, state: "ended", isQuiet: true, endsAt })
      .where(isIt);
    await tx
      .delete(notifications)
      .where(and(eq(notifications.kind, "introduction"), eq(notifications.subjectId, id)));
    await live.publish(tx, [row.aId, row.bId], { kind: "connections" });
  });
}
