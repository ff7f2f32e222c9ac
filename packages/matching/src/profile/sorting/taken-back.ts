// What somebody lists and their text takes back by the same word: skills "PHP", and "I no longer do PHP". The text counts more.
import { fold } from "@khamt/language";
import type { ReadMention } from "../reading/read-text.ts";
import { namesAny } from "../named.ts";

/** Share of its weight that such an entry keeps: too little to outweigh the refusal. */
const kept = 0.4;
const stemLength = 6;

export function withTakenBack(
  offers: readonly ReadMention[],
  told: readonly ReadMention[],
): readonly ReadMention[] {
  const refused = told.filter(({ role }) => role === "not");
  if (refused.length === 0) return offers;
  const isRefused = (mention: ReadMention) =>
    mention.role === undefined && refused.some((other) => isSameWord(mention, other));
  return offers.map((mention) =>
    isRefused(mention) ? { ...mention, weight: mention.weight * kept } : mention,
  );
}

function isSameWord(one: ReadMention, other: ReadMention): boolean {
  const concepts = one.parts.length === 1 ? (one.parts[0]?.concepts ?? []) : [];
  return stemOf(one) === stemOf(other) && namesAny(other, (id) => concepts.includes(id));
}

function stemOf({ surface }: ReadMention): string {
  return fold(surface.toLowerCase()).slice(0, stemLength);
}
