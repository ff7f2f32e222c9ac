// What of a need is told as missing: only what is plainly not there.
import { fold, type LanguageResources } from "@khamt/language";
import type { Features, Mention } from "../profile/features.ts";
import { oncePerText } from "../profile/serving.ts";
import { isPlainlyAsked } from "../score/overlap.ts";
import type { Sides } from "../score/pair.ts";
import { placesOf } from "../score/places.ts";
import { breadthIn } from "./breadth.ts";
import { deedsIn, inTitle, isAnybodys, isListed, isNamed, isOneThing, isPractised } from "./naming.ts";
import { conceptsOf, namesAny, namesOnly } from "../profile/named.ts";

/**
 * Whether a listed need is really open: who asks does not have it already, nothing that the other side says comes near it but that it is looked for there too, no word of its text would
 * be called so on a list, no entry of its list is a word of it, has it as a word or is the same done to something else, and it does not practise
 * what the need is a kind of.
 */
export function isToldGap(need: Mention, { asking, offering }: Sides, language: LanguageResources): boolean {
  const { offers, supply } = offering;
  if (!isListed(need) || namesOnly(need, isAnybodys)) return false;
  if (keysIn(need).some((key) => supply.all.has(key) && !isLackedToo(key, offering))) return false;
  if (isOfOwnLanguage(need, offering, language) || isThere(need, asking, language)) return false;
  if (offers.some((offer) => isCalledOnList(offer, need, language))) return false;
  const isNear = (offer: Mention) =>
    holds(need, offer, language) || holds(offer, need, language) || isSameDeed(need, offer, language);
  if (offers.some((offer) => isListed(offer) && isNear(offer))) return false;
  return !isTradeOf(need, offers, language) && !isKindOfPractised(need, offers, language);
}

function keysIn({ parts }: Mention): readonly string[] {
  return parts.flatMap(({ concepts, term }) => (concepts.length === 0 ? term : concepts));
}

/** Who looks for it as well speaks of it, and has it no more. */
function isLackedToo(key: string, { needs, supply }: Features): boolean {
  return !supply.offers.has(key) && needs.some((need) => keysIn(need).includes(key));
}

/** Whose list or title has what somebody of the trade does: heating systems, where a heating engineer is asked for. */
function isTradeOf(need: Mention, offers: readonly Mention[], language: LanguageResources): boolean {
  const done = conceptsOf(need).flatMap((id) => language.get(id)?.implies ?? []);
  return done.some((id) =>
    offers.some((offer) => offer.weight >= inTitle && isNamed(offer, id, language, true)),
  );
}

/** "English or German" asks for one of them. */
const alternatives = /\s(?:or|эсвэл|буюу)\s|\//iu;

/** Who is in Mongolia or writes in Mongolian lists no Mongolian, and who writes in English no English. */
function isOfOwnLanguage({ parts, surface }: Mention, { facts }: Features, { isWithin }: LanguageResources) {
  const isInMongolia = placesOf(facts).some((place) => isWithin(place, "mongolia"));
  const own = [
    ...(facts.writtenIn === "en" ? ["english-language"] : []),
    ...(facts.writtenIn === "mn" || isInMongolia ? ["mongolian-language"] : []),
  ];
  const asked = alternatives.test(surface) ? parts : parts.slice(-1);
  return namesAny({ parts: asked }, (id) => own.includes(id));
}

/** "Two physiotherapists work with us already", though physiotherapy is on the list. */
function isThere(need: Mention, { callings }: Features, { get }: LanguageResources): boolean {
  const had = callings.flatMap((id) => [id, ...(get(id)?.implies ?? [])]);
  return namesOnly(need, (id) => had.includes(id));
}

/** "Own scripts and voice": a word of a text that no concept is called there, and on a list would be what is needed. */
function isCalledOnList(offer: Mention, need: Mention, language: LanguageResources): boolean {
  if (conceptsOf(offer).length > 0) return false;
  const called = namesOnList(offer.surface, language);
  return namesAny(need, (id) => called.includes(id));
}

const namesOnList = oncePerText((words, language): readonly string[] =>
  language.findConcepts(words, { isTag: true }).map(({ concept }) => concept),
);

function isSameDeed(one: Mention, other: Mention, language: LanguageResources): boolean {
  const deeds = deedsIn(one.surface, language);
  return deedsIn(other.surface, language).some((deed) => deeds.includes(deed));
}

/** "Land permits" are permits, resin is in "resin casting", "barimt bichig" in «тээврийн бичиг баримт», in whatever form. */
function holds(one: Mention, other: Mention, language: LanguageResources): boolean {
  const words = keysOf(one.surface, language);
  return keysOf(other.surface, language).every((keys) =>
    words.some((word) => keys.some((key) => word.includes(key))),
  );
}

/** Of each word its stems, and itself in one alphabet. */
const keysOf = oncePerText((text, language): readonly (readonly string[])[] =>
  language.read(text).words.map(({ text: word, keys }) => [...keys, fold(word.toLowerCase())]),
);

/** Whose list or title has taxes does VAT; whose list has web development and React knows of Vue. */
function isKindOfPractised(need: Mention, offers: readonly Mention[], language: LanguageResources): boolean {
  const above = need.parts.flatMap(({ concepts }) =>
    concepts.flatMap((id) => language.get(id)?.broader ?? []),
  );
  const single = offers.filter(isOneThing);
  const listed = single.filter(isPlainlyAsked);
  const isOf = (concept: string) => (offer: Mention) => isNamed(offer, concept, language, true);
  return above.some((concept) =>
    breadthIn(language)(concept) === "narrow"
      ? single.some((offer) => offer.weight >= inTitle && isOf(concept)(offer))
      : listed.some(isOf(concept)) && isPractised(concept, listed, language),
  );
}

/**
 * What a need is called: of several parts by the last that has a name, which stands beside its own words where the reader does not know them. Of
 * several senses the one whose name it is, or the only one that is a skill.
 */
export function conceptOfNeed({ surface, parts }: Mention, language: LanguageResources): string | undefined {
  const { concepts } = parts.findLast((part) => part.concepts.length > 0) ?? { concepts: [] };
  if (concepts.length <= 1) return concepts[0];
  const isName = (id: string) =>
    [language.labelOf(id, "en"), language.labelOf(id, "mn")].includes(surface.toLowerCase());
  const [skill, ...others] = concepts.filter((id) => language.kindOf(id) === "skill");
  return concepts.find(isName) ?? (others.length === 0 ? skill : undefined);
}
