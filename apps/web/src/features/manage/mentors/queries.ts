import type { MentorShelf } from "@khamt/contract";
import { listManagedMentors } from "@khamt/contract/calls";
import { listQuery } from "../../../lib/query/query.ts";

export type MentorsAsked = { limit: number | undefined; shelf: MentorShelf };

export const managedMentorsQuery = ({ limit, shelf }: MentorsAsked) => ({
  ...listQuery(listManagedMentors, { query: { limit, shelf } }),
  staleTime: 0,
});
