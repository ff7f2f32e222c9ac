/** What the visitor asks to be kept private; everything unless told otherwise. */
export interface Privacy {
  readonly anonymousMode: boolean;
  readonly hideProfile: boolean;
  readonly encryptData: boolean;
  readonly limitSharing: boolean;
}
export const privacySwitches = ["anonymousMode", "hideProfile", "encryptData", "limitSharing"] as const;
export const wholePrivacy: Privacy = {
  anonymousMode: true,
  hideProfile: true,
  encryptData: true,
  limitSharing: true,
};
