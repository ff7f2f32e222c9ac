import type { Idea, OwnIdea } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { IdeaRow } from "../../entities/idea.ts";
import { presentOwn } from "../../entities/owned/present.ts";
import { presentNames } from "../../platform/text/present-names.ts";

/** Its owner appears by display name only. */
export function presentIdea(row: IdeaRow, reader: Language): Idea {
  return {
    id: row.id,
    contentLanguage: row.contentLanguage,
    isDemo: row.isDemo,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    names: presentNames(reader, row.requiredSkills, row.tags, row.location),
    title: row.title,
    description: row.description,
    industry: row.industry,
    stage: row.stage,
    fundingNeeds: row.fundingNeeds,
    fundingNeeded: row.fundingNeeds,
    requiredSkills: row.requiredSkills,
    lookingFor: row.requiredSkills,
    tags: row.tags,
    location: row.location,
    commitment: row.commitment,
    ownerName: [row.ownerFirstName, row.ownerLastName].filter(Boolean).join(" "),
    avatar: row.avatar,
    verified: row.verified,
    isActive: row.isActive,
  };
}

export function presentOwnIdea(row: IdeaRow, reader: Language): OwnIdea {
  return { ...presentIdea(row, reader), ...presentOwn("idea", row) };
}
