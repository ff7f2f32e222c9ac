import { timingSafeEqual } from "node:crypto";
import { type NotificationKind, notificationKinds } from "@khamt/contract";
import { splitCall, unsubscribe } from "@khamt/contract/calls";
import type { Keys } from "../auth/keys.ts";

/** Letters of one kind, to one member. */
export type Subscription = { userId: string; kind: NotificationKind };

/** An address that ends letters of a kind for one member, without signing in and for as long as the secret holds. */
export function unsubscribePath(keys: Keys, subscription: Subscription): string {
  const { userId, kind } = subscription;
  return `${splitCall(unsubscribe).path}?token=${userId}.${kind}.${macOf(keys, subscription)}`;
}

/** Which letters a token ends; undefined where the server did not make it. */
export function readUnsubscribe(keys: Keys, token: string): Subscription | undefined {
  const [userId = "", named, mac = ""] = token.split(".", 3);
  const kind = notificationKinds.find((each) => each === named);
  if (kind === undefined) return undefined;
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(keys, { userId, kind }))];
  return given.length === right.length && timingSafeEqual(given, right) ? { userId, kind } : undefined;
}

function macOf(keys: Keys, { userId, kind }: Subscription): string {
  return keys.mac("unsubscribe", `${userId} ${kind}`);
}
