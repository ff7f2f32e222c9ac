import { timingSafeEqual } from "node:crypto";
import type { Keys } from "./keys.ts";
import { newToken } from "./tokens.ts";

// A browser that was signed in keeps proof of it. Whoever attacks an account from elsewhere can slow down other browsers,
// but not this one: https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies

/** Seconds that a browser is remembered. */
export const deviceLife = 365 * 24 * 3600;

type Claim = { keys: Keys; email: string };

export function newDevice({ keys, email }: Claim): string {
  const nonce = newToken();
  return `${nonce}.${macOf({ keys, email, nonce })}`;
}

/** The browser's own name when it has been signed in to this account. */
export function knownDevice(cookie: string | undefined, { keys, email }: Claim): string | undefined {
  const [nonce = "", mac = ""] = cookie?.split(".") ?? [];
  const wanted = Buffer.from(macOf({ keys, email, nonce }));
  const given = Buffer.from(mac);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? nonce : undefined;
}

function macOf({ keys, email, nonce }: Claim & { nonce: string }): string {
  return keys.mac("device", `${email.toLowerCase()} ${nonce}`);
}
