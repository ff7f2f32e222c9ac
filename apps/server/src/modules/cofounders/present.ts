import { type Cofounder, cofounderFields, type OwnCofounder, reaching } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { type CofounderRow, publishedActivity, publishedWebsite } from "../../entities/cofounder.ts";
import { presentOwn } from "../../entities/owned/present.ts";
import { pickFields, presenterOf } from "../../entities/present-fields.ts";
import { presentVerification } from "../../entities/verification.ts";

const presentFields = presenterOf(cofounderFields);

export function presentCofounder(row: CofounderRow, reader: Language): Cofounder {
  return {
    ...presentFields(row, reader),
    portfolioUrl: publishedWebsite(row),
    isAvailable: row.isAvailable,
    isVerified: row.verification !== null,
    verification: presentVerification(row.verification),
    lastActiveAt: publishedActivity(row)?.toISOString() ?? null,
  };
}

export function presentOwnCofounder(row: CofounderRow, reader: Language): OwnCofounder {
  return {
    ...presentCofounder(row, reader),
    ...presentOwn("cofounder", row),
    ...pickFields(reaching(cofounderFields, "contact"), row),
    portfolioUrl: row.portfolioUrl,
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
  };
}
