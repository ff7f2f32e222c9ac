import { getPairFit, listIntroducible, listManagedIntroductions } from "@khamt/contract/calls";
import { listQuery, oneQuery } from "../../../lib/query/query.ts";

export const managedIntroductionsQuery = (limit: number | undefined) => ({
  ...listQuery(listManagedIntroductions, { query: { limit } }),
  staleTime: 0,
});

type Chosen = { programmeId: string; a: string; b: string };

type Asked = { programmeId: string; to: string; q: string };

/** Who can be introduced; to whom, once the first of the two is chosen. */
export const introducibleQuery = ({ programmeId, to, q }: Asked) => ({
  ...oneQuery(listIntroducible, { query: { programmeId, to: to || undefined, q: q || undefined } }),
  staleTime: 0,
});

export const pairFitQuery = ({ programmeId, a, b }: Chosen) => ({
  ...oneQuery(getPairFit, { query: { programmeId, a, b } }),
  staleTime: 0,
  enabled: a !== "" && b !== "" && a !== b,
});
