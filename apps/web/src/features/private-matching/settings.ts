import type { MatchType } from "@khamt/contract/vocabulary";

export const privacySwitches = ["anonymousMode", "hideProfile", "encryptData", "limitSharing"] as const;
const wholePrivacy: Privacy = {
  anonymousMode: true,
  hideProfile: true,
  encryptData: true,
  limitSharing: true,
};

export type Settings = {
  readonly type: MatchType;
  /** Of an own profile; empty for the text. */
  readonly profileId: string;
  readonly text: string;
  readonly privacy: Privacy;
};

export function settingsFor(type: MatchType): Settings {
  return { type, profileId: "", text: "", privacy: wholePrivacy };
}

/** What the visitor asks to be kept private; everything unless told otherwise. */
export type Privacy = {
  readonly anonymousMode: boolean;
  readonly hideProfile: boolean;
  readonly encryptData: boolean;
  readonly limitSharing: boolean;
};
