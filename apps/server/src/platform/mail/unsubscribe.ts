import { type NotificationKind, notificationKinds } from "@khamt/contract";
import { splitCall, unsubscribe } from "@khamt/contract/calls";
import type { Keys } from "../auth/keys.ts";

/** Letters of one kind, to one member. */
export type Subscription = { userId: string; kind: NotificationKind };

/** An address that ends letters of a kind for one member, without signing in and for as long as the secret is known. */
export function unsubscribePath(keys: Keys, subscription: Subscription): string {
  const { userId, kind } = subscription;
  return `${splitCall(unsubscribe).path}?token=${userId}.${kind}.${keys.mac("unsubscribe", wordsOf(subscription))}`;
}

/** Which letters a token ends; undefined where the server did not make it. */
export function readUnsubscribe(keys: Keys, token: string): Subscription | undefined {
  const [userId = "", named, mac = ""] = token.split(".", 3);
  const kind = notificationKinds.find((each) => each === named);
  if (kind === undefined) return undefined;
  return keys.isMac("unsubscribe", wordsOf({ userId, kind }), mac) ? { userId, kind } : undefined;
}

function wordsOf({ userId, kind }: Subscription): string {
  return `${userId} ${kind}`;
}
