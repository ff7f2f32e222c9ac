import type { PublicUser } from "@khamt/contract";
import { storageKey } from "./current-user.ts";

/** The copy that the last visit left; a corrupt one is thrown away. */
export function readStoredUser(): PublicUser | undefined {
  const text = unlessBlocked(() => localStorage.getItem(storageKey));
  if (typeof text !== "string") return undefined;
  const user = parseUser(text);
  if (user === undefined) {
    // oxlint-disable-next-line no-console
    console.warn("The stored copy of the signed-in user was corrupt and has been discarded.");
    storeUser(null);
  }
  return user;
}

/** Other tabs hear of it, of the end of a session too. */
export function storeUser(user: PublicUser | null): void {
  unlessBlocked(() => {
    if (user === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(user));
  });
}

/** A browser that keeps nothing throws; the session holds without the copy. */
function unlessBlocked<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function parseUser(text: string): PublicUser | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isUser(value: unknown): value is PublicUser {
  if (typeof value !== "object" || value === null) return false;
  const { id, email, name, accountType } = value as Partial<Record<keyof PublicUser, unknown>>;
  const areTexts = [id, email, name].every((field) => typeof field === "string");
  return areTexts && (accountType === "individual" || accountType === "company");
}
