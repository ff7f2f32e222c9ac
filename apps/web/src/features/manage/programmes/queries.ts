import type { MembershipState } from "@khamt/contract";
import {
  getManagedProgramme,
  listManagedProgrammes,
  listMailedInvitations,
  listProgrammeInvitations,
  listProgrammeMembers,
} from "@khamt/contract/calls";
import { listQuery, oneQuery } from "../../../lib/query/query.ts";

// Members join and apply, and other managers decide, meanwhile.
const fresh = { staleTime: 0 };

export const managedQuery = (limit: number | undefined) => ({
  ...listQuery(listManagedProgrammes, { query: { limit } }),
  ...fresh,
});

export const managedOneQuery = (id: string) => ({
  ...oneQuery(getManagedProgramme, { params: { id } }),
  ...fresh,
});

export const peopleQuery = (id: string, state: MembershipState, limit: number | undefined) => ({
  ...listQuery(listProgrammeMembers, { params: { id }, query: { state, limit } }),
  ...fresh,
});

export const invitationsQuery = (id: string) => ({
  ...oneQuery(listProgrammeInvitations, { params: { id } }),
  ...fresh,
});

export const mailedQuery = (id: string, limit: number | undefined) => ({
  ...listQuery(listMailedInvitations, { params: { id }, query: { limit } }),
  ...fresh,
});
