import { type EntityKind, isDistant } from "@khamt/contract/vocabulary";
import type { Language, LanguageResources } from "@khamt/language";
import {
  type Condition,
  conditionsOf,
  type Features,
  type Mention,
  nameOfNeed,
  optionNames,
} from "@khamt/matching";
import type { Advice, PresentedCover } from "./calls.ts";
import type { Generation } from "./generation.ts";
import { inTurns } from "./yielding.ts";

type Question = {
  generation: Generation;
  language: LanguageResources;
  source: Features;
  target: EntityKind;
  reader: Language;
};

/** Beyond so many matches nobody counts. */
const mostCounted = 50;

/** Of a profile what stands in its lists is named, in whole entries: a word of its story by itself tells nothing. */
const listed = 0.9;

/** What nobody has is looked for once; of each condition one search tells what it costs. */
export async function advise({ generation, language, source, target, reader }: Question): Promise<Advice> {
  const countFor = (features: Features) =>
    generation
      .search(features, { target, limit: mostCounted, fair: false })
      .hits.filter(({ percent }) => !isDistant(percent)).length;
  const matches = countFor(source);
  const missing = (await generation.findMissing(source, target)).filter(
    ({ weight }) => source.isWish === true || weight >= listed,
  );
  const loosen: Advice["loosen"] = [];
  for await (const condition of inTurns(matches < mostCounted ? conditionsOf(source) : [])) {
    const found = countFor(condition.without);
    if (found > matches)
      loosen.push({
        attribute: condition.attribute,
        words: wordsOf(condition, language, reader),
        matches: found,
      });
  }
  return {
    missing: missing.map((mention) => presentMissing(mention, language, reader)),
    loosen: loosen.sort((one, other) => other.matches - one.matches),
    matches,
  };
}

function wordsOf({ name, words }: Condition, language: LanguageResources, reader: Language): string {
  if (name === undefined) return words;
  const option = optionNames[name]?.[reader];
  return option ?? (language.get(name) ? language.labelOf(name, reader) : words);
}

function presentMissing(
  { surface, parts }: Mention,
  language: LanguageResources,
  reader: Language,
): PresentedCover {
  const [concept] = parts.length === 1 ? (parts[0]?.concepts ?? []) : [];
  const cover = { need: surface, theirs: "", ...(concept && { concept }) };
  return { need: surface, name: nameOfNeed(cover, reader, language), theirs: "" };
}
