import {
  listEventGuests,
  listEventsInPlace,
  listEventWalkIns,
  listManagedEvents,
} from "@khamt/contract/calls";
import { listQuery, oneQuery } from "../../../lib/query/query.ts";

export type EventsAsked = { limit: number | undefined; programme: string | undefined };

export const managedEventsQuery = (query: EventsAsked) => ({
  ...listQuery(listManagedEvents, { query }),
  staleTime: 0,
});

export const inPlaceQuery = (query: { place: string; beginsAt: string; endsAt: string; except: string }) => ({
  ...oneQuery(listEventsInPlace, { query }),
  staleTime: 0,
});

export const guestsQuery = (id: string, query: { q: string | undefined; limit: number }) => ({
  ...listQuery(listEventGuests, { params: { id }, query }),
  staleTime: 0,
});

export const walkInsQuery = (id: string) => ({
  ...oneQuery(listEventWalkIns, { params: { id } }),
  staleTime: 0,
});
