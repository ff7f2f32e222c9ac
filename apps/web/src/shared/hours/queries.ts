import {
  listBookings,
  listHostedSlots,
  listManagedMentors,
  listMentors,
  listOwnMentorships,
  listTalks,
} from "@khamt/contract/calls";
import { oneQuery } from "../../lib/query/query.ts";

export const mentorsQuery = { ...oneQuery(listMentors), staleTime: 0 };
export const bookingsQuery = { ...oneQuery(listBookings), staleTime: 0 };
export const ownMentorshipsQuery = { ...oneQuery(listOwnMentorships), staleTime: 0 };
export const hostedSlotsQuery = (id: string) => ({
  ...oneQuery(listHostedSlots, { params: { id } }),
  staleTime: 0,
});

export const talksQuery = (id: string) => ({ ...oneQuery(listTalks, { params: { id } }), staleTime: 0 });

/** What a mentor's times and words are part of. */
export const hoursCalls = [
  listManagedMentors,
  listOwnMentorships,
  listHostedSlots,
  listTalks,
  listMentors,
] as const;
