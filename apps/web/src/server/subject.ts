import type { CompanyPage, Cofounder, Idea, PartnerDetail, Project } from "@khamt/contract";
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

const idea: Read = (client, id) => ofKind("idea", client.getQueryData(ideaQuery(id).queryKey));

const readers: Record<string, Read> = {
  "/idea/$id": idea,
  "/startup-ideas/$id": idea,
  "/startup-cofounders/$id": (client, id) =>
    ofKind("cofounder", client.getQueryData(cofounderQuery(id).queryKey)),
  "/companies/$id": (client, id) => ofKind("company", client.getQueryData(companyQuery(id).queryKey)),
  "/project-listings/$id": (client, id) => ofKind("project", client.getQueryData(projectQuery(id).queryKey)),
  "/partner/$id": (client, id) => ofKind("partner", client.getQueryData(partnerQuery(id).queryKey)),
};

export function subjectOf(router: AppRouter, client: QueryClient): Subject | undefined {
  const { routeId, params } = router.stores.matches.get().at(-1) ?? {};
  const id = (params as { id?: string } | undefined)?.id;
  return id === undefined ? undefined : readers[routeId as string]?.(client, id);
}

/** A partner is a view of one of the other kinds. */
export function kindOf({ kind, data }: Subject): EntityKind {
  if (kind !== "partner") return kind;
  return data.type === "company" ? "company" : "cofounder";
}

function ofKind<Kind extends Subject["kind"]>(
  kind: Kind,
  data: Extract<Subject, { kind: Kind }>["data"] | undefined,
) {
  return data && ({ kind, data } as Extract<Subject, { kind: Kind }>);
}
