// What of a need is told as missing: only what is plainly not there.
import type { LanguageResources } from "@khamt/language";
import type { Features, Mention } from "../profile/features.ts";
import { isPlainlyAsked } from "../score/overlap.ts";
import { breadthIn } from "./breadth.ts";
import { isNamed, isOneThing, isPractised } from "./telling.ts";

/**
 * Whether a listed need is really open: nothing that the other side says comes near it, no entry of its list is a word of it, and it
 * does not practise what the need is a kind of.
 */
export function isToldGap(need: Mention, { offers, supply }: Features, language: LanguageResources): boolean {
  if (!isListed(need)) return false;
  const words = ` ${need.surface.toLowerCase()} `;
  if (offers.some((offer) => isListed(offer) && words.includes(` ${offer.surface.toLowerCase()} `)))
    return false;
  const keys = need.parts.flatMap((part) => (part.concepts.length === 0 ? part.term : part.concepts));
  return keys.every((key) => !supply.all.has(key)) && !isKindOfPractised(need, offers, language);
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

function isListed({ weight }: Mention): boolean {
  return weight === 1;
}
