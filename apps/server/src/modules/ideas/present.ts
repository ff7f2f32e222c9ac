import { type Idea, ideaFields } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { IdeaRow } from "../../entities/idea.ts";
import { presentFields } from "../../entities/present-fields.ts";

/** Its owner appears by display name only. */
export function presentIdea(row: IdeaRow, reader: Language): Idea {
  return {
    ...presentFields({ fields: ideaFields, row, reader }),
    fundingNeeded: row.fundingNeeds,
    lookingFor: row.requiredSkills,
    ownerName: [row.ownerFirstName, row.ownerLastName].filter(Boolean).join(" "),
    avatar: row.avatar,
    verified: row.verified,
    isActive: row.isActive,
  };
}
