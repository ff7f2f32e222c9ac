import { entityKinds, type MatchType } from "@khamt/contract/vocabulary";
import { useUser } from "../../lib/auth/index.ts";
import { useOwnProfiles } from "../../shared/own-profiles/use-own-profiles.ts";
import { kindsLooking } from "../../shared/profiles/kinds.ts";
import type { Wanted } from "./run.ts";
import { type CardProfile, looksFor, type Settings } from "./settings.ts";

export type OwnProfiles = {
  /** The card's profile first, then the member's own. */
  readonly lookingFor: (type: MatchType) => readonly CardProfile[];
  readonly wantedBy: (settings: Settings) => Pick<Wanted, "type" | "own" | "ownIds">;
};

/** A member's own profiles: asked for when the dialog opens, so that a run has them without asking. */
export function useOwn(from: CardProfile | undefined): OwnProfiles {
  const isMember = useUser() !== null;
  const { profiles: all } = useOwnProfiles(entityKinds, { enabled: isMember });
  const ownIds = all.map(({ id }) => id);
  return {
    lookingFor: (type) => {
      const own = all.filter(({ kind, id }) => kindsLooking[type].includes(kind) && id !== from?.id);
      return looksFor(from, type) ? [from, ...own] : own;
    },
    wantedBy: ({ type, profileId, text }) => {
      const chosen = all.find(({ id }) => id === profileId);
      if (chosen !== undefined) return { type, own: chosen, ownIds };
      if (looksFor(from, type) && from.id === profileId)
        return { type, own: { kind: from.kind, id: from.id }, ownIds: [...ownIds, from.id] };
      const [kind] = kindsLooking[type];
      return { type, own: { kind, text }, ownIds };
    },
  };
}
