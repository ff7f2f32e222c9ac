import type { CompanyPage, Cofounder, Idea, PartnerDetail, Project } from "@khamt/contract";
import { valueAt } from "@khamt/contract/records";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { QueryClient } from "@tanstack/react-query";
import { cofounderQuery } from "../features/cofounders/queries.ts";
import { companyQuery } from "../features/companies/queries.ts";
import { ideaQuery } from "../features/ideas/queries.ts";
import { partnerQuery } from "../features/partners/queries.ts";
import { projectQuery } from "../features/projects/queries.ts";
import type { AppRouter } from "../router.tsx";

/** What a page is about, as its loader read it. */
export type Subject =
  | { kind: "idea"; data: Idea }
  | { kind: "cofounder"; data: Cofounder }
  | { kind: "company"; data: CompanyPage }
  | { kind: "project"; data: Project }
  | { kind: "partner"; data: PartnerDetail };

type Read = (client: QueryClient, id: string) => Subject | undefined;

const idea: Read = (client, id) => {
  const data = client.getQueryData(ideaQuery(id).queryKey);
  return data && { kind: "idea", data };
};

const readers: Record<string, Read> = {
  "/idea/$id": idea,
  "/startup-ideas/$id": idea,
  "/startup-cofounders/$id": (client, id) => {
    const data = client.getQueryData(cofounderQuery(id).queryKey);
    return data && { kind: "cofounder", data };
  },
  "/companies/$id": (client, id) => {
    const data = client.getQueryData(companyQuery(id).queryKey);
    return data && { kind: "company", data };
  },
  "/project-listings/$id": (client, id) => {
    const data = client.getQueryData(projectQuery(id).queryKey);
    return data && { kind: "project", data };
  },
  "/partner/$id": (client, id) => {
    const data = client.getQueryData(partnerQuery(id).queryKey);
    return data && { kind: "partner", data };
  },
};

export function subjectOf(router: AppRouter, client: QueryClient): Subject | undefined {
  const match = router.stores.matches.get().at(-1);
  const id = valueAt(match?.params, "id");
  return match && typeof id === "string" ? readers[match.routeId]?.(client, id) : undefined;
}

/** A partner is a view of one of the other kinds. */
export function kindOf({ kind, data }: Subject): EntityKind {
  if (kind !== "partner") return kind;
  return data.type === "company" ? "company" : "cofounder";
}
