import { and, eq, isNull } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import type { Db } from "../db/handle.ts";
import { sanctions, users } from "../db/schema/index.ts";
import { HttpError } from "../http/http-error.ts";
import type { Auth } from "./auth.ts";
import type { Keys } from "./keys.ts";
import { isUnder } from "./sessions.ts";

const appealMinutes = 30;

/** Names a sanction to whoever it is about, without signing in. */
export function appealToken(keys: Pick<Keys, "mac">, sanctionId: string): string {
  return `${sanctionId}.${keys.mac("appeal", sanctionId)}`;
}

/** Of which sanction a token is; undefined where the server did not make it. */
export function readAppealToken(keys: Pick<Keys, "isMac">, token: string): string | undefined {
  const [id = "", mac = "", ...more] = token.split(".");
  return more.length === 0 && keys.isMac("appeal", id, mac) ? id : undefined;
}

/** The sanction that keeps the account out; asked once its owner is proven, for it says that there is such an account. */
export async function suspensionOf(db: Db, userId: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ id: sanctions.id })
    .from(users)
    .innerJoin(sanctions, and(eq(sanctions.userId, users.id), isNull(sanctions.endedAt)))
    .where(and(eq(users.id, userId), isUnder("suspended", now)));
  return row?.id;
}

type Refusing = Pick<Auth, "keys" | "cookies">;

/** The page of appeals then knows who asks, in this browser and for half an hour. */
export function refuseSuspended({ keys, cookies }: Refusing, reply: FastifyReply, sanctionId: string): never {
  cookies.set(reply, "appeal", appealToken(keys, sanctionId), appealMinutes * 60);
  throw new HttpError("account-suspended");
}
