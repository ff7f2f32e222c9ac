import type { MatchType } from "@khamt/contract/vocabulary";
import { useOwnProfiles } from "../../../shared/own-profiles/use-own-profiles.ts";
import { kindsLooking } from "../../../shared/profiles/kinds.ts";
import type { Own, OwnProfile } from "../../../shared/own-profiles/own-profiles.ts";
import { useUser } from "../../../lib/auth/index.ts";
import type { MatchSource } from "../target.ts";

/** A profile of the member's own, and why it cannot be matched, where it cannot. */
export type OwnSource = {
  language: string;
  hindrance: "incomplete" | "paused" | undefined;
} & MatchSource;

export type OwnSources = {
  /** Undefined while they are awaited; empty for a visitor. */
  sources: OwnSource[] | undefined;
  error: Error | null;
  retry: () => void;
};

export function useOwnSources(type: MatchType): OwnSources {
  const isMember = useUser() !== null;
  const own = useOwnProfiles(kindsLooking[type], { enabled: isMember, staleTime: 0 });
  const isAwaited = isMember && own.isPending;
  return { sources: isAwaited ? undefined : own.profiles.map(sourceOf), error: own.error, retry: own.retry };
}

function sourceOf({ profile, ...source }: OwnProfile): OwnSource {
  return { ...source, language: profile.contentLanguage, hindrance: hindranceOf(profile) };
}

function hindranceOf(own: Own): OwnSource["hindrance"] {
  if (own.missing.length > 0) return "incomplete";
  const isPaused =
    !own.isPublished || ("isActive" in own && !own.isActive) || ("isAvailable" in own && !own.isAvailable);
  return isPaused ? "paused" : undefined;
}
