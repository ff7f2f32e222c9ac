import { unlessBlocked } from "../unless-blocked.ts";

/** The browser's own copy of the public fields, for the first paint where the answer is missing. */
export const storageKey = "khamt-user";

/** Left where the server has not heard yet that its reader signed out: the next page tells it first of all, and other tabs clear the screen at once. */
export const unheardKey = "khamt-signed-out";

/**
 * What a member leaves on a computer that others use too, gone: kept texts, unsent messages, private results and answers.
 * Language and colours are cookies, and stay.
 */
export async function forgetEverything(): Promise<void> {
  for (const place of ["localStorage", "sessionStorage"] as const)
    unlessBlocked(() => {
      const { [place]: storage } = globalThis;
      for (const key of Object.keys(storage)) if (key !== unheardKey) storage.removeItem(key);
    });
  await Promise.all([forgetDatabases(), forgetCaches()].map((each) => each.catch(() => {})));
}

/** Of another member than this one: what their end of the session left, so that they could go on. */
export function forgetOthers(userId: string): void {
  unlessBlocked(() => {
    for (const key of Object.keys(localStorage))
      if (/^khamt-(outbox|draft)-/.test(key) && !key.endsWith(userId)) localStorage.removeItem(key);
  });
}

export function isSignOutUnheard(): boolean {
  return unlessBlocked(() => localStorage.getItem(unheardKey) !== null) ?? false;
}

export function markSignOut(isUnheard: boolean): void {
  unlessBlocked(() => {
    if (isUnheard) localStorage.setItem(unheardKey, "1");
    else localStorage.removeItem(unheardKey);
  });
}

/** The one that private matches keep their results in. */
const databases = ["khamt-private"];

async function forgetDatabases(): Promise<void> {
  for (const name of databases) indexedDB.deleteDatabase(name);
}

async function forgetCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}
