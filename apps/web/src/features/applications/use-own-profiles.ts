import type { OwnCofounder, OwnCompany } from "@khamt/contract";
import { useQueries } from "@tanstack/react-query";
import { oneQuery } from "../../lib/query/query.ts";

export interface OwnProfile {
  kind: "cofounder" | "company";
  id: string;
  name: string;
}

/** As whom the member can apply. */
export function useOwnProfiles() {
  const [people, firms] = useQueries({
    queries: [
      { ...oneQuery<OwnCofounder[]>("/api/my-cofounder-profiles"), staleTime: 0 },
      { ...oneQuery<OwnCompany[]>("/api/my-company-profiles"), staleTime: 0 },
    ],
  });
  const profiles: OwnProfile[] | undefined = people.data &&
    firms.data && [
      ...people.data.map(({ id, firstName, lastName }) => ({
        kind: "cofounder" as const,
        id,
        name: `${firstName} ${lastName}`.trim(),
      })),
      ...firms.data.map(({ id, name }) => ({ kind: "company" as const, id, name })),
    ];
  const refetch = () => Promise.all([people.refetch(), firms.refetch()]);
  return { profiles, error: people.error ?? firms.error, refetch };
}
