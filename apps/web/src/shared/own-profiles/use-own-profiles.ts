import type { EntityRef, OwnCofounder, OwnCompany, OwnIdea } from "@khamt/contract";
import { useQueries } from "@tanstack/react-query";
import { oneQuery } from "../../lib/query/query.ts";

const paths = [
  { kind: "idea", path: "/api/my-startup-idea-profiles" },
  { kind: "cofounder", path: "/api/my-cofounder-profiles" },
  { kind: "company", path: "/api/my-company-profiles" },
] as const;

type Own = { id: string } & Partial<
  Pick<OwnIdea, "title"> & Pick<OwnCofounder, "firstName" | "lastName"> & Pick<OwnCompany, "name">
>;

/** The member's profiles by their names; none until they are there. */
export function useOwnProfiles(): (EntityRef & { name: string })[] {
  const results = useQueries({ queries: paths.map(({ path }) => oneQuery<Own[]>(path)) });
  return paths.flatMap(({ kind }, index) =>
    (results[index]?.data ?? []).map((own) => ({ kind, id: own.id, name: nameOf(kind, own) })),
  );
}

/** A person's title is their job. */
function nameOf(kind: (typeof paths)[number]["kind"], { title, name, firstName, lastName }: Own): string {
  return kind === "cofounder" ? `${firstName ?? ""} ${lastName ?? ""}`.trim() : (name ?? title ?? "");
}
