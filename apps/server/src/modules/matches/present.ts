import type { MatchResult } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { Match, Matcher } from "@khamt/matching";
import { presentNames } from "../../present-names.ts";
import type { ListedRow } from "./queries.ts";

type Shown = { match: Match; listed: ListedRow; matcher: Matcher; language: Language };

/** A match with its reasons in the reader's language. */
export function presentMatch({ match, listed, matcher, language }: Shown): MatchResult {
  const told = matcher.explain(match, language);
  const profile = presentProfile(listed);
  return {
    ...profile,
    names: presentNames(language, profile.skills, profile.lookingFor, profile.location),
    compatibility: match.percent,
    confidence: match.confidence,
    reason: told.summary,
    reasons: match.reasons.map(({ factor, kind, direction, contribution, evidence }, index) => ({
      factor,
      kind,
      direction,
      contribution,
      text: told.reasons[index] ?? "",
      evidence: evidence.map(({ source, target }) => ({ source, target })),
    })),
  };
}

type Profile = Omit<MatchResult, "names" | "compatibility" | "confidence" | "reason" | "reasons">;

const unsaid = {
  headline: null,
  skills: [],
  lookingFor: [],
  experience: null,
  industry: null,
  stage: null,
  size: null,
  projects: null,
  rating: null,
  avatar: null,
};

function presentProfile({ kind, row }: ListedRow): Profile {
  switch (kind) {
    case "idea":
      return {
        ...unsaid,
        id: row.id,
        type: "startup-idea",
        name: row.title,
        lookingFor: row.requiredSkills,
        industry: row.industry,
        stage: row.stage,
        location: row.location,
        avatar: row.avatar,
      };
    case "cofounder":
      return {
        ...unsaid,
        id: row.id,
        type: "cofounder",
        name: `${row.firstName} ${row.lastName}`.trim(),
        headline: row.title,
        skills: row.skills,
        experience: row.experience,
        industry: row.industries.join(", ") || null,
        location: row.location,
        avatar: row.profileImageUrl,
      };
    case "company":
      return {
        ...unsaid,
        id: row.id,
        type: "company",
        name: row.name,
        headline: row.mission,
        skills: [...row.services, ...row.technologies],
        industry: row.industry,
        size: row.size,
        projects: row.completedProjects,
        rating: row.reviewsCount > 0 ? row.rating : null,
        location: row.location ?? row.headquarters,
        avatar: row.logoUrl,
      };
    default:
      return {
        ...unsaid,
        id: row.id,
        type: "project",
        name: row.title,
        headline: row.companyName,
        lookingFor: row.requiredSkills,
        industry: row.category,
        size: row.requiredCompanySize,
        location: row.preferredLocation,
      };
  }
}
