import type { MatchPreferences } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Profile } from "../../matching/calls.ts";

type Written = { kind: EntityKind; text: string; preferences: MatchPreferences | undefined };

/** What a visitor writes, taken for the description of a profile of that kind. */
export function textProfile({ kind, text, preferences = {} }: Written): Profile {
  const said = { id: "visitor", preferences };
  return kind === "cofounder"
    ? { kind, profile: { ...said, bio: text } }
    : { kind, profile: { ...said, description: text } };
}
