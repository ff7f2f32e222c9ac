import { listManagedAnnouncements, listManagedProgrammes } from "@khamt/contract/calls";
import { listQuery } from "../../../lib/query/query.ts";

export const managedAnnouncementsQuery = (limit: number | undefined) => ({
  ...listQuery(listManagedAnnouncements, { query: { limit } }),
  staleTime: 0,
});

/** To choose one of; nobody runs more at once. */
export const programmeChoiceQuery = {
  ...listQuery(listManagedProgrammes, { query: { limit: 100 } }),
  staleTime: 0,
};
