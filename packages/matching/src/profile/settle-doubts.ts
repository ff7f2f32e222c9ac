// Words with other meanings ("server", "crane", тариа) are names only where the profile speaks of their field besides.
import type { Mentions } from "./features.ts";
import type { ReadMention } from "./read-text.ts";
import type { Relatedness } from "./supply.ts";

type Read = { readonly [K in keyof Mentions]: readonly ReadMention[] };

/** Each doubtful mention as what it names, where something else of the profile is near to that, or as what it is otherwise. */
export function settled<T extends Read>(read: T, relatedness: Relatedness): T {
  const all = [...read.needs, ...read.offers, ...read.topics];
  if (!all.some(({ doubt }) => doubt)) return read;
  const sure = new Set(all.filter(({ doubt }) => !doubt).flatMap(conceptsOf));
  const isNear = (id: string) =>
    [...sure].some((other) => relatedness(other).has(id) || relatedness(id).has(other));
  const settle = (mentions: readonly ReadMention[]) =>
    mentions.flatMap(({ doubt, ...mention }) => {
      if (doubt === undefined) return [mention];
      const near = conceptsOf(mention).filter(isNear);
      if (near.length > 0) return [{ ...mention, parts: [{ concepts: near, term: near.join("|") }] }];
      return doubt.otherwise === undefined ? [] : [{ ...mention, ...doubt.otherwise }];
    });
  return { ...read, needs: settle(read.needs), offers: settle(read.offers), topics: settle(read.topics) };
}

function conceptsOf({ parts }: ReadMention): readonly string[] {
  return parts.flatMap(({ concepts }) => concepts);
}
