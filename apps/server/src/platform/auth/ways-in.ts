import { eq } from "drizzle-orm";
import type { Db } from "../db/handle.ts";
import { passkeys, users } from "../db/schema/index.ts";
import { endChallenges } from "./challenges.ts";
import { removeSecondStep } from "./second-step.ts";
import { endSessions } from "./sessions.ts";

const nothingWaits = {
  passwordResetToken: null,
  passwordResetExpires: null,
  pendingEmail: null,
  emailVerificationToken: null,
  emailVerificationExpires: null,
};

/**
 * Ends what was begun: sessions and the pages that live by them, sign-ins and passkeys half done, links to a new password,
 * and a new address that waits for its proof.
 */
export async function endWaysIn(tx: Db, userId: string): Promise<void> {
  await tx.update(users).set(nothingWaits).where(eq(users.id, userId));
  await endSessions(tx, userId);
  await endChallenges(tx, userId);
}

/** And what would begin anew: the password, the second step and passkeys. */
export async function removeWaysIn(tx: Db, userId: string): Promise<void> {
  await endWaysIn(tx, userId);
  await tx.update(users).set({ password: null }).where(eq(users.id, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await removeSecondStep(tx, userId);
}
