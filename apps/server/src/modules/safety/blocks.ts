import { and, desc, eq, ne } from "drizzle-orm";
import { mostBlocks } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { nameOfMember } from "../../platform/db/member-name.ts";
import { blocks, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";

type Pair = { blockerId: string; blockedId: string };

/** Blocking twice is blocking once. */
export async function block(tx: Db, { blockerId, blockedId, now }: Pair & { now: Date }): Promise<void> {
  const areOthers = and(eq(blocks.blockerId, blockerId), ne(blocks.blockedId, blockedId));
  if ((await tx.$count(blocks, areOthers)) >= mostBlocks) throw new HttpError("too-many-own");
  await tx.insert(blocks).values({ blockerId, blockedId, createdAt: now }).onConflictDoNothing();
}

export async function unblock(db: Db, { id, blockerId }: { id: string; blockerId: string }): Promise<void> {
  const gone = await db
    .delete(blocks)
    .where(and(eq(blocks.id, id), eq(blocks.blockerId, blockerId)))
    .returning({ id: blocks.id });
  if (gone.length === 0) throw new HttpError("not-found");
}

export type BlockRow = Awaited<ReturnType<typeof listBlocks>>[number];

export function listBlocks(db: Db, blockerId: string) {
  return db
    .select({ id: blocks.id, createdAt: blocks.createdAt, name: nameOfMember(users) })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, blockerId))
    .orderBy(desc(blocks.createdAt))
    .limit(mostBlocks);
}
