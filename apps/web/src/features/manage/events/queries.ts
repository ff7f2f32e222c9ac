import { listEventGuests, listManagedEvents } from "@khamt/contract/calls";
import { listQuery } from "../../../lib/query/query.ts";

export const managedEventsQuery = (limit: number | undefined) => ({
  ...listQuery(listManagedEvents, { query: { limit } }),
  staleTime: 0,
});

export const guestsQuery = (id: string, limit: number) => ({
  ...listQuery(listEventGuests, { params: { id }, query: { limit } }),
  staleTime: 0,
});
