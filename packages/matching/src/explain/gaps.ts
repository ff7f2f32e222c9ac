// What of a need is told as missing: only what is plainly not there.
import { fold, type LanguageResources } from "@khamt/language";
import type { Features, Mention } from "../profile/features.ts";
import { isPlainlyAsked } from "../score/overlap.ts";
import { breadthIn } from "./breadth.ts";
import { isAnybodys, isListed, isNamed, isOneThing, isPractised } from "./naming.ts";

/**
 * Whether a listed need is really open: nothing that the other side says comes near it, no entry of its list is a word of it or has it as a word, and it
 * does not practise what the need is a kind of.
 */
export function isToldGap(need: Mention, { offers, supply }: Features, language: LanguageResources): boolean {
  if (!isListed(need) || need.parts.every(({ concepts }) => concepts.some(isAnybodys))) return false;
  if (offers.some((offer) => isListed(offer) && (holds(need, offer) || holds(offer, need)))) return false;
  const keys = need.parts.flatMap((part) => (part.concepts.length === 0 ? part.term : part.concepts));
  return keys.every((key) => !supply.all.has(key)) && !isKindOfPractised(need, offers, language);
}

/** "Land permits" are permits, resin is in "resin casting", "barimt bichig" in «тээврийн бичиг баримт». */
function holds(one: Mention, other: Mention): boolean {
  const words = wordsOf(one);
  return wordsOf(other).every((word) => words.includes(word));
}

/** In one alphabet. */
function wordsOf({ surface }: Mention): readonly string[] {
  return surface.toLowerCase().split(/\s+/).map(fold);
}

/** Whose list has taxes does VAT; whose list has mobile development and React Native knows of Android. */
function isKindOfPractised(need: Mention, offers: readonly Mention[], language: LanguageResources): boolean {
  const above = need.parts.flatMap(({ concepts }) =>
    concepts.flatMap((id) => language.get(id)?.broader ?? []),
  );
  const listed = offers.filter((offer) => isPlainlyAsked(offer) && isOneThing(offer));
  return above.some(
    (concept) =>
      listed.some((offer) => isNamed(offer, concept, language, true)) &&
      (breadthIn(language)(concept) === "narrow" || isPractised(concept, listed, language)),
  );
}
