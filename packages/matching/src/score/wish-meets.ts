// What of the graph meets a thing that a wish names, and how well.
import type { LanguageResources } from "@khamt/language";
import { unit, unitsOf } from "../profile/features.ts";
import { oncePerLanguage, servingIn } from "../profile/serving.ts";
import { isAbility } from "../profile/supply.ts";

/** How well a concept of the other side meets a thing, in units. */
export type Meets = {
  /** As something that the other side offers or needs; of what profiles say with less weight, up to twice as much. */
  readonly plainly: number;
  /** As something that it only speaks of. */
  readonly inPassing: number;
  /** The concept of the thing that it meets. */
  readonly asked: string;
};

/** What a role is a craft of; not what comes with every office. */
const ofEveryOffice = new Set(
  "leadership management project-management strategy business entrepreneurship communication operations teamwork".split(
    " ",
  ),
);
/** What is there to do in an office that has no craft of its own. */
const runningOffice = "operations";
const byCraft = 0.9;
const inPassing = 0.5;
const aboutIt = 0.8;
const narrower = 0.9;
/** Profiles name languages and offices beside what they live from, where these weigh less than skills; a wish means them. */
const meant = { language: 2, office: 1.3 } as const;
const offices = "executive";
const ofEverybody = "mongolian-language";
/** A part of the field, where the words mean the work that is done in it as well: more of a list than of a text. */
const ofField = { told: 0.4, listed: 0.7 } as const;
/** Something remote counts less than its relatedness. */
const reach = 1.2;

/** What meets somebody who names the keys, which are the meanings of one word, by concept. */
export function metBy(
  keys: readonly string[],
  isOffer: boolean,
  language: LanguageResources,
): Map<string, Meets> {
  const found = new Map<string, Meets>();
  const raise = (concept: string, asked: string, value: number, passing: number) => {
    const known = found.get(concept) ?? { plainly: 0, inPassing: 0, asked };
    found.set(concept, {
      asked: unitsOf(value) > known.plainly ? asked : known.asked,
      plainly: Math.max(known.plainly, Math.round(unitsOf(value) * meantBy(concept, asked))),
      inPassing: Math.max(known.inPassing, unitsOf(passing)),
    });
  };
  const namesAbility = (key: string) => isAbility(language.kindOf(key));
  const meantBy = (concept: string, asked: string) => {
    if (concept !== asked || isOffer || concept === ofEverybody) return 1;
    if (language.kindOf(concept) === "language") return meant.language;
    return language.isWithin(concept, offices) ? meant.office : 1;
  };
  const isField = (key: string) => language.kindOf(key) === "industry";
  // Who speaks of a field is not able to do what is done in it.
  const isAllAbility = !isOffer && keys.every(namesAbility);
  const namesWork = keys.some(namesAbility);
  // A law firm is not whoever speaks of contracts, though these are of its field.
  const isOnlyField = (key: string, concept: string) =>
    !isOffer && namesWork && concept !== key && isField(key) && isField(concept);
  for (const { key, asked, factor, isAlone } of wantedBy(keys, isOffer, language)) {
    const isOfAbility = isAllAbility || namesAbility(key);
    for (const [concept, serves] of isAlone ? [[key, 1] as const] : servingOf(key, isOffer, language)) {
      const value = factor * serves;
      if (isOnlyField(key, concept)) raise(concept, asked, value * ofField.told, value * ofField.listed);
      else raise(concept, asked, value, value * (isOfAbility ? passingOf(concept === key, isOffer) : 1));
    }
  }
  return found;
}

/** An idea about livestock insurance is what is meant by those words, though it may not ask for who knows it. */
function passingOf(isItself: boolean, isOffer: boolean): number {
  return isOffer && isItself ? aboutIt : inPassing;
}

/** The same subject as a field and as an ability. */
const byKin = 0.65;
/** One of several meanings, where another is more particular: of a physicist, that he is a researcher. */
const byClass = 0.5;

type Wanted = {
  readonly key: string;
  readonly asked: string;
  readonly factor: number;
  /** Nothing else meets it in its place. */
  readonly isAlone?: boolean;
};

/** A role is met by whoever can do what it is there for, a field by who can do what it lives from, and the other way round. */
function wantedBy(keys: readonly string[], isOffer: boolean, language: LanguageResources): Wanted[] {
  return keys.flatMap((key) => {
    const factor = isClass(key, keys, language) ? byClass : 1;
    const crafts = craftsOf(key, language);
    // Where the word means the craft as well, a pharmacist is wanted for pharmacy, not for all of medicine.
    const isNamed = crafts.some((craft) => keys.includes(craft));
    // A welder knows manufacturing, but not all its trades.
    const further = crafts.map((craft) => ({
      key: craft,
      asked: craft,
      factor: factor * (isNamed ? byKin : byCraft),
      isAlone: isNamed,
    }));
    const others = [
      ...(isNamed && !isOffer ? [] : further),
      ...kinOf(key, language).map((kin) => ({ key: kin, asked: key, factor: factor * byKin })),
    ];
    return [{ key, asked: key, factor }, ...others.filter((other) => !keys.includes(other.key))];
  });
}

function craftsOf(key: string, { get }: LanguageResources): readonly string[] {
  const concept = get(key);
  if (concept?.kind !== "role") return [];
  const crafts = concept.implies.filter((craft) => !ofEveryOffice.has(craft));
  return crafts.length > 0 ? crafts : concept.implies.filter((craft) => craft === runningOffice);
}

/** A role that does not itself imply the ability that the same word means. */
function isClass(
  key: string,
  keys: readonly string[],
  { get, kindOf, isWithin }: LanguageResources,
): boolean {
  const concept = get(key);
  const abilities = keys.filter((other) => kindOf(other) === "skill");
  return (
    concept?.kind === "role" &&
    abilities.length > 0 &&
    !abilities.some((ability) => concept.implies.some((craft) => isWithin(craft, ability)))
  );
}

function kinOf(key: string, language: LanguageResources): readonly string[] {
  return kinIn(language).get(key) ?? [];
}

const kinIn = oncePerLanguage(({ concepts, kindOf }) => {
  const kin = new Map<string, string[]>();
  const add = (from: string, to: string) => void kin.set(from, [...(kin.get(from) ?? []), to]);
  for (const { id, kind, related, implies } of concepts) {
    if (kind !== "industry") continue;
    for (const other of new Set([...related, ...implies])) {
      if (kindOf(other) !== "skill") continue;
      add(id, other);
      add(other, id);
    }
  }
  return kin;
});

/** Whoever looks for an idea of a field, for edtech, may mean one that names the field around it, education. */
const ofBroader = 0.65;
const isOfManyFields = (id: string) => id === "technology" || id === "business";

/** An "engineer" who is asked for may be one of anything. */
const anyCraft = 0.5;
function isOfAnyCraft(id: string, { get }: LanguageResources): boolean {
  const concept = get(id);
  return concept?.kind === "role" && concept.implies.length === 0;
}

/**
 * Everything that serves the key, with how well, 0 to 1. Who offers himself is met also by who asks for something that he
 * serves.
 */
function servingOf(key: string, isOffer: boolean, language: LanguageResources): Map<string, number> {
  const { relatedness, serversOf } = servingIn(language);
  const serving = new Map<string, number>();
  const raise = (concept: string, value: number) =>
    void serving.set(concept, Math.max(serving.get(concept) ?? 0, value));
  // What is narrower than what is wanted is that all the same.
  const closeness = (related: number, isWithin: boolean) =>
    isWithin ? Math.max(narrower, related / unit) : (related / unit) ** reach;
  for (const { concept, related } of serversOf(key))
    raise(concept, closeness(related, language.isWithin(concept, key)));
  if (isOffer && isAbility(language.kindOf(key)))
    for (const [concept, related] of relatedness(key))
      raise(
        concept,
        closeness(related, language.isWithin(key, concept)) *
          (isOfAnyCraft(concept, language) ? anyCraft : 1),
      );
  if (isOffer && language.kindOf(key) === "industry")
    for (const broader of language.get(key)?.broader ?? [])
      if (!isOfManyFields(broader)) raise(broader, ofBroader);
  raise(key, 1);
  return serving;
}
