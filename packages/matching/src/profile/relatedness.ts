// What a concept is worth to someone who needs another: the graph's similarity, less two things that the market of
// profiles showed to be noise. What is only remotely related counts for nothing; and a broad thing serves a narrow need
// the less, the more it covers: "software" is no offer of speech recognition. How narrow a concept is follows from how
// many lie under it (Seco, Veale and Hayes 2004: 1 − ln(below + 1) / ln(all)).
import type { LanguageResources } from "@khamt/language";
import { unit, unitsOf } from "./units.ts";

/** In units. A word outside the graph serves itself alone. */
export type Reach = (key: string) => ReadonlyMap<string, number>;

const remote = 0.35;

export function createReach(language: LanguageResources): Reach {
  const narrowness = narrownessIn(language);
  const known = new Map<string, ReadonlyMap<string, number>>();
  return (key) => {
    if (language.get(key) === undefined) return new Map([[key, unit]]);
    let reach = known.get(key);
    if (reach === undefined) known.set(key, (reach = reachOf(key, language, narrowness)));
    return reach;
  };
}

function reachOf(has: string, language: LanguageResources, narrowness: (id: string) => number) {
  const reach = new Map<string, number>();
  for (const [need, similarity] of language.serves(has)) {
    const value = language.isWithin(has, need)
      ? similarity
      : similarity * Math.min(1, narrowness(has) / narrowness(need)) ** 2;
    if (value >= remote) reach.set(need, unitsOf(value));
  }
  return reach;
}

function narrownessIn({ concepts, get }: LanguageResources): (id: string) => number {
  const below = new Map<string, number>();
  for (const { id } of concepts)
    for (const ancestor of ancestorsOf(id, get)) below.set(ancestor, (below.get(ancestor) ?? 0) + 1);
  return (id) => 1 - Math.log((below.get(id) ?? 0) + 1) / Math.log(concepts.length);
}

function ancestorsOf(id: string, get: LanguageResources["get"]): ReadonlySet<string> {
  const found = new Set<string>();
  const climb = (from: string) => {
    for (const parent of get(from)?.broader ?? []) {
      if (parent === id || found.has(parent)) continue;
      found.add(parent);
      climb(parent);
    }
  };
  climb(id);
  return found;
}
