import { randomInt } from "node:crypto";
import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { codeAlphabet, codeLength, codeMinutes, readCode } from "@khamt/contract/verification-code";
import type { Db } from "../db/handle.ts";
import { emailCodes } from "../db/schema/index.ts";
import type { Keys } from "./keys.ts";
import { hashToken } from "./tokens.ts";

const mostAttempts = 5;

/** 19 to the 6th: one in 47 million. */
export function newCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join(
    "",
  );
}

/** A code on its way to `email`, for the browser that has the flow's token. */
type Flow = { flow: string; email: string };
type Typed = Flow & { code: string; keys: Keys };

/** A new code ends the one before. */
export async function keepCode(
  db: Db,
  { before, now, ...sent }: Typed & { before: string | undefined; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (before) await tx.delete(emailCodes).where(eq(emailCodes.flowHash, hashToken(before)));
    await tx.insert(emailCodes).values({
      flowHash: hashToken(sent.flow),
      email: sent.email.toLowerCase(),
      codeMac: sent.keys.mac("email-code", wordsOf(sent)),
      expiresAt: new Date(now.getTime() + codeMinutes * 60_000),
    });
  });
}

/** Whether a try would count: what is dear need not be done for one that wouldn't. */
export async function hasLiveCode(db: Db, flow: Flow & { now: Date }): Promise<boolean> {
  return (await db.$count(emailCodes, isLive(flow))) > 0;
}

/**
 * Counts the try and judges it in one statement, so that of many at once five are judged and one succeeds. A failed try
 * must be committed as well.
 */
export async function tryCode(db: Db, { now, ...typed }: Typed & { now: Date }): Promise<boolean> {
  const isRight = sql<boolean>`${inArray(emailCodes.codeMac, typed.keys.macs("email-code", wordsOf(typed)))}`;
  const [tried] = await db
    .update(emailCodes)
    .set({
      attempts: sql`${emailCodes.attempts} + 1`,
      usedAt: sql`case when ${isRight} then ${now.toISOString()}::timestamptz end`,
    })
    .where(isLive({ ...typed, now }))
    .returning({ isRight });
  return tried?.isRight ?? false;
}

function isLive({ flow, email, now }: Flow & { now: Date }) {
  return and(
    eq(emailCodes.flowHash, hashToken(flow)),
    eq(emailCodes.email, email.toLowerCase()),
    lt(emailCodes.attempts, mostAttempts),
    isNull(emailCodes.usedAt),
    gt(emailCodes.expiresAt, now),
  );
}

/** A mac of one flow and address is of no use for another. */
function wordsOf({ flow, email, code }: Omit<Typed, "keys">): string {
  return [flow, email.toLowerCase(), readCode(code)].join(" ");
}
