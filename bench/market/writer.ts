// Writes as one profile would: in one language, about one or two trades.
import { isNameOf } from "@khamt/contract/records";
import type { Concept, Language, LanguageResources } from "@khamt/language";
import type { ProfileKind } from "@khamt/matching";
import type { Cluster } from "./clusters.ts";
import { details, needs, refusals, sentences, syllables, titles, wishes } from "./phrases.ts";
import type { Random } from "./random.ts";

export type Writer = {
  readonly language: Language;
  readonly random: Random;
  readonly industry: () => string;
  readonly skill: () => string;
  readonly role: () => string;
  readonly topic: () => string;
  readonly place: () => string;
  readonly name: () => string;
  readonly title: (kind: ProfileKind) => string;
  /** So many different results of a draw, fewer only where there are no more. */
  readonly several: (count: number, draw: () => string) => string[];
  /** A text with so many details. */
  readonly story: (kind: ProfileKind, length: number) => string;
};

type Supplies = {
  readonly language: LanguageResources;
  readonly clusters: readonly Cluster[];
  readonly places: readonly Concept[];
  /** Everyday words that are no concepts. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
};

const shares = {
  english: 0.55,
  secondCluster: 0.5,
  fromSecond: 0.3,
  stray: 0.12,
  otherLabel: 0.3,
  foreign: 0.1,
} as const;
const capital = { share: 0.5, id: "ulaanbaatar" } as const;

export function createWriter(
  { language: resources, clusters, places, words }: Supplies,
  random: Random,
): Writer {
  const language: Language = random.chance(shares.english) ? "en" : "mn";
  const main = random.popular(clusters);
  const second = random.chance(shares.secondCluster) ? random.popular(clusters) : main;
  const cluster = () => {
    if (random.chance(shares.stray)) return random.pick(clusters);
    return random.chance(shares.fromSecond) ? second : main;
  };
  const label = ({ labels }: Concept) => {
    const foreign = random.chance(shares.foreign) && language === "mn";
    const list = foreign || labels[language].length === 0 ? labels.en : labels[language];
    return random.chance(shares.otherLabel) ? random.pick(list) : (list[0] ?? "");
  };
  const of = (list: (cluster: Cluster) => readonly Concept[]) => () => {
    const from = list(cluster());
    return label(random.popular(from.length > 0 ? from : main.skills));
  };
  const word = () => random.pick(words[language]);
  const slots = {
    skill: of(({ skills }) => skills),
    role: of(({ roles }) => roles),
    topic: of(({ topics }) => topics),
    word,
    Word: () => capitalised(word()),
    name: () => inventedName(language, random),
    number: () => String(random.integer(2, 60)),
  };
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (whole, slot: string) => (isNameOf(slots, slot) ? slots[slot]() : whole));
  const ulaanbaatar = resources.get(capital.id);
  return {
    language,
    random,
    industry: () => label(main.industry),
    skill: slots.skill,
    role: slots.role,
    topic: slots.topic,
    place: () => label(ulaanbaatar && random.chance(capital.share) ? ulaanbaatar : random.popular(places)),
    name: slots.name,
    title: (kind) => fill(titles[language][kind]),
    several: (count, draw) => severalOf(count, draw),
    story: (kind, length) => storyOf(kind, { length, language, random }).map(fill).join(" "),
  };
}

type Telling = {
  readonly length: number;
  readonly language: Language;
  readonly random: Random;
};

const sentenceCount = 2;
const refusalShare = 0.15;
const wishShare = 0.5;

function storyOf(kind: ProfileKind, { length, language, random }: Telling): string[] {
  const asks = kind === "idea" || kind === "project";
  const told = [
    ...severalOf(sentenceCount, () => random.pick(sentences[language][kind])),
    ...severalOf(length, () => random.pick(details[language])),
  ];
  if (asks) told.push(...severalOf(random.integer(1, 2), () => random.pick(needs[language])));
  else if (random.chance(wishShare)) told.push(random.pick(wishes[language]));
  if (!asks && random.chance(refusalShare)) told.push(random.pick(refusals[language]));
  return told;
}

const triesPerEntry = 4;

function severalOf(count: number, draw: () => string): string[] {
  const found = new Set<string>();
  for (let tries = count * triesPerEntry; found.size < count && tries > 0; tries--) found.add(draw());
  return [...found];
}

// Names are the long tail of every text.
function inventedName(language: Language, random: Random): string {
  const parts = Array.from({ length: random.integer(2, 3) }, () => random.pick(syllables[language]));
  const name = parts.join("");
  return capitalised(name);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
