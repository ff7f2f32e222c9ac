import { getProgramme, listOwnJuries, listOwnProgrammes, listProgrammes } from "@khamt/contract/calls";
import { listQuery, oneQuery } from "../../lib/query/query.ts";

export const programmesQuery = (limit: number | undefined) => ({
  ...listQuery(listProgrammes, { query: { limit } }),
  staleTime: 0,
});

export const ownProgrammesQuery = { ...oneQuery(listOwnProgrammes), staleTime: 0 };

export const ownJuriesQuery = { ...oneQuery(listOwnJuries), staleTime: 0 };

export const programmeQuery = (slug: string, invitation: string | undefined) => ({
  ...oneQuery(getProgramme, { params: { slug }, query: { invitation } }),
  // Managers decide meanwhile.
  staleTime: 0,
});
