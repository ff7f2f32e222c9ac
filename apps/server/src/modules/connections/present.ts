import type { Connection } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../../db/handle.ts";
import { shownTo } from "../../db/shown-to.ts";
import { readAll } from "../my-matches/queries.ts";
import { nameOf } from "./behind.ts";
import { limits } from "./limits.ts";
import type { ShownRow } from "./list.ts";
import { actionsFor, isOpenState, shownState } from "./policy.ts";

type Reader = { reader: string; now: Date };

/** As one of the two sees them. Neither learns an address, a number or an account's id. */
export async function presentConnections(
  db: Db,
  rows: readonly ShownRow[],
  { reader, now }: Reader,
): Promise<Connection[]> {
  const listed = await readAll(
    db,
    rows.flatMap((row) => profilesOf(row)),
    await shownTo(db, reader),
  );
  const profile = (kind: EntityKind | null, id: string | null) => {
    const found = kind && id ? listed({ kind, id }) : undefined;
    return found ? { kind: found.kind, id: found.row.id, name: nameOf(found) } : null;
  };
  return rows.map((row) => ({
    ...presentRow(row, { reader, now }),
    target: profile(row.targetKind, row.targetId),
    source: profile(row.sourceKind, row.sourceId),
  }));
}

function profilesOf({ targetKind, targetId, sourceKind, sourceId }: ShownRow) {
  const target = { kind: targetKind, id: targetId };
  return sourceKind && sourceId ? [target, { kind: sourceKind, id: sourceId }] : [target];
}

function presentRow(row: ShownRow, { reader, now }: Reader): Omit<Connection, "target" | "source"> {
  const role = row.senderId === reader ? "sender" : "receiver";
  const expiresAt = new Date(row.createdAt.getTime() + limits.life);
  // Between its end and the next look of the job that ends it.
  const isOver = isOpenState(row.state) && expiresAt <= now;
  const isDeclined = row.state === "declined";
  return {
    id: row.id,
    role,
    state: isOver ? "expired" : shownState(row),
    actions: isOver ? [] : actionsFor(row, role),
    other: { name: row.otherName, avatar: row.otherAvatar },
    message: row.message,
    question: row.question,
    answer: row.answer,
    asked: row.asked,
    isSetAside: role === "receiver" && row.state === "set-aside",
    declined: isDeclined ? { reason: row.declineReason, text: row.declineText ?? "" } : null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    answeredAt: row.endedAt?.toISOString() ?? null,
    conversationId: row.conversationId,
  };
}
