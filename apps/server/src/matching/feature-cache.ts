import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createSupplyPacking, type Features } from "@khamt/matching";
import type { Profile } from "./calls.ts";

/** What a profile means takes some 15 kB. */
const mostKept = 2000;

type FeatureCache = { read: (of: Profile) => Features; clear: () => void };

/** Reads profiles for questions and keeps those that were asked for last, for as long as they say the same. */
export function createFeatureCache(analyse: (of: Profile) => Features): FeatureCache {
  const cache = new LRUCache<string, { digest: string; features: Features }>({ max: mostKept });
  let pack = createSupplyPacking();
  const read = (of: Profile): Features => {
    const digest = hash("sha256", JSON.stringify(of), "base64");
    const known = cache.get(of.profile.id);
    if (known?.digest === digest) return known.features;
    const analysed = analyse(of);
    const features = { ...analysed, supply: pack(analysed) };
    cache.set(of.profile.id, { digest, features });
    return features;
  };
  return {
    read,
    clear: () => {
      cache.clear();
      pack = createSupplyPacking();
    },
  };
}
