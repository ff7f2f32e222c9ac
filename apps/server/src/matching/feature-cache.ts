import { LRUCache } from "lru-cache";
import type { Features } from "@khamt/matching";
import type { Profile } from "./calls.ts";

/** What a profile means takes some 40 kB. */
const mostKept = 2000;

export type FeatureCache = { read: (of: Profile) => Features; clear: () => void };

/** Reads profiles for questions and keeps those that were asked for last, for as long as they say the same. */
export function createFeatureCache(analyse: (of: Profile) => Features): FeatureCache {
  const cache = new LRUCache<string, { text: string; features: Features }>({ max: mostKept });
  const read = (of: Profile): Features => {
    const text = JSON.stringify(of);
    const known = cache.get(of.profile.id);
    if (known?.text === text) return known.features;
    const features = analyse(of);
    cache.set(of.profile.id, { text, features });
    return features;
  };
  return { read, clear: () => cache.clear() };
}
