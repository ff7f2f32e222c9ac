import type { Concept, ConceptKind, Language } from "@khamt/language";
import { language as known } from "./language.ts";
import { isSpeltAs, isWrittenAs } from "./same-words.ts";

type Tags = readonly string[] | string | null;

const mostKept = 20_000;
const kept: Record<Language, Map<string, string | undefined>> = { en: new Map(), mn: new Map() };

/** Of the tags those that name a known concept in another language than the reader's: what was typed → its name for the reader. */
export function presentNames(reader: Language, ...tags: readonly Tags[]): Record<string, string> {
  const names = tags
    .flatMap((each) => each ?? [])
    .map((tag) => [tag, nameOf(tag, reader)] as const)
    .filter((pair): pair is readonly [string, string] => pair[1] !== undefined);
  return Object.fromEntries(names);
}

/** Of tags that are languages: "mongol" is the language there, and no country. */
export function presentLanguages(reader: Language, tags: readonly string[]): Record<string, string> {
  const names = tags.map((tag) => [tag, findName(tag, reader, "language")] as const);
  return Object.fromEntries(names.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
}

function nameOf(tag: string, reader: Language): string | undefined {
  const names = kept[reader];
  if (names.has(tag)) return names.get(tag);
  if (names.size >= mostKept) names.clear();
  const name = findName(tag, reader) ?? nameOfParts(tag, reader);
  names.set(tag, name);
  return name;
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
