import type { Features } from "@khamt/matching";
import type { Profile } from "./calls.ts";

/** What a profile means takes some 40 kB. */
const kept = 2000;

export type Shelf = { read: (of: Profile) => Features; clear: () => void };

/** Reads profiles for questions and keeps those that were asked for last, for as long as they say the same. */
export function createShelf(analyse: (of: Profile) => Features): Shelf {
  const shelf = new Map<string, { text: string; features: Features }>();
  const read = (of: Profile): Features => {
    const { id } = of.profile;
    const text = JSON.stringify(of);
    const known = shelf.get(id);
    const features = known?.text === text ? known.features : analyse(of);
    shelf.delete(id);
    shelf.set(id, { text, features });
    const [oldest] = shelf.keys();
    if (shelf.size > kept && oldest !== undefined) shelf.delete(oldest);
    return features;
  };
  return { read, clear: () => shelf.clear() };
}
