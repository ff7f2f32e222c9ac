import type { ServiceRequest } from "@khamt/contract";
import { actionsFor, type Reader, roleOf } from "./policy.ts";
import type { ShownRow } from "./queries.ts";

export function presentRequest(row: ShownRow, reader: Reader): ServiceRequest {
  const talks = reader.id === row.userId || reader.id === row.operatorId;
  return {
    id: row.id,
    service: row.service,
    state: row.state,
    actions: actionsFor(row, reader),
    side: roleOf(row, reader) === "requester" ? "mine" : "operator",
    requester: row.requester,
    need: row.need,
    contentLanguage: row.contentLanguage,
    preferredTime: row.preferredTime,
    proposedTime: row.proposedTime,
    answer: row.answer,
    cancelledBy: cancelledBy(row),
    cancelReason: row.cancelReason,
    conversationId: talks ? row.conversationId : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function cancelledBy({ state, movedBy, userId }: ShownRow): ServiceRequest["cancelledBy"] {
  if (state !== "cancelled") return null;
  return movedBy === userId ? "requester" : "operator";
}
