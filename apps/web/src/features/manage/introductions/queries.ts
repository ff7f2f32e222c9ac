import { getPairFit, listIntroducible, listManagedIntroductions } from "@khamt/contract/calls";
import { listQuery, oneQuery } from "../../../lib/query/query.ts";

export const managedIntroductionsQuery = (limit: number | undefined) => ({
  ...listQuery(listManagedIntroductions, { query: { limit } }),
  staleTime: 0,
});

type Chosen = { programmeId: string; a: string; b: string };

/** Who can be introduced; to whom, once the first of the two is chosen. */
export const introducibleQuery = ({ programmeId, a }: Pick<Chosen, "programmeId" | "a">) => ({
  ...oneQuery(listIntroducible, { query: { programmeId, to: a === "" ? undefined : a } }),
  staleTime: 0,
  enabled: programmeId !== "",
});

export const pairFitQuery = ({ programmeId, a, b }: Chosen) => ({
  ...oneQuery(getPairFit, { query: { programmeId, a, b } }),
  staleTime: 0,
  enabled: a !== "" && b !== "" && a !== b,
});
