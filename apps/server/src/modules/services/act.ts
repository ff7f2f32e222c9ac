import { eq } from "drizzle-orm";
import type { RequestConfirmation } from "@khamt/contract";
import { serviceRequests } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { isRepeated, move } from "../../platform/state-machine.ts";
import { closeConversation, openConversation } from "../conversations/index.ts";
import { moves, type Reader, roleOf } from "./policy.ts";
import { type RequestRow, tell, type Telling, type Tools } from "./notify.ts";

export type Acting = { id: string; by: Reader } & (
  | { action: "confirm"; confirmation: RequestConfirmation }
  | { action: "done" }
  | { action: "cancel"; reason: string | null }
);

/** Throws a conflict where the request, as it has become by now, takes no such move from this side. */
export function act({ db, ...tools }: Tools, acting: Acting): Promise<string> {
  const { id, by, action } = acting;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(serviceRequests).where(eq(serviceRequests.id, id)).for("update");
    const role = row && roleOf(row, by);
    if (!row || !role) throw new HttpError("not-found");
    const to = move(moves, { from: row.state, action, by: role });
    if (!to && isRepeated(moves, { row, action, by: by.id })) return id;
    if (!to) throw new HttpError("conflict");
    if (role === "operator" && action === "cancel" && acting.reason === null)
      throw new HttpError("invalid-parameter", "reason");
    const [moved] = await tx
      .update(serviceRequests)
      .set({
        state: to,
        movedBy: by.id,
        updatedAt: tools.now,
        ...(await changeBy({ ...tools, tx }, row, acting)),
      })
      .where(eq(serviceRequests.id, id))
      .returning();
    if (!moved) throw new Error("a service request that was held is gone");
    await tell({ ...tools, tx }, moved, by.id);
    return id;
  });
}

type Change = Partial<RequestRow>;

/** Once it is done both sides may still write: the guarantee lasts on. */
async function changeBy({ tx, now }: Telling, row: RequestRow, acting: Acting): Promise<Change> {
  const subject = { kind: "service", subjectId: row.id, now } as const;
  switch (acting.action) {
    case "confirm": {
      const { time, answer } = acting.confirmation;
      const conversationId = await openConversation(tx, { ...subject, members: [row.userId, acting.by.id] });
      return { operatorId: acting.by.id, proposedTime: time, answer, conversationId };
    }
    case "cancel":
      await closeConversation(tx, subject);
      return { cancelReason: acting.reason };
    case "done":
      return {};
  }
}
