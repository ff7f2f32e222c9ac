import type { RoundAudience, RoundsFilter } from "@khamt/contract";
import { countRoundsPeople, listManagedProgrammes, listRounds } from "@khamt/contract/calls";
import { keepPreviousData } from "@tanstack/react-query";
import { listQuery, oneQuery, serverLimit } from "../../../lib/query/query.ts";

export const roundsListQuery = (limit: number | undefined) => ({
  ...listQuery(listRounds, { query: { limit } }),
  staleTime: 0,
});

/** The newest hundred: rounds are planned for what goes on. */
export const roundsProgrammesQuery = {
  ...listQuery(listManagedProgrammes, { query: { limit: serverLimit, shelf: "current" } }),
  staleTime: 0,
};

export type Choice = { programmeId: string; audience: RoundAudience; filter: RoundsFilter };

/** How many a plan would be for; without a programme, of all members. */
export const roundsPeopleQuery = ({ programmeId, audience, filter }: Choice) => ({
  ...oneQuery(countRoundsPeople, {
    query: { ...(audience === "filter" && filter), audience, programmeId: programmeId || undefined },
  }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});
