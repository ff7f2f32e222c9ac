import { confirmStillLooking, splitCall } from "@khamt/contract/calls";
import { day } from "@khamt/contract/durations";
import type { Keys } from "../../platform/auth/keys.ts";

/** So long a letter's link says that the member is still there. */
const life = 60 * day;

type Asked = { userId: string; askedAt: Date };

/** An address that says yes for one member, without signing in. */
export function stillLookingPath(keys: Keys, { userId, askedAt }: Asked): string {
  const words = `${userId}.${askedAt.getTime().toString(36)}`;
  return `${splitCall(confirmStillLooking).path}?token=${words}.${keys.mac("still-looking", words)}`;
}

/** Who was asked; undefined where the server did not make the token, or it is too old. */
export function readStillLooking(
  keys: Keys,
  { token, now }: { token: string; now: Date },
): string | undefined {
  const [userId = "", askedAt = "", mac = ""] = token.split(".", 3);
  if (!keys.isMac("still-looking", `${userId}.${askedAt}`, mac)) return undefined;
  return now.getTime() - Number.parseInt(askedAt, 36) <= life ? userId : undefined;
}
