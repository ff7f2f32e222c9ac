import type { Concept, ConceptKind, Language } from "@khamt/language";
import { language as known } from "./language.ts";
import { isSpeltAs, isWrittenAs } from "./same-words.ts";

type Tags = readonly string[] | string | null;

const mostKept = 20_000;
type Kept = Record<Language, Map<string, string | undefined>>;
const kept: Kept = { en: new Map(), mn: new Map() };
const keptLanguages: Kept = { en: new Map(), mn: new Map() };

/** Of the tags those that name a known concept in another language than the reader's: what was typed → its name for the reader. */
export function presentNames(reader: Language, ...tags: readonly Tags[]): Record<string, string> {
  const named = tags.flatMap((each) => each ?? []);
  return namesBy(named, (tag) => remembered(kept[reader], tag, () => nameOf(tag, reader)));
}

/** Of tags that are languages: "mongol" is the language there, and no country. */
export function presentLanguages(reader: Language, tags: readonly string[]): Record<string, string> {
  const nameIn = (tag: string) => findName(tag, reader, "language");
  return namesBy(tags, (tag) => remembered(keptLanguages[reader], tag, () => nameIn(tag)));
}

function namesBy(tags: readonly string[], find: (tag: string) => string | undefined): Record<string, string> {
  const names = tags.map((tag) => [tag, find(tag)] as const);
  return Object.fromEntries(names.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
}

function remembered(names: Kept[Language], tag: string, find: () => string | undefined): string | undefined {
  if (names.has(tag)) return names.get(tag);
  if (names.size >= mostKept) names.clear();
  const name = find();
  names.set(tag, name);
  return name;
}

function nameOf(tag: string, reader: Language): string | undefined {
  return findName(tag, reader) ?? nameOfParts(tag, reader);
}

/** A place is often written with the one around it: "Улаанбаатар, Баянгол дүүрэг". */
function nameOfParts(tag: string, reader: Language): string | undefined {
  const parts = tag.split(",").map((part) => part.trim());
  const names = parts.map((part) => findName(part, reader));
  if (parts.length !== 2 || names.includes(undefined)) return undefined;
  return names.join(", ");
}

function findName(tag: string, reader: Language, kind?: ConceptKind): string | undefined {
  const all = known.conceptsOfTag(tag).flatMap((id) => known.get(id) ?? []);
  const concepts = kind === undefined ? all : all.filter((concept) => concept.kind === kind);
  const other = reader === "en" ? "mn" : "en";
  const rank = ({ labels, tagOnly }: Concept) =>
    [...labels[other], ...(kind === undefined ? [] : tagOnly)].findIndex((label) => isSpeltAs(tag, label));
  if (concepts.some(({ labels }) => labels[reader].some((label) => isWrittenAs(tag, label))))
    return undefined;
  const named = concepts.filter((concept) => rank(concept) >= 0).sort((a, b) => rank(a) - rank(b));
  return named[0]?.labels[reader][0];
}
