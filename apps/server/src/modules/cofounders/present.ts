import { type Cofounder, cofounderFields } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { type CofounderRow, publishedActivity } from "../../entities/cofounder.ts";
import { presentFields } from "../../entities/present-fields.ts";

export function presentCofounder(row: CofounderRow, reader: Language): Cofounder {
  return {
    ...presentFields({ fields: cofounderFields, row, reader }),
    isAvailable: row.isAvailable,
    isVerified: row.isVerified,
    lastActiveAt: publishedActivity(row)?.toISOString() ?? null,
  };
}
