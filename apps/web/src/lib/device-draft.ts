import { valueAt } from "@khamt/contract/records";
import { unlessBlocked } from "./unless-blocked.ts";

type Place = "localStorage" | "sessionStorage";

/** What was typed here and kept under a name; anything else that stands there is thrown away. */
export function readKept<Kept>(
  key: string,
  check: (value: unknown) => Kept | undefined,
  place: Place = "localStorage",
): Kept | undefined {
  const text = unlessBlocked(() => globalThis[place].getItem(key));
  if (typeof text !== "string") return undefined;
  const kept = check(unlessBlocked<unknown>(() => JSON.parse(text)));
  if (kept === undefined) writeKept(key, undefined, place);
  return kept;
}

/** Undefined forgets it. Answers whether this browser could: what it does not keep stays on the screen. */
export function writeKept(key: string, kept: unknown, place: Place = "localStorage"): boolean {
  const write = () => {
    if (kept === undefined) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, JSON.stringify(kept));
    return true;
  };
  return unlessBlocked(write) ?? false;
}

/** Whether it is an object that has a text under each of the names. */
export function hasTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Record<Name, string> {
  return names.every((name) => typeof valueAt(value, name) === "string");
}
