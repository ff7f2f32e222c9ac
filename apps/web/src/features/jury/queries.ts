import type { Jury, JuryFilter } from "@khamt/contract";
import { getJury, listJuryApplications } from "@khamt/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { apiOf, isMissing, listQuery } from "../../lib/query/query.ts";

// Members apply, and managers decide, meanwhile.
const fresh = { staleTime: 0 };

/** Null for whoever is not asked: the page says so itself. */
export const juryQuery = (id: string) =>
  queryOptions<Jury | null>({
    queryKey: [getJury, { params: { id } }],
    queryFn: (asked) =>
      apiOf(asked)
        .call(getJury, { params: { id } })
        .catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        }),
    ...fresh,
  });

/** Which of the applications. */
export type JuryPart = {
  id: string;
  only: JuryFilter | undefined;
  /** A part of the name. */
  q: string | undefined;
};

export const juryApplicationsQuery = ({ id, only, q, limit }: JuryPart & { limit: number | undefined }) => ({
  ...listQuery(listJuryApplications, { params: { id }, query: { only, q, limit } }),
  ...fresh,
});

/** The one at this place of the list, from 1 on. */
export const juryApplicationQuery = ({ id, only, q }: JuryPart, at: number) => ({
  ...listQuery(listJuryApplications, {
    params: { id },
    query: { only, q, limit: 1, cursor: String(at - 1) },
  }),
  ...fresh,
});
