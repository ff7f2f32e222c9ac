import type { ApplicantFilter, MembershipState, ProgrammeMemberSort, ProgrammeShelf } from "@khamt/contract";
import {
  getManagedProgramme,
  getProgrammeJury,
  listManagedProgrammes,
  listMailedInvitations,
  listProgrammeInvitations,
  listProgrammeMembers,
  listProgrammeReviewers,
  listProgrammeStartUps,
} from "@khamt/contract/calls";
import type { Language } from "@khamt/language";
import { listQuery, oneQuery } from "../../../lib/query/query.ts";

// Members join and apply, and other managers decide, meanwhile.
const fresh = { staleTime: 0 };

export const managedQuery = ({ limit, shelf }: ListAsked) => ({
  ...listQuery(listManagedProgrammes, { query: { limit, shelf } }),
  ...fresh,
});

/** Archived ones too; nobody runs more. */
export const everyProgrammeQuery = {
  ...listQuery(listManagedProgrammes, { query: { limit: 100 } }),
  ...fresh,
};

export type ListAsked = { limit: number | undefined; shelf: ProgrammeShelf };

export const managedOneQuery = (id: string) => ({
  ...oneQuery(getManagedProgramme, { params: { id } }),
  ...fresh,
});

export type PeopleAsked = {
  id: string;
  state: MembershipState;
  sort: ProgrammeMemberSort | undefined;
  /** Of applications. */
  only: ApplicantFilter | undefined;
  /** A part of the name or address. */
  q: string | undefined;
  limit: number | undefined;
};

export const peopleQuery = ({ id, ...query }: PeopleAsked) => ({
  ...listQuery(listProgrammeMembers, { params: { id }, query }),
  ...fresh,
});

/** Of the same list the one at this place, from 1 on. */
export const personQuery = ({ id, limit: _, ...query }: PeopleAsked, at: number) => ({
  ...listQuery(listProgrammeMembers, {
    params: { id },
    query: { ...query, limit: 1, cursor: String(at - 1) },
  }),
  ...fresh,
});

export const reviewersQuery = (id: string) => ({
  ...oneQuery(listProgrammeReviewers, { params: { id } }),
  ...fresh,
});

export const juryQuery = (id: string) => ({
  ...oneQuery(getProgrammeJury, { params: { id } }),
  ...fresh,
});

export const startUpsQuery = (id: string, lang: Language) => ({
  ...oneQuery(listProgrammeStartUps, { params: { id }, query: { lang } }),
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
