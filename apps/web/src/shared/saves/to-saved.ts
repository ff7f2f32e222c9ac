import type { SaveInput, SaveMatchesInput } from "@khamt/contract";
import type { Found, FoundMatch, SavedMatch } from "./saved-match.ts";

/** Of a reason; the server takes no longer one. */
const longestReason = 500;

/** A result as this browser keeps it. */
export function toSaved({ result, source }: FoundMatch, now: Date): SavedMatch {
  const { id, type, compatibility, distant, reason, reasons } = result;
  const { name, headline, skills, lookingFor, experience, industry, stage, size } = result;
  const { location, avatar, names, isDemo } = result;
  return {
    id,
    type,
    targetId: id,
    status: "saved",
    savedAt: now.toISOString(),
    compatibility,
    distant,
    reason,
    reasons: reasons.map(({ text }) => text),
    language: document.documentElement.lang === "mn" ? "mn" : "en",
    source: source ? { kind: source.kind, id: source.id, name: source.name } : null,
    profile: {
      name,
      headline,
      skills,
      lookingFor,
      experience,
      industry,
      stage,
      size,
      location,
      avatar,
      names,
      isDemo,
    },
    changed: null,
  };
}

type Input = SaveMatchesInput["matches"][number];

/** As the server is told of a new save. */
export function inputOf({ result, source }: Found): Input {
  const { type, id, compatibility, reason } = result;
  return {
    type,
    targetId: id,
    shown: { compatibility, reason: reason.slice(0, longestReason) },
    ...(source && { source: { kind: source.kind, id: source.id } }),
  };
}

/** As the server is told of what this browser has kept. */
export function inputOfKept(match: SavedMatch): Input & Pick<SaveInput, "status"> {
  const { type, targetId, compatibility, reason, source, savedAt } = match;
  return {
    type,
    targetId,
    savedAt,
    status: match.status === "contacted" ? "contacted" : "saved",
    shown: { compatibility, reason: reason.slice(0, longestReason) },
    ...(source && { source: { kind: source.kind, id: source.id } }),
  };
}
