// Concept vectors from texts: how much more often two concepts stand in one text than by chance, factorised (Levy and
// Goldberg 2014), and each as long as it is rare in the texts.
import type { LanguageResources } from "@khamt/language";
import { createMatcher, type Features, type ProfileKind, type ProfileOf } from "../../src/index.ts";
import { digits, mostDigit } from "../../src/profile/context.ts";
import { mutualInformation } from "./co-occurrence.ts";
import { factorise } from "./factorise.ts";
import { writeProfiles } from "./write-profiles.ts";

const dimensions = 48;
const seed = 7;
/** A concept in fewer texts has no vector. */
const fewest = 3;
/** In so many texts a concept counts half (Arora, Liang and Ma 2017). */
const halfAt = 30;

/** A line for each concept: its id and a sign for each dimension. */
export function learnVectors(language: LanguageResources): string {
  const texts = conceptsOfTexts(language);
  const counts = new Map<string, number>();
  for (const text of texts) for (const concept of text) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  const concepts = [...counts.keys()].filter((concept) => (counts.get(concept) ?? 0) >= fewest).sort();
  const places = new Map(concepts.map((concept, place) => [concept, place]));
  const placed = texts.map((text) => text.flatMap((concept) => places.get(concept) ?? []));
  const { values, vectors } = factorise(mutualInformation(placed, concepts.length), dimensions, seed);
  const numbers = concepts.map((concept, place) => {
    const scale = halfAt / (halfAt + (counts.get(concept) ?? 0));
    return vectors.map(
      (vector, at) => scale * Math.sqrt(Math.max(0, values[at] ?? 0)) * (vector[place] ?? 0),
    );
  });
  const most = Math.max(...numbers.flat().map(Math.abs));
  const signOf = (number: number) => digits[Math.round((number / most) * mostDigit) + mostDigit] ?? "";
  return concepts
    .map((concept, place) => `${concept} ${(numbers[place] ?? []).map(signOf).join("")}`)
    .join("\n");
}

/** What each text is about or names, but for places, languages and values, which go with everything. */
function conceptsOfTexts(language: LanguageResources): string[][] {
  const { analyse } = createMatcher({ language });
  const read = <K extends ProfileKind>(kind: K, profile: ProfileOf[K]): Features => analyse(kind, profile);
  return writeProfiles().map(({ kind, profile }) =>
    [...read(kind, profile).concepts.keys()].filter((concept) => isTold.has(language.kindOf(concept) ?? "")),
  );
}

const isTold: ReadonlySet<string> = new Set(["skill", "role", "industry"]);
