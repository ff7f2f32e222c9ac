// Words outside the graph leave the server as hashes of 48 bits: what somebody wrote cannot be read from an index that
// anyone may fetch, yet the same word, written elsewhere, finds it. That is no secret against guessing a word; the words of
// a listed profile are public, and an index does not repeat them.
import type { LanguageResources } from "@khamt/language";
import type { Hiding } from "../index/snapshot.ts";
import type { StoredWishes } from "../index/vocabulary.ts";
import type { Features, Mention, Must, Part, Wishes } from "../profile/features.ts";

/** 48 bits in base 36: among a hundred thousand words no two are likely to meet. */
export function veil(word: string): string {
  const [high, low] = [mixed(word, 0xdeadbeef), mixed(word, 0x41c6ce57)];
  return ((high & 0xffff) * 2 ** 32 + low).toString(36).padStart(veiledLength, "0");
}

export const veiledLength = 10;

// MurmurHash3's mixing, a letter at a time.
function mixed(word: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < word.length; at++) {
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x85ebca6b);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** How an index that anyone may read writes words and wishes. */
export const veiling: Hiding = { word: veil, wishes: veiledStoredWishes };

/** Wishes as an index stores them, with nothing in them that can be read. Equal words stay equal. */
function veiledStoredWishes({ musts, indifferent, asked }: StoredWishes): StoredWishes {
  return {
    musts: musts.map((must) =>
      "mention" in must
        ? { ...must, mention: unspoken(veiledMention(must.mention)) }
        : { ...must, words: veil(must.words.toLowerCase()) },
    ),
    indifferent,
    asked: asked.map((words) => veil(words.toLowerCase())),
  };
}

function unspoken(mention: Mention): Mention {
  return { ...mention, surface: veil(mention.surface.toLowerCase()) };
}

/** The profile with its words outside the graph veiled; what its reasons cite stays as it was said. */
export function veiledFeatures(features: Features, { get }: Pick<LanguageResources, "get">): Features {
  const keyOf = (key: string) => (get(key) === undefined ? veil(key) : key);
  const known = new Map<Mention, Mention>();
  const mentionOf = (mention: Mention): Mention => {
    let made = known.get(mention);
    if (made === undefined) known.set(mention, (made = veiledMention(mention)));
    return made;
  };
  const veiled = <W extends { readonly mention: Mention }>(words: ReadonlyMap<string, W>) =>
    new Map<string, W>(
      [...words].map(([key, word]) => [keyOf(key), { ...word, mention: mentionOf(word.mention) }]),
    );
  const { supply, wishes } = features;
  return {
    ...features,
    needs: features.needs.map(mentionOf),
    offers: features.offers.map(mentionOf),
    topics: features.topics.map(mentionOf),
    concepts: veiled(features.concepts),
    terms: veiled(features.terms),
    brings: veiled(features.brings),
    ...(features.trades && { trades: veiled(features.trades) }),
    supply: { offers: veiled(supply.offers), all: veiled(supply.all) },
    ...(wishes && { wishes: veiledWishes(wishes) }),
  };
}

function veiledMention(mention: Mention): Mention {
  return { ...mention, parts: mention.parts.map(veiledPart) };
}

function veiledPart(part: Part): Part {
  return part.concepts.length === 0 ? { ...part, term: veil(part.term) } : part;
}

function veiledWishes({ musts, indifferent }: Wishes): Wishes {
  const veiled = musts.map((must): Must =>
    "mention" in must ? { ...must, mention: veiledMention(must.mention) } : must,
  );
  return { musts: veiled, indifferent };
}
