import type { Keys } from "./keys.ts";
import { newToken } from "./tokens.ts";

// A browser that was signed in keeps proof of it. Whoever attacks an account from elsewhere can slow down other browsers,
// but not this one: https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies

/** Seconds that a browser is remembered. */
export const deviceLife = 365 * 24 * 3600;

type Claim = { keys: Keys; email: string };

export function newDevice({ keys, email }: Claim): string {
  const nonce = newToken();
  return `${nonce}.${keys.mac("device", wordsOf(email, nonce))}`;
}

/** The browser's own name when it has been signed in to this account. */
export function knownDevice(cookie: string | undefined, { keys, email }: Claim): string | undefined {
  const [nonce = "", mac = ""] = cookie?.split(".") ?? [];
  return keys.isMac("device", wordsOf(email, nonce), mac) ? nonce : undefined;
}

function wordsOf(email: string, nonce: string): string {
  return `${email.toLowerCase()} ${nonce}`;
}

export type Agent = { browser: string | null; system: string | null };

/** Order matters: most browsers also claim to be Chrome, and Chrome to be Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bYaBrowser\//, "Yandex"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\b(?:iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** What a browser says about itself, in two words for its owner; null for what it doesn't say. */
export function readAgent(userAgent = ""): Agent {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}

function nameIn(known: [RegExp, string][], userAgent: string): string | null {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
