import { listManagedMentors } from "@khamt/contract/calls";
import { listQuery } from "../../../lib/query/query.ts";

export const managedMentorsQuery = (limit: number | undefined) => ({
  ...listQuery(listManagedMentors, { query: { limit } }),
  staleTime: 0,
});
