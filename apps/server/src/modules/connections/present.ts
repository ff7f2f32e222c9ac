import type { Connection } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import { type ListedRow, presentNamed } from "../../entities/index.ts";
import type { Conduct } from "../../platform/conduct.ts";
import { actionsFor, isOpenState, needsOther, shownState } from "./policy.ts";
import type { RowWithProfiles } from "./queries.ts";

type Reader = { reader: string; now: Date; conduct: Conduct };

/** As one of the two sees it. Neither learns an address, a number or an account's id. */
export function presentConnection(row: RowWithProfiles, { reader, now, conduct }: Reader): Connection {
  const role = row.senderId === reader ? "sender" : "receiver";
  const expiresAt = new Date(row.createdAt.getTime() + conduct.invitationDays * day);
  // Between its end and the next look of the job that ends it.
  const isOver = isOpenState(row.state) && expiresAt <= now;
  const isDeclined = row.state === "declined";
  return {
    id: row.id,
    role,
    state: isOver ? "expired" : shownState(row),
    actions: isOver ? [] : actionsFor(row, role).filter((each) => row.isOtherHere || !needsOther(each)),
    other: { name: row.otherName, avatar: row.otherAvatar, isAway: !row.isOtherHere },
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
    target: presentProfile(row.target),
    source: presentProfile(row.source),
    compatibility: row.compatibility,
  };
}

function presentProfile(listed: ListedRow | undefined): Connection["target"] {
  return listed ? presentNamed(listed) : null;
}
