import { sql } from "drizzle-orm";
import { liveEvent } from "@khamt/contract";
import * as z from "zod";
import type { Db } from "../db/handle.ts";

/** `sessions`: one of the users' sessions has ended, so each of their streams is looked at. */
const signal = z.object({
  users: z.array(z.string()),
  event: z.union([liveEvent, z.object({ kind: z.literal("sessions") })]),
});

export type Signal = z.infer<typeof signal>;

export const channel = "khamt_live";

/** The database takes 8000 bytes at once; a user is 39 of them. */
const mostUsers = 150;

type Announcement = Omit<Signal, "users"> & { users: readonly string[] };

/** Heard by every server process on this database once the transaction is committed, and by none if it is not. */
export async function announce(tx: Db, { users, event }: Announcement): Promise<void> {
  for (let from = 0; from < users.length; from += mostUsers) {
    const part: Signal = { users: users.slice(from, from + mostUsers), event };
    await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(part)})`);
  }
}

/** Undefined for what this server does not know: a newer one may say more. */
export function readSignal(message: string): Signal | undefined {
  return signal.safeParse(JSON.parse(message)).data;
}
