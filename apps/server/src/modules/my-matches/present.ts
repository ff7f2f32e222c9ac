import {
  type MatchWith,
  type MatchesWith,
  mostReasonsWith,
  mostStrandsWith,
  type MyMatch,
} from "@khamt/contract";
import { isDistant } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { PresentedMatch } from "../../matching/calls.ts";
import { presentNamed } from "../../entities/index.ts";
import { changeSince, presentFound, presentNeeds } from "../matches/index.ts";
import type { BestWith, FoundWith } from "./match-with.ts";
import type { KeptRow } from "./queries.ts";
import type { Both } from "./read.ts";

type Kept = Both & { row: KeptRow; told: PresentedMatch | undefined; isContacted: boolean };

/** A kept match as it is today; what cannot be told anew is told as it was. */
export function presentKept({ row, target, source, told, isContacted }: Kept, reader: Language): MyMatch {
  const { dismissedAs } = row;
  const compatibility = told?.percent ?? row.compatibilityScore;
  return {
    id: row.id,
    type: row.matchType,
    targetId: row.targetId,
    // Whoever was invited elsewhere, or has become connected, is contacted here too.
    status: row.status === "saved" && isContacted ? "contacted" : row.status,
    savedAt: (row.savedAt ?? row.createdAt).toISOString(),
    compatibility,
    distant: isDistant(compatibility),
    reason: told?.reason ?? row.aiInsights ?? "",
    reasons: told?.reasons.map(({ text }) => text) ?? row.matchReasons,
    language: told ? reader : row.toldIn,
    source: source ? presentNamed(source) : null,
    profile: target ? presentFound(target, reader) : null,
    changed: dismissedAs && changeSince(dismissedAs, { target, source }),
  };
}

export function presentWith({ target, source, percent }: BestWith): MatchesWith[number] {
  const { kind, row } = target;
  return { target: { kind, id: row.id }, source: presentNamed(source), compatibility: percent };
}

export function presentMatchWith(found: FoundWith, reader: Language): MatchWith {
  const nothing = { is: found.is, match: null, unlisted: null };
  if (found.is === "unlisted") return { ...nothing, unlisted: found.own };
  if (found.is !== "matched") return nothing;
  const { source, others, told } = found;
  const { percent, reason, reasons } = told.match;
  // What speaks for it first.
  const ordered = [
    ...reasons.filter(({ kind }) => kind === "strength"),
    ...reasons.filter(({ kind }) => kind !== "strength"),
  ];
  return {
    ...nothing,
    match: {
      source: { ...presentNamed(source), contentLanguage: source.row.contentLanguage },
      others,
      compatibility: percent,
      reason,
      reasons: ordered
        .slice(0, mostReasonsWith)
        .map(({ kind, text, evidence }) => ({ kind, text, evidence })),
      needs: {
        asking: told.asking,
        met: told.needs.all.filter(({ cover }) => cover === "covered").length,
        of: told.needs.all.length,
        strands: presentNeeds(told.needs.all.slice(0, mostStrandsWith), reader).map(({ name, cover }) => ({
          name,
          cover,
        })),
      },
    },
  };
}
