import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { SecondStepMethod } from "@khamt/contract";
import type { Db } from "../db/handle.ts";
import { passkeys, recoveryCodes, users } from "../db/schema/index.ts";
import type { Keys } from "./keys.ts";
import { countRecoveryCodes, useRecoveryCode } from "./recovery-codes.ts";
import { totpStep } from "./totp.ts";

/**
 * What may follow a right password; empty: nothing must. Only the authenticator app asks for a second step: it comes
 * with recovery codes, so that who loses the telephone is not shut out. A passkey alone signs in without a password.
 */
export async function secondStepMethods(db: Db, userId: string): Promise<SecondStepMethod[]> {
  const [user] = await db.select({ enabledAt: users.totpEnabledAt }).from(users).where(eq(users.id, userId));
  if (!user?.enabledAt) return [];
  const [codes, devices] = await Promise.all([
    countRecoveryCodes(db, userId),
    db.$count(passkeys, eq(passkeys.userId, userId)),
  ]);
  return [
    "totp",
    ...(codes > 0 ? (["recovery-code"] as const) : []),
    ...(devices > 0 ? (["passkey"] as const) : []),
  ];
}

type Attempt = { userId: string; code: string; now: Date; keys: Keys };

/** Which of the two a code was. Each is taken once; undefined means wrong or used. */
export async function verifySecondStep(
  db: Db,
  attempt: Attempt,
): Promise<"totp" | "recovery-code" | undefined> {
  if (await useTotp(db, attempt)) return "totp";
  return (await useRecoveryCode(db, attempt)) ? "recovery-code" : undefined;
}

/** True once for each time step, however many ask at the same time. */
async function useTotp(db: Db, { userId, code, now, keys }: Attempt): Promise<boolean> {
  const [user] = await db
    .select({ sealed: users.totpSecret, enabledAt: users.totpEnabledAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.sealed || !user.enabledAt) return false;
  const step = totpStep({ secret: keys.decrypt(user.sealed), code, now });
  return step !== undefined && takeStep(db, { userId, step });
}

async function takeStep(db: Db, { userId, step }: { userId: string; step: number }): Promise<boolean> {
  const taken = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });
  return taken.length > 0;
}

/** The recovery codes go with it. False when it was off. */
export async function removeSecondStep(tx: Db, id: string): Promise<boolean> {
  const off = await tx
    .update(users)
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
    .where(and(eq(users.id, id), isNotNull(users.totpEnabledAt)))
    .returning({ id: users.id });
  if (off.length > 0) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
  return off.length > 0;
}
