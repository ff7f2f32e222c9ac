import type { EntityKind, MatchType } from "@khamt/contract/vocabulary";
import type { Access } from "../../plugins/access.ts";

/** Anyone may match what anyone may read. Nothing is written. */
export const mayMatch: Access = "public";

type Relation = { source: EntityKind; target: EntityKind };

/** Who may look for what: ideas and people for each other, projects and companies for each other. */
export const relations: Record<MatchType, Relation> = {
  "startup-idea": { source: "cofounder", target: "idea" },
  cofounder: { source: "idea", target: "cofounder" },
  company: { source: "project", target: "company" },
  project: { source: "company", target: "project" },
};
