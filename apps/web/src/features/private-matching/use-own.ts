import { entityKinds, type MatchType } from "@khamt/contract/vocabulary";
import { useUser } from "../../lib/auth/index.ts";
import type { OwnProfile } from "../../shared/own-profiles/own-profiles.ts";
import { useOwnProfiles } from "../../shared/own-profiles/use-own-profiles.ts";
import { kindsLooking } from "../../shared/profiles/kinds.ts";
import type { Wanted } from "./run.ts";
import type { Settings } from "./settings.ts";

export type OwnProfiles = {
  readonly lookingFor: (type: MatchType) => readonly OwnProfile[];
  readonly wantedBy: (settings: Settings) => Pick<Wanted, "type" | "own" | "ownIds">;
};

/** A member's own profiles: asked for when the dialog opens, so that a run has them without asking. */
export function useOwn(): OwnProfiles {
  const isMember = useUser() !== null;
  const { profiles: all } = useOwnProfiles(entityKinds, { enabled: isMember });
  return {
    lookingFor: (type) => all.filter(({ kind }) => kindsLooking[type].includes(kind)),
    wantedBy: ({ type, profileId, text }) => {
      const chosen = all.find(({ id }) => id === profileId);
      const [kind] = kindsLooking[type];
      return { type, own: chosen ?? { kind, text }, ownIds: all.map(({ id }) => id) };
    },
  };
}
