import type { Connection } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { shownTo } from "../../entities/shown-to.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Matching } from "../../matching/matching.ts";
import { cardOf, type ListedRow } from "../../entities/index.ts";
import { mayMeet } from "../matches/index.ts";
import { type Listed, readAll, tellPairs } from "../my-matches/index.ts";
import { limits } from "./limits.ts";
import type { ShownRow } from "./list.ts";
import { actionsFor, isOpenState, shownState } from "./policy.ts";

type Reader = { reader: string; now: Date };
type Tools = { db: Db; matching: Matching };

/** As one of the two sees them. Neither learns an address, a number or an account's id. */
export async function presentConnections(
  { db, matching }: Tools,
  rows: readonly ShownRow[],
  { reader, now }: Reader,
): Promise<Connection[]> {
  const listed = await readAll(
    db,
    rows.flatMap((row) => profilesOf(row)),
    await shownTo(db, reader),
  );
  const both = rows.map((row) => ({ row, target: targetOf(row, listed), source: sourceOf(row, listed) }));
  const percentOf = await tellToday(matching, both);
  return both.map(({ row, target, source }) => ({
    ...presentRow(row, { reader, now }),
    target: presentProfile(target),
    source: presentProfile(source),
    compatibility: percentOf({ target, source }),
  }));
}

type Both = { target: ListedRow | undefined; source: ListedRow | undefined };

function targetOf({ targetKind: kind, targetId: id }: ShownRow, listed: Listed) {
  return listed({ kind, id });
}

function sourceOf({ sourceKind: kind, sourceId: id }: ShownRow, listed: Listed) {
  return kind && id ? listed({ kind, id }) : undefined;
}

function presentProfile(listed: ListedRow | undefined): Connection["target"] {
  return listed ? { kind: listed.kind, id: listed.row.id, name: cardOf(listed).name } : null;
}

async function tellToday(matching: Matching, both: readonly Both[]): Promise<(pair: Both) => number | null> {
  const pairs = both.flatMap(({ target, source }) =>
    target && source && mayMeet(source.kind, target.kind) ? [{ target, source }] : [],
  );
  if (pairs.length === 0) return () => null;
  try {
    const tell = await tellPairs(await matching.upToDate(), pairs, "en");
    return ({ target, source }) => (target && source && tell({ target, source })?.percent) ?? null;
  } catch (error) {
    // A busy engine keeps nobody from their invitations.
    if (error instanceof HttpError && error.id === "overloaded") return () => null;
    throw error;
  }
}

function profilesOf({ targetKind, targetId, sourceKind, sourceId }: ShownRow) {
  const target = { kind: targetKind, id: targetId };
  return sourceKind && sourceId ? [target, { kind: sourceKind, id: sourceId }] : [target];
}

function presentRow(
  row: ShownRow,
  { reader, now }: Reader,
): Omit<Connection, "target" | "source" | "compatibility"> {
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
