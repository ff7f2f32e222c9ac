import type { MatchType } from "@khamt/contract/vocabulary";
import { type Privacy, wholePrivacy } from "./privacy.ts";

export interface Settings {
  readonly type: MatchType;
  /** Of an own profile; empty for the text. */
  readonly profileId: string;
  readonly text: string;
  readonly privacy: Privacy;
}

export function settingsFor(type: MatchType): Settings {
  return { type, profileId: "", text: "", privacy: wholePrivacy };
}
