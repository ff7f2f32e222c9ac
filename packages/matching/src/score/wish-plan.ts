// What a wish asks of a profile, made ready once: each thing that is said with the concepts that meet it, and how much each kind
// of thing weighs. What is not said has no weight.
import type { LanguageResources } from "@khamt/language";
import { type Features, type Mention, unit, unitsOf } from "../profile/features.ts";
import { asks, type ProfileKind } from "../profile/profile.ts";
import { conceptsOf, namesAny } from "../profile/named.ts";
import { needPartsOf } from "./need-parts.ts";
import type { PairContext } from "./statistics.ts";
import { metBy, type Meets } from "./wish-meets.ts";

export type Thing = {
  readonly mention: Mention;
  readonly share: number;
  readonly metBy: ReadonlyMap<string, Meets>;
};

export const wishGroups = ["skills", "subject", "place", "commitment", "wording"] as const;
export type WishGroup = (typeof wishGroups)[number];

export type WishPlan = {
  /** Whether the wish offers itself, to ideas and projects. */
  readonly isOffer: boolean;
  readonly abilities: readonly Thing[];
  readonly topics: readonly Thing[];
  /** What is known of a place counts as being there, nearly. */
  readonly places: readonly Thing[];
  /** The words that no concept is called. */
  readonly terms: readonly { readonly term: string; readonly mention: Mention }[];
  /** Adding to 1, or to less where nothing but facts is said; 0 for what is not said. */
  readonly weights: Readonly<Record<WishGroup, number>>;
  /** Shares that are enough: of a long text nobody meets everything. */
  readonly enough: Readonly<Record<"skills" | "subject", number>>;
};

const weightOf = { skills: 0.6, subject: 0.3, place: 0.13, commitment: 0.11 } as const;
/** Beside abilities a word more or less says little; alone it may be what is wanted. */
const weightOfWords = { beside: { each: 0.06, most: 0.18 }, alone: { each: 0.2, most: 0.8 } } as const;
/** Who is in Japan fits whoever says no more than "Japan", but so do many: of what they are for nothing is known. */
const ofFactsAlone = 0.58;
const most = { skills: 6, offered: 3, subject: 2 } as const;

/** `target`: the kind of those who are looked for. */
export function wishPlanOf(
  wish: Features,
  target: ProfileKind,
  { language, statistics }: PairContext,
): WishPlan {
  const isOffer = asks(target);
  const said = isOffer ? [...wish.offers, ...wish.needs] : [...wish.needs, ...wish.offers];
  const isPlace = (mention: Mention) => namesAny(mention, (id) => language.kindOf(id) === "place");
  const thingsOf = (mentions: readonly Mention[]) => {
    const parts = needPartsOf(mentions, statistics)
      .filter(({ isTerm }) => !isTerm)
      .map(({ need, keys, share }) => ({ mention: need, share, metBy: metBy(keys, isOffer, language) }));
    return [...Map.groupBy(parts, ({ mention }) => mention)].flatMap(([mention, things]) =>
      mention.isEither ? eitherOf(mention, things) : things,
    );
  };
  const abilities = isOffer ? thingsOf(said) : withToolsBesideCrafts(thingsOf(said), language);
  const topics = thingsOf(wish.topics.filter((mention) => !isPlace(mention)));
  const places = wish.topics.filter(isPlace).map((mention) => placeThing(mention, language));
  const terms = said.flatMap((mention) =>
    mention.parts.flatMap(({ concepts, term }) => (concepts.length === 0 ? { term, mention } : [])),
  );
  return {
    isOffer,
    abilities,
    topics,
    places,
    terms,
    weights: weightsOf(wish, { abilities, topics, terms }),
    enough: {
      skills: Math.min(sharesOf(abilities), unit * (isOffer ? most.offered : most.skills)),
      subject: Math.min(sharesOf(topics), unit * most.subject),
    },
  };
}

/** Who can do what is looked for learns the tool that is named beside it sooner than who knows the tool learns the craft. */
const ofTool = 0.5;

function withToolsBesideCrafts(things: readonly Thing[], language: LanguageResources): readonly Thing[] {
  const isTool = ({ mention }: Thing) => conceptsOf(mention).every((id) => isProduct(id, language));
  if (things.every(isTool)) return things;
  return things.map((thing) =>
    isTool(thing) ? { ...thing, share: Math.round(thing.share * ofTool) } : thing,
  );
}

/** Products go by the same name in both languages. */
function isProduct(id: string, { get }: LanguageResources): boolean {
  const { en, mn } = get(id)?.labels ?? {};
  return en?.[0] !== undefined && en[0] === mn?.[0];
}

/** One thing that is met by whatever meets one of them. */
function eitherOf(mention: Mention, things: readonly Thing[]): Thing {
  const metBy = new Map<string, Meets>();
  for (const thing of things)
    for (const [concept, meets] of thing.metBy)
      if (meets.plainly > (metBy.get(concept)?.plainly ?? 0)) metBy.set(concept, meets);
  return { mention, share: Math.max(...things.map(({ share }) => share)), metBy };
}

type Said = Pick<WishPlan, "abilities" | "topics" | "terms">;

function weightsOf({ facts }: Features, { abilities, topics, terms }: Said): WishPlan["weights"] {
  const words = abilities.length > 0 ? weightOfWords.beside : weightOfWords.alone;
  const weights = {
    skills: abilities.length > 0 ? weightOf.skills : 0,
    subject: weightOf.subject * Math.max(0, ...topics.map(({ mention }) => mention.weight)),
    place: facts.place || facts.remote ? weightOf.place : 0,
    commitment: facts.commitment ? weightOf.commitment : 0,
    wording: Math.min(words.most, words.each * terms.length),
  };
  const total = wishGroups.reduce((sum, group) => sum + weights[group], 0);
  const whole = abilities.length + topics.length + terms.length > 0 ? 1 : ofFactsAlone;
  const part = (group: WishGroup) => (total === 0 ? 0 : (whole * weights[group]) / total);
  return {
    skills: part("skills"),
    subject: part("subject"),
    place: part("place"),
    commitment: part("commitment"),
    wording: part("wording"),
  };
}

function sharesOf(things: readonly Thing[]): number {
  return things.reduce((sum, { share }) => sum + share, 0);
}

/** Somebody elsewhere who knows the place. */
const knowsPlace = 0.85;

function placeThing(mention: Mention, language: LanguageResources): Thing {
  const wanted = conceptsOf(mention).filter((id) => language.kindOf(id) === "place");
  const units = unitsOf(knowsPlace);
  const metBy = new Map<string, Meets>();
  for (const { id, kind } of language.concepts)
    if (kind === "place" && wanted.some((place) => language.isWithin(id, place)))
      metBy.set(id, { plainly: units, inPassing: units, asked: wanted[0] ?? "" });
  return { mention, share: unit, metBy };
}

/** What is only spoken of loses more by not being said plainly than what is offered or needed. */
export const worthOfWeight: Uint8Array = worthsBy(1);
export const worthInPassing: Uint8Array = worthsBy(1.5);

function worthsBy(power: number): Uint8Array {
  return Uint8Array.from({ length: unit + 1 }, (_, weight) => Math.round(unit * (weight / unit) ** power));
}
