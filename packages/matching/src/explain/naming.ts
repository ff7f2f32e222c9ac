// What the words of a mention name, and how plainly.
import type { LanguageResources } from "@khamt/language";
import type { Mention } from "../profile/features.ts";
import { oncePerText } from "../profile/serving.ts";
import { isAbility } from "../profile/supply.ts";
import { conceptsOf, namesAny, namesOnly } from "../profile/named.ts";

/** How plainly a title says what it says. */
export const inTitle = 0.8;

/** Who looks for somebody here founds something, and whoever is found founds it with them. */
const founding: ReadonlySet<string> = new Set(["founder", "co-founder"]);
/** Whoever names a price names a currency, and everybody advises and reports: that tells nothing. */
const anybodys: ReadonlySet<string> = new Set([
  ...founding,
  "exchange-rates",
  "advisor",
  "reports-dashboards",
  "consulting-industry",
]);

export function isAnybodys(concept: string): boolean {
  return anybodys.has(concept);
}

export function isOfFounding(mention: Mention): boolean {
  return mention.parts.length > 0 && namesOnly(mention, (id) => founding.has(id));
}

const deedsOfAnything: ReadonlySet<string> = new Set(["field-installation", "repair-maintenance"]);
const ofAnything: ReadonlySet<string> = new Set([
  ...deedsOfAnything,
  "training",
  "research",
  "sports-coaching",
  "process-technologist",
]);
/** Whether a concept says what is done, but not to what: blades and machines are repaired by different people. */
export function isDeed(concept: string): boolean {
  return ofAnything.has(concept) || concept === "certification-topic";
}

const workOfIt = /\s(?:services?|works?|үйлчилгээ|ажил)$/iu;

/** «Угсралт», "training" and «дасгалжуулагч» alone may be of lifts or of steel frames, of chess or of football: they are no reason of their own. */
export function isOfAnything(mention: Mention): boolean {
  const isDeed = namesAny(mention, (id) => ofAnything.has(id));
  return isDeed && !mention.surface.replace(workOfIt, "").includes(" ");
}

/** "A picture, take-away" in running text is no name, whatever it would be without the comma: what it says is of two things. */
export function isOfTwoClauses({ surface, weight }: Mention): boolean {
  return weight < inTitle && surface.includes(", ");
}

/** What is done to anything, by the last word: in «төхөөрөмж суурилуулалт» the same as in "camera installation". */
export const deedsIn = oncePerText((words, language): readonly string[] =>
  language
    .findConcepts(words.split(" ").at(-1) ?? "")
    .flatMap(({ concept }) => (deedsOfAnything.has(concept) ? concept : [])),
);

type Graph = Pick<LanguageResources, "isWithin">;

/** Whether the words name the concept itself or something under it; what only lies beside it is no common topic. */
export function isNamed(mention: Mention, concept: string, { isWithin }: Graph, itself: boolean): boolean {
  return namesAny(mention, (id) => (itself ? id === concept : isWithin(id, concept)));
}

export function sensesOf({ parts }: Mention, concept: string): number {
  return Math.max(
    0,
    ...parts.filter(({ concepts }) => concepts.includes(concept)).map((part) => part.concepts.length),
  );
}

/** Of several skills of one name that nothing else settles any may be meant: paint on a wall, and on steel. */
export function isUnsettled({ parts }: Mention, concept: string, { kindOf }: LanguageResources): boolean {
  const isSkill = (id: string) => kindOf(id) === "skill";
  return parts.some(({ concepts }) => concepts.includes(concept) && concepts.filter(isSkill).length > 1);
}

/** An entry of the list of what is needed or offered, not the category of a project. */
export function isListed({ weight }: Mention): boolean {
  return weight === 1;
}

/** A field as the forms offer it, by its id, is no more than a field, whatever else its name means. */
export function isChosenField(mention: Mention): boolean {
  return conceptsOf(mention).includes(mention.surface.toLowerCase());
}

/** Of two words with the same senses. */
export function isSameWord(mine: Mention, theirs: Mention): boolean {
  return mine.parts[0]?.term === theirs.parts[0]?.term && ![mine, theirs].some(isChosenField);
}

const stemsOf = oncePerText((text, language): readonly (readonly string[])[] =>
  language.read(text).words.map(({ keys }) => keys),
);

/** The same words in another form or spelling: "climbing wall" and "climbing walls", "fibreglass" and "fiberglass", «бетон» and «бетоны». */
export function isSameWords(one: string, other: string, language: LanguageResources): boolean {
  const [ours, theirs] = [stemsOf(one, language), stemsOf(other, language)];
  return (
    ours.length === theirs.length &&
    ours.every((stems, at) => stems.some((stem) => theirs[at]?.includes(stem)))
  );
}

/** Who develops for mobiles does mobile development: of a role the skill that makes it. */
export function skillOf(concept: string, { kindOf, get }: LanguageResources): string {
  return (kindOf(concept) === "role" ? get(concept)?.implies[0] : undefined) ?? concept;
}

export function isOneThing({ parts }: Mention): boolean {
  return parts.length === 1;
}

export function abilitiesOf(mention: Mention, { kindOf }: LanguageResources): readonly string[] {
  return conceptsOf(mention).filter((id) => isAbility(kindOf(id)));
}

/** Whether some of the words may mean a field. */
export function isOfField(mention: Mention, { kindOf }: LanguageResources): boolean {
  return namesAny(mention, (id) => kindOf(id) === "industry");
}

export function isPractised(concept: string, offers: readonly Mention[], { isWithin }: Graph): boolean {
  const own = offers.flatMap(({ weight, parts }) => (weight < inTitle ? [] : parts));
  return (
    new Set(
      own.filter(({ concepts }) => concepts.some((id) => isWithin(id, concept))).map(({ term }) => term),
    ).size > 1
  );
}
