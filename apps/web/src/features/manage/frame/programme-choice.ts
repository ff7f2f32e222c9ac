import { listManagedProgrammes } from "@khamt/contract/calls";
import { listQuery } from "../../../lib/query/query.ts";

/** To choose one of; nobody runs more at once. */
export const programmeChoiceQuery = {
  ...listQuery(listManagedProgrammes, { query: { limit: 100, shelf: "current" } }),
  staleTime: 0,
};
