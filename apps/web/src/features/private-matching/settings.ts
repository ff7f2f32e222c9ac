import type { EntityRef } from "@khamt/contract";
import type { MatchType } from "@khamt/contract/vocabulary";
import { kindsLooking } from "../../shared/profiles/kinds.ts";

export const privacySwitches = ["anonymousMode", "hideProfile", "encryptData", "limitSharing"] as const;
/** Browsers encrypt nothing for a page that came over plain HTTP. */
export const canEncrypt = (): boolean => "subtle" in crypto;
const wholePrivacy = (): Privacy => ({
  anonymousMode: true,
  hideProfile: true,
  encryptData: canEncrypt(),
  limitSharing: true,
});

/** Of the card that the search was begun on. */
export type CardProfile = EntityRef & { readonly name: string };

export type Settings = {
  readonly type: MatchType;
  /** Of an own profile, or of the card's; empty for the text. */
  readonly profileId: string;
  readonly text: string;
  readonly privacy: Privacy;
};

export function settingsFor(type: MatchType, from?: CardProfile): Settings {
  return { type, profileId: looksFor(from, type) ? from.id : "", text: "", privacy: wholePrivacy() };
}

/** Whether what stands on the card looks for such. */
export function looksFor(from: CardProfile | undefined, type: MatchType): from is CardProfile {
  return from !== undefined && kindsLooking[type].includes(from.kind);
}

/** What the visitor asks to be kept private; everything unless told otherwise. */
export type Privacy = {
  readonly anonymousMode: boolean;
  readonly hideProfile: boolean;
  readonly encryptData: boolean;
  readonly limitSharing: boolean;
};
