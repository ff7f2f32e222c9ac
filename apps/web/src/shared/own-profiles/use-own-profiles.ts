import type { EntityKind } from "@khamt/contract/vocabulary";
import { useQueries } from "@tanstack/react-query";
import { type OwnProfile, ownQuery } from "./own-profiles.ts";
import { nameOfProfile } from "../profiles/public-profile.ts";

type Asking = {
  enabled?: boolean;
  staleTime?: number;
};

/** The member's own of some kinds, in the order of the kinds; those that are there. */
export function useOwnProfiles<Kind extends EntityKind>(kinds: readonly Kind[], asking: Asking = {}) {
  const results = useQueries({ queries: kinds.map((kind) => ({ ...ownQuery(kind), ...asking })) });
  const profiles = kinds.flatMap((kind, at): OwnProfile<Kind>[] =>
    (results[at]?.data ?? []).map((profile) => ({
      kind,
      id: profile.id,
      name: nameOfProfile(profile),
      profile,
    })),
  );
  return {
    profiles,
    isPending: results.some(({ isPending }) => isPending),
    /** All kinds have been answered at some time. */
    isLoaded: results.every(({ data }) => data !== undefined),
    error: results.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}
