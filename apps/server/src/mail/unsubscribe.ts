import { timingSafeEqual } from "node:crypto";
import type { Keys } from "../auth/keys.ts";

/** An address that ends the weekly summary for one member, without signing in and for as long as the secret holds. */
export function unsubscribePath(keys: Keys, userId: string): string {
  return `/api/mail/unsubscribe?token=${userId}.${keys.mac("unsubscribe", userId)}`;
}

/** Whose token it is; undefined where the server did not make it. */
export function readUnsubscribe(keys: Keys, token: string): string | undefined {
  const [userId = "", mac = ""] = token.split(".", 2);
  const [given, right] = [Buffer.from(mac), Buffer.from(keys.mac("unsubscribe", userId))];
  return given.length === right.length && timingSafeEqual(given, right) ? userId : undefined;
}
