// What the scores of an index depend on besides its profiles: the graph, what the reader makes of texts (shown by a
// sample), and the rarity of the concepts.
import type { LanguageResources } from "@khamt/language";
import { readProfile } from "../profile/read-profile.ts";
import { createRelatedness } from "../profile/supply.ts";
import type { IndexSetup } from "./matching-index.ts";
import type { VocabularyKeys } from "./vocabulary.ts";

/** Raise it when the layout or the meaning of the stored numbers changes. */
const layoutVersion = 4;

export function fingerprintOf({ language, statistics }: IndexSetup, { concepts }: VocabularyKeys): string {
  const rarities = concepts.map((concept) => statistics.rarity(concept));
  return [layoutVersion, readerFingerprint(language), hashOf([statistics.size, rarities])].join("-");
}

const readers = new WeakMap<LanguageResources, string>();

function readerFingerprint(language: LanguageResources): string {
  let known = readers.get(language);
  if (known === undefined) {
    known = hashOf([language.concepts, sampleReading(language)]);
    readers.set(language, known);
  }
  return known;
}

const sample = {
  id: "sample",
  title: "Accounting app for small shops · Жижиг дэлгүүрийн нягтлан бодох апп",
  description:
    "We need a React developer. No crypto. Татвар мэдэхгүй, хөрөнгө оруулагч хайж байна. Manai bag udirdana.",
  requiredSkills: ["React, TypeScript", "нягтлан бодох бүртгэл", "zorbing"],
  location: "Улаанбаатар",
  commitment: "part-time",
};

function sampleReading(language: LanguageResources) {
  const { needs, topics, denied, supply, facts } = readProfile("idea", sample, {
    language,
    money: {},
    relatedness: createRelatedness(language),
  });
  const served = [...supply.all].map(([key, { value }]) => [key, value]);
  return { needs, topics, denied: [...denied], served, facts };
}

// FNV-1a, 32 bits.
function hashOf(value: unknown): string {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
