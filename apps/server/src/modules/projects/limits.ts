export const listingLimits = {
  /** Days for which a listing is open unless it is renewed. */
  lifeDays: 60,
  /** Days before its end on which the owner is asked. */
  askedBeforeDays: 7,
} as const;
