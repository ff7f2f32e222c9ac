/** Lengths of time in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
export const week = 7 * day;
/** Before its end a listing is offered more time: sooner that would only push an end away that is far off. */
export const listingRenewal = 2 * week;

type Listing = { state: string; isPublished: boolean; expiresAt: Date | string };

/** Whether more time is of use to a listing: what its owner has paused would stay so. */
export function isRenewable({ state, isPublished, expiresAt }: Listing, now: number): boolean {
  if (state !== "open") return true;
  return isPublished && now >= new Date(expiresAt).getTime() - listingRenewal;
}
