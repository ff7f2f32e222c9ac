import type { MentorShelf } from "@khamt/contract";
import { listManagedMentors } from "@khamt/contract/calls";
import { listQuery } from "../../../lib/query/query.ts";

export type MentorsAsked = {
  limit: number | undefined;
  shelf: MentorShelf;
  /** A part of the name. */
  q: string | undefined;
  programme: string | undefined;
};

export const managedMentorsQuery = (query: MentorsAsked) => ({
  ...listQuery(listManagedMentors, { query }),
  staleTime: 0,
});
