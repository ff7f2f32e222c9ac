import { createHash } from "node:crypto";
import type { Concept, Language, LanguageResources } from "@khamt/language";
import type { DemoIdea } from "../../apps/server/src/entities/demo/types.ts";

export type BenchIdea = {
  id: string;
  title: string;
  description: string;
  industry: "technology";
  requiredSkills: string[];
  tags: string[];
  location: string;
  contentLanguage: Language;
  createdAt: Date;
};

type Source = { language: LanguageResources; demoIdeas: readonly DemoIdea[]; newest: Date };

const secondsApart = 300;

/**
 * Any number of ideas, half of them Mongolian, always the same ones. Sentences of the demo ideas stand around labels of
 * the concept graph: a few concepts are in many ideas and most in few, as Zipf has it.
 */
export function* generateIdeas(count: number, { language, demoIdeas, newest }: Source): Generator<BenchIdea> {
  const random = createRandom(1);
  const subjects = shuffle(
    language.concepts.filter(({ kind }) => kind === "skill" || kind === "role" || kind === "industry"),
    random,
  );
  const places = shuffle(
    language.concepts.filter(({ kind }) => kind === "place"),
    random,
  );
  const sentences = { en: sentencesOf(demoIdeas, "en"), mn: sentencesOf(demoIdeas, "mn") };
  for (let at = 0; at < count; at++) {
    const tongue = at % 2 === 0 ? "en" : "mn";
    const label = (concepts: readonly Concept[]) => labelOf(zipf(concepts, random), tongue, random);
    const sentence = () => pick(sentences[tongue], random);
    const [first, second, third] = [label(subjects), label(subjects), label(subjects)];
    yield {
      id: idOf(at),
      title: pick(titles[tongue], random)(first, second),
      description: [
        sentence(),
        pick(remarks[tongue], random)(third, label(subjects)),
        sentence(),
        pick(remarks[tongue], random)(first, label(places)),
      ].join(" "),
      industry: "technology",
      requiredSkills: [second, label(subjects)],
      tags: [first, third],
      location: label(places),
      contentLanguage: tongue,
      createdAt: new Date(newest.getTime() - at * secondsApart * 1000),
    };
  }
}

type Phrase = (one: string, other: string) => string;

const titles: Record<Language, readonly Phrase[]> = {
  en: [
    (one, other) => `${one} for people who need ${other}`,
    (one, other) => `A simpler way to do ${one} with ${other}`,
    (one) => `${one}, paid by the month`,
    (one, other) => `From ${other} to ${one}`,
  ],
  mn: [
    (one, other) => `${other} хэрэгтэй хүмүүст зориулсан ${one}`,
    (one, other) => `${one} болон ${other} хосолсон үйлчилгээ`,
    (one) => `Сараар төлдөг ${one}`,
    (one, other) => `${other} салбараас ${one} хүртэл`,
  ],
};

const remarks: Record<Language, readonly Phrase[]> = {
  en: [
    (one, other) => `We have tried ${one} with a few customers and learned that ${other} matters more.`,
    (one, other) => `Somebody who knows ${one} and has seen ${other} would change the pace.`,
    (one, other) => `The first version rests on ${one}; ${other} comes after.`,
  ],
  mn: [
    (one, other) => `Эхний хэрэглэгчидтэй ${one} туршаад, ${other} илүү чухал гэдгийг ойлгосон.`,
    (one, other) => `${one} мэддэг, ${other} үзсэн хүн нэгдвэл хурдан урагшилна.`,
    (one, other) => `Анхны хувилбар ${one} дээр тогтсон, ${other} дараагийн ээлжид.`,
  ],
};

function sentencesOf(ideas: readonly DemoIdea[], tongue: Language): string[] {
  return ideas
    .filter(({ contentLanguage }) => contentLanguage === tongue)
    .flatMap(({ description }) => description.split(/(?<=[.!?]) /));
}

function labelOf(concept: Concept, tongue: Language, random: () => number): string {
  const labels = concept.labels[tongue].length > 0 ? concept.labels[tongue] : concept.labels.en;
  // Mostly the usual name.
  return random() < 0.6 ? (labels[0] ?? concept.id) : pick(labels, random);
}

function idOf(at: number): string {
  const hex = createHash("sha256").update(`idea ${at}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The nth of the list is n times as rare as its first. */
function zipf<Item>(items: readonly Item[], random: () => number): Item {
  const place = Math.floor(Math.exp(random() * Math.log(items.length + 1))) - 1;
  return requireItem(items[Math.min(place, items.length - 1)]);
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return requireItem(items[Math.floor(random() * items.length)]);
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

function requireItem<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}

/** Mulberry32: https://github.com/cprosche/mulberry32 */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
