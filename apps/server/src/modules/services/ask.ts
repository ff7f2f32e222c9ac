import { and, eq, inArray } from "drizzle-orm";
import { mostOpenRequests, type NewServiceRequest } from "@khamt/contract";
import { detectLanguage } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { serviceRequests, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { countTelling } from "../programmes/index.ts";
import { openStates } from "./policy.ts";
import { tell, type Tools } from "./notify.ts";

/** The same one sent again is taken for the one that is there. */
export function ask({ db, ...tools }: Tools, userId: string, input: NewServiceRequest): Promise<string> {
  return db.transaction(async (tx) => {
    // One at a time for each member, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const isMine = and(eq(serviceRequests.id, input.id), eq(serviceRequests.userId, userId));
    if ((await tx.$count(serviceRequests, isMine)) > 0) return input.id;
    await requireRoom(tx, userId);
    // What is cancelled at once was told all the same.
    await countTelling(tx, `services:${userId}`, tools.now);
    const [row] = await tx
      .insert(serviceRequests)
      .values({
        ...input,
        userId,
        contentLanguage: detectLanguage(input.need),
        movedBy: userId,
        createdAt: tools.now,
        updatedAt: tools.now,
      })
      .onConflictDoNothing()
      .returning();
    // The id is somebody else's.
    if (!row) throw new HttpError("conflict");
    await tell({ ...tools, tx }, row, userId);
    return row.id;
  });
}

async function requireRoom(tx: Db, userId: string): Promise<void> {
  const isOpen = and(eq(serviceRequests.userId, userId), inArray(serviceRequests.state, [...openStates]));
  if ((await tx.$count(serviceRequests, isOpen)) >= mostOpenRequests)
    throw new HttpError("too-many-service-requests");
}
