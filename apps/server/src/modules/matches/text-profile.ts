import type { MatchPreferences } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { textProfile as read } from "@khamt/matching";
import { language } from "../../platform/text/language.ts";
import type { Profile } from "../../matching/calls.ts";

type Written = { kind: EntityKind; text: string; preferences: MatchPreferences | undefined };

/** What a visitor writes, as a profile that is nobody's. */
export function textProfile(written: Written): Profile {
  return read(written, language);
}
