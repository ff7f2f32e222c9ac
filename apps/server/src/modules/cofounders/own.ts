import { eq } from "drizzle-orm";
import { cofounderInput, ownCofounder } from "@khamt/contract";
import { deriveCofounder } from "../../entities/derive.ts";
import { startupCofounders } from "../../platform/db/schema/index.ts";
import { presentOwn } from "../../entities/owned/present.ts";
import { ownRoutes } from "../../entities/owned/routes.ts";
import { presentCofounder } from "./present.ts";
import { selectCofounders } from "./queries.ts";

export const ownCofounderRoutes = ownRoutes(
  {
    kind: "cofounder",
    url: "/api/startup-cofounders",
    mine: "/api/my-cofounder-profile",
    isSingle: true,
    input: cofounderInput,
    output: ownCofounder,
    table: startupCofounders,
    activeColumn: "isAvailable",
    derive: deriveCofounder,
    texts: ({ title, bio, skills }) => [title, bio, skills.join(", ")],
    files: ({ profileImageUrl }) => ({ profileImageUrl: { isPicture: true, addresses: [profileImageUrl] } }),
    stamps: (lastActiveAt) => ({ lastActiveAt }),
    owner: async (_db, userId) => ({ userId }),
    listOwn: (db, userId) => selectCofounders(db).where(eq(startupCofounders.userId, userId)),
    present: (row, reader) => ({
      ...presentCofounder(row, reader),
      ...presentOwn("cofounder", row),
      phoneNumber: row.phoneNumber,
      email: row.email,
      lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
    }),
  },
  "Co-founders",
);
