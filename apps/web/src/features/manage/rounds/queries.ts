import { listManagedProgrammes, listRounds } from "@khamt/contract/calls";
import { listQuery, serverLimit } from "../../../lib/query/query.ts";

export const roundsListQuery = (limit: number | undefined) => ({
  ...listQuery(listRounds, { query: { limit } }),
  staleTime: 0,
});

/** The newest hundred: rounds are planned for what goes on. */
export const roundsProgrammesQuery = {
  ...listQuery(listManagedProgrammes, { query: { limit: serverLimit } }),
  staleTime: 0,
};
