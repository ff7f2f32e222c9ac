import { getManagedRounds, getOwnRounds, listOwnRounds } from "@khamt/contract/calls";
import { oneQuery } from "../../lib/query/query.ts";

/** Where no event comes through, a page asks by itself: in a room full of phones a stream is easily lost. */
const askEvery = 10_000;

export const managedRoundsQuery = (id: string) => ({
  ...oneQuery(getManagedRounds, { params: { id } }),
  refetchInterval: askEvery,
});

export const ownRoundsQuery = (id: string) => ({
  ...oneQuery(getOwnRounds, { params: { id } }),
  refetchInterval: askEvery,
});

export const ownRoundsListQuery = { ...oneQuery(listOwnRounds), staleTime: 0 };
