import type { MatchResult, TeamResult } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { ListedRow } from "../../matching/rows.ts";
import { presentNames } from "../../present-names.ts";
import type { FoundMatch, FoundTeam } from "./find.ts";

/** A match with its reasons in the reader's language. */
export function presentMatch({ told, listed, changed }: FoundMatch, language: Language): MatchResult {
  return {
    ...presentFound(listed, language),
    compatibility: told.percent,
    confidence: told.confidence,
    reason: told.reason,
    reasons: told.reasons,
    ...(changed && { changed }),
  };
}

/** What a match shows of the profile that was found. */
export function presentFound(listed: ListedRow, language: Language) {
  const profile = presentProfile(listed);
  return { ...profile, names: presentNames(language, profile.skills, profile.lookingFor, profile.location) };
}

export function presentTeam({ told, members }: FoundTeam, language: Language): TeamResult {
  return {
    ...told,
    members: told.members.flatMap(({ match, ...member }) => {
      const listed = members.get(match.id);
      return listed ? { ...member, match: presentMatch({ told: match, listed }, language) } : [];
    }),
  };
}

type Profile = Omit<MatchResult, "names" | "compatibility" | "confidence" | "reason" | "reasons" | "changed">;

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
