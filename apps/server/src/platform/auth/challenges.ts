import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../db/handle.ts";
import { authChallenges, type ChallengePurpose } from "../db/schema/index.ts";
import { hashToken, newToken } from "./tokens.ts";

export const challengeSeconds = 600;
const mostAttempts = 5;

export type Challenge = { userId: string | null; challenge: string | null };
type Asking = { purpose: ChallengePurpose; userId?: string | undefined; challenge?: string; now: Date };

/** Answers with the token for the cookie of the browser that must answer. */
export async function askChallenge(db: Db, { purpose, userId, challenge, now }: Asking): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1000);
  await db
    .insert(authChallenges)
    .values({ tokenHash: hashToken(token), purpose, userId, challenge, expiresAt });
  return token;
}

type Answering = { purpose: ChallengePurpose; token: string; now: Date };

/** Counts a try, five at most. */
export async function tryChallenge(db: Db, answering: Answering): Promise<Challenge | undefined> {
  const [found] = await db
    .update(authChallenges)
    .set({ attempts: sql`${authChallenges.attempts} + 1` })
    .where(and(isLive(answering), lt(authChallenges.attempts, mostAttempts)))
    .returning({ userId: authChallenges.userId, challenge: authChallenges.challenge });
  return found;
}

/** Ends it. Of many at once only one gets it. */
export async function takeChallenge(db: Db, answering: Answering): Promise<Challenge | undefined> {
  const [taken] = await db
    .delete(authChallenges)
    .where(isLive(answering))
    .returning({ userId: authChallenges.userId, challenge: authChallenges.challenge });
  return taken;
}

export async function endChallenges(db: Db, userId: string): Promise<void> {
  await db.delete(authChallenges).where(eq(authChallenges.userId, userId));
}

function isLive({ purpose, token, now }: Answering) {
  return and(
    eq(authChallenges.tokenHash, hashToken(token)),
    eq(authChallenges.purpose, purpose),
    gt(authChallenges.expiresAt, now),
  );
}
