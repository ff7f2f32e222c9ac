import { desc, eq } from "drizzle-orm";
import { ownProject, projectInput } from "@khamt/contract";
import { deriveProject } from "../../entities/derive.ts";
import { companies, projectListings } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { presentOwn } from "../../entities/owned/present.ts";
import { ownRoutes } from "../../entities/owned/routes.ts";
import { endOfLife } from "./life.ts";
import { presentLife, presentProject } from "./present.ts";
import { type OwnProjectRow, selectOwnProjects } from "./queries.ts";

export const ownProjectRoutes = ownRoutes(
  {
    kind: "project",
    url: "/api/project-listings",
    mine: "/api/my-project-listing",
    isSingle: false,
    input: projectInput,
    output: ownProject,
    table: projectListings,
    activeColumn: "isActive",
    derive: (fields, rates, createdAt) => deriveProject({ ...fields, createdAt }, rates),
    texts: ({ title, description }) => [title, description],
    files: () => ({}),
    begin: (now) => ({ expiresAt: endOfLife(now) }),
    isOpen: ({ state }: OwnProjectRow) => state === "open",
    owner: async (db, userId) => {
      const [company] = await db
        .select({ companyId: companies.id })
        .from(companies)
        .where(eq(companies.userId, userId))
        .for("share");
      if (!company) throw new HttpError("company-needed");
      return company;
    },
    listOwn: (db, userId) =>
      selectOwnProjects(db)
        .where(eq(companies.userId, userId))
        .orderBy(desc(projectListings.createdAt), desc(projectListings.id)),
    present: (row, reader) => ({
      ...presentProject(row, reader),
      ...presentOwn("project", row),
      ...presentLife(row),
    }),
  },
  "Projects",
);
