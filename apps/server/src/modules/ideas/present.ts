import { type Idea, ideaFields, type OwnIdea } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { IdeaRow } from "../../entities/idea.ts";
import { presentOwn } from "../../entities/owned/present.ts";
import { presenterOf } from "../../entities/present-fields.ts";
import { presentVerification } from "../../entities/verification.ts";

const presentFields = presenterOf(ideaFields);

/** Its owner appears by display name only. */
export function presentIdea(row: IdeaRow, reader: Language): Idea {
  return {
    ...presentFields(row, reader),
    fundingNeeded: row.fundingNeeds,
    lookingFor: row.requiredSkills,
    ownerName: [row.ownerFirstName, row.ownerLastName].filter(Boolean).join(" "),
    avatar: row.avatar,
    verified: row.verification !== null,
    verification: presentVerification(row.verification),
    isActive: row.isActive,
  };
}

export function presentOwnIdea(row: IdeaRow, reader: Language): OwnIdea {
  return { ...presentIdea(row, reader), ...presentOwn("idea", row) };
}
