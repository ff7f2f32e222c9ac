import type { MyMatch } from "@khamt/contract";
import { isDistant } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { PresentedMatch } from "../../matching/calls.ts";
import { changeSince, presentFound } from "../matches/index.ts";
import type { KeptRow } from "./queries.ts";
import type { Both } from "./read.ts";

type Kept = Both & { row: KeptRow; told: PresentedMatch | undefined };

/** A kept match as it is today; what cannot be told anew is told as it was. */
export function presentKept({ row, target, source, told }: Kept, reader: Language): MyMatch {
  const { dismissedAs } = row;
  const compatibility = told?.percent ?? row.compatibilityScore;
  return {
    id: row.id,
    type: row.matchType,
    targetId: row.targetId,
    status: row.status,
    savedAt: (row.savedAt ?? row.createdAt).toISOString(),
    compatibility,
    distant: isDistant(compatibility),
    reason: told?.reason ?? row.aiInsights ?? "",
    reasons: told?.reasons.map(({ text }) => text) ?? row.matchReasons,
    language: told ? reader : row.toldIn,
    source: source ? { kind: source.kind, id: source.row.id, name: presentFound(source, reader).name } : null,
    profile: target ? presentFound(target, reader) : null,
    changed: dismissedAs && changeSince(dismissedAs, { target, source }),
  };
}
