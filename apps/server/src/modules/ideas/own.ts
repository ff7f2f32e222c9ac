import { desc, eq } from "drizzle-orm";
import { ideaInput, ownIdea } from "@khamt/contract";
import { deriveIdea } from "../../entities/derive.ts";
import { startupIdeas } from "../../platform/db/schema/index.ts";
import { presentOwn } from "../../entities/owned/present.ts";
import { ownRoutes } from "../../entities/owned/routes.ts";
import { presentIdea } from "./present.ts";
import { selectIdeas } from "./queries.ts";

export const ownIdeaRoutes = ownRoutes(
  {
    kind: "idea",
    url: "/api/startup-ideas",
    mine: "/api/my-startup-idea-profile",
    isSingle: false,
    input: ideaInput,
    output: ownIdea,
    table: startupIdeas,
    activeColumn: "isActive",
    derive: deriveIdea,
    texts: ({ title, description }) => [title, description],
    files: () => ({}),
    owner: async (_db, userId) => ({ userId }),
    listOwn: (db, userId) =>
      selectIdeas(db)
        .where(eq(startupIdeas.userId, userId))
        .orderBy(desc(startupIdeas.createdAt), desc(startupIdeas.id)),
    present: (row, reader) => ({ ...presentIdea(row, reader), ...presentOwn("idea", row) }),
  },
  "Ideas",
);
