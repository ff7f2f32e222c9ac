import { randomInt } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { codeAlphabet, readCode } from "@khamt/contract/verification-code";
import type { Db } from "../db/handle.ts";
import { recoveryCodes } from "../db/schema/index.ts";
import type { Keys } from "./keys.ts";

const howMany = 10;
const groups = 2;
const groupLength = 5;

type Owner = { userId: string; keys: Keys };

/** New codes in place of all old ones. They can't be read again: only their marks are kept. */
export async function renewRecoveryCodes(db: Db, { userId, keys }: Owner): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await db.transaction(async (transaction) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await transaction
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ userId, hash: keys.mac("recovery-code", wordsOf(code, { userId })) })));
  });
  return codes;
}

/** True once for each code, however many ask at the same time. */
export async function useRecoveryCode(
  db: Db,
  { code, now, ...owner }: Owner & { code: string; now: Date },
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, owner.userId),
        inArray(recoveryCodes.hash, owner.keys.macs("recovery-code", wordsOf(code, owner))),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

function newCode(): string {
  const symbol = () => codeAlphabet.charAt(randomInt(codeAlphabet.length));
  const group = () => Array.from({ length: groupLength }, symbol).join("");
  return Array.from({ length: groups }, group).join("-");
}

function wordsOf(code: string, { userId }: Pick<Owner, "userId">): string {
  return `${userId} ${readCode(code)}`;
}
