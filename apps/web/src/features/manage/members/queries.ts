import type { MemberFilters } from "@khamt/contract";
import { getManagedMember, listManagedProgrammes, listMembers, listSavedViews } from "@khamt/contract/calls";
import { listQuery, oneQuery } from "../../../lib/query/query.ts";

export type MembersSearch = MemberFilters & { limit?: number | undefined };

// Members come and go meanwhile, and other administrators act.
const fresh = { staleTime: 0 };

export const membersQuery = (search: MembersSearch) => ({
  ...listQuery(listMembers, { query: search }),
  ...fresh,
});
export const memberQuery = (id: string) => ({ ...oneQuery(getManagedMember, { params: { id } }), ...fresh });
export const viewsQuery = { ...oneQuery(listSavedViews), ...fresh };
/** Those that somebody can be put into. */
export const programmesQuery = { ...listQuery(listManagedProgrammes, { query: { limit: 100 } }), ...fresh };
export const memberCalls = [listMembers, getManagedMember] as const;
