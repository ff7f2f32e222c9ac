import {
  fold,
  isRomanisedMongolian,
  parseCommitment,
  parseCompanySize,
  type ConceptMatch,
  type LanguageResources,
} from "@khamt/language";
import type { Mention } from "./features.ts";
import { markedAsMust, mustClausesOf, type MustClause, wordsOf } from "./must-clauses.ts";
import type { Attribute, Must, Named, Wishes, WorkStyle } from "./preferences.ts";
import { stageOf } from "./read-facts.ts";
import { createTextReader } from "./read-text.ts";
import type { WishSource } from "./wish-source.ts";

/** Undefined where there is nothing but the default, to prefer everything. */
export function readWishes(source: WishSource, language: LanguageResources): Wishes | undefined {
  const { preferences } = source;
  const attributes = Object.keys(preferences ?? {}) as Attribute[];
  const importanceOf = (attribute: Attribute) => preferences?.[attribute]?.importance;
  const indifferent = new Set(attributes.filter((attribute) => importanceOf(attribute) === "any"));
  const musts = distinct([
    ...attributes
      .filter((attribute) => importanceOf(attribute) === "must")
      .flatMap((attribute) => mustsOf(attribute, source, language)),
    ...markedMusts(source, language),
    ...mustClausesOf(source.text).flatMap((clause) => mustsIn(clause, language)),
  ]).filter(({ attribute }) => !indifferent.has(attribute));
  return musts.length === 0 && indifferent.size === 0 ? undefined : { musts, indifferent };
}

function mustsOf(
  attribute: Attribute,
  { preferences, own, facts }: WishSource,
  language: LanguageResources,
): Must[] {
  const typed = preferences?.[attribute]?.values ?? [];
  const words = typed.join(", ");
  switch (attribute) {
    case "commitment":
      return stated(attribute, typed.map(parseCommitment), words, facts.commitment);
    case "place":
      return stated(attribute, typed.map(language.placeOf), words, facts.place);
    case "size":
      return stated(attribute, typed.map(parseCompanySize), words, facts.size);
    case "workStyle":
      return stated(
        attribute,
        (typed.length > 0 ? typed : [facts.workStyle ?? ""]).map(styleOf),
        words || (facts.workStyle ?? ""),
      );
    case "stage":
      return stated(attribute, [...new Set(typed.flatMap((each) => stagesOf(each, language)))], words);
    default:
      return named(attribute, typed.length > 0 ? typed : (own[attribute] ?? []), language);
  }
}

type Stated = Exclude<Attribute, Named>;

function stated(
  attribute: Stated,
  values: readonly (string | number | undefined)[],
  words: string,
  own?: { readonly value: string; readonly words: string },
): Must[] {
  const known = values.filter((value) => value !== undefined);
  if (known.length > 0) return [{ attribute, values: known, words } as Must];
  return own === undefined ? [] : [{ attribute, values: [own.value], words: own.words } as Must];
}

// Each skill and each language is demanded; of roles and industries any will do.
function named(attribute: Named, values: readonly string[], language: LanguageResources): Must[] {
  const reader = createTextReader(language, isRomanisedMongolian(values.join(". ")));
  const mentions = values.flatMap((value) => reader.tag(value, 1));
  if (attribute === "skills" || attribute === "language")
    return mentions.map((mention) => ({ attribute, mention }));
  const concepts = mentions.flatMap(({ parts }) => parts.flatMap((part) => part.concepts));
  return concepts.length === 0
    ? []
    : [
        {
          attribute,
          mention: { surface: values.join(", "), parts: [{ concepts, term: concepts.join("|") }], weight: 1 },
        },
      ];
}

const conceptsOfStages = [
  ["stage-idea"],
  ["stage-concept", "stage-planning"],
  ["stage-prototype"],
  ["stage-mvp"],
  ["stage-growth"],
] as const;

/** An option of the forms, or any words that say how far a venture is: "early stage" is all up to the MVP. */
function stagesOf(words: string, language: LanguageResources): number[] {
  const option = stageOf(words);
  if (option !== undefined) return [option];
  const said = language.findConcepts(words).filter(({ kind, role }) => kind === "stage" && role !== "not");
  const isSaid = (stage: string) =>
    said.some(({ concept }) => language.isWithin(stage, concept) || language.isWithin(concept, stage));
  return conceptsOfStages.flatMap((stages, at) => (stages.some(isSaid) ? at : []));
}

function styleOf(words: string): WorkStyle | undefined {
  if (/hybrid|хосолсон|холимог/i.test(words)) return "hybrid";
  if (/remote|зайнаас|алсаас/i.test(words)) return "remote";
  return /on-?site|office|in person|оффис|газар дээр/i.test(words) ? "onsite" : undefined;
}

function markedMusts({ own }: WishSource, language: LanguageResources): Must[] {
  const marked = (own.skills ?? []).flatMap((entry) => markedAsMust(entry) ?? []);
  return named("skills", marked, language);
}

const attributeOfKind: Readonly<Partial<Record<string, Named>>> = {
  skill: "skills",
  role: "roles",
  language: "language",
  industry: "industry",
};
const styleOfConcept: Readonly<Record<string, WorkStyle>> = {
  remote: "remote",
  "remote-work": "remote",
  "on-site-work": "onsite",
  "hybrid-work": "hybrid",
};

function mustsIn({ text, says }: MustClause, language: LanguageResources): Must[] {
  const matches = language.findConcepts(text).filter(({ role }) => role !== "not");
  const spans = [...Map.groupBy(matches, ({ start }) => start).values()];
  const commitment = says === "be" ? parseCommitment(text) : undefined;
  const size =
    says === "be" && /compan|studio|agency|firm|компани|студи/i.test(text)
      ? parseCompanySize(text)
      : undefined;
  return [
    ...spans.flatMap((span) => mustOfSpan(span, text, says)),
    // "Contract law" is no way to give time.
    ...(commitment && commitment !== "consulting"
      ? [{ attribute: "commitment" as const, values: [commitment], words: text.trim() }]
      : []),
    ...(size ? [{ attribute: "size" as const, values: [size], words: text.trim() }] : []),
  ];
}

function mustOfSpan(span: readonly ConceptMatch[], text: string, says: MustClause["says"]): Must[] {
  const [first] = span;
  if (first === undefined) return [];
  const style = span.map(({ concept }) => styleOfConcept[concept]).find((style) => style !== undefined);
  if (style) return says === "be" ? [{ attribute: "workStyle", values: [style], words: first.surface }] : [];
  const place = span.find(({ kind }) => kind === "place");
  if (place)
    return says === "be" && isResidence(place, text)
      ? [{ attribute: "place", values: [place.concept], words: place.surface }]
      : [];
  const known = span.filter(({ kind }) => attributeOfKind[kind] && (says !== "speak" || kind === "language"));
  const attribute = attributeOfKind[known[0]?.kind ?? ""];
  return attribute === undefined ? [] : [{ attribute, mention: mentionOf(known) }];
}

function mentionOf(span: readonly ConceptMatch[]): Mention {
  const concepts = span.map(({ concept }) => concept);
  return { surface: span[0]?.surface ?? "", parts: [{ concepts, term: concepts.join("|") }], weight: 1 };
}

const dwelling = new Set(
  ["байх", "амьдардаг", "амьдрах", "ажиллах", "байрладаг", "суурьшсан", "байдаг"].map(fold),
);

/** "in Ulaanbaatar", "Улаанбаатарт байх": where somebody is, not what they know about. */
function isResidence({ start, end }: ConceptMatch, text: string): boolean {
  if (/\b(?:in|near|at|from)\s+(?:the\s+)?$/i.test(text.slice(0, start))) return true;
  return wordsOf(text.slice(end))
    .slice(0, 3)
    .some((word) => dwelling.has(fold(word)));
}

function distinct(musts: readonly Must[]): Must[] {
  const keyOf = (must: Must) =>
    "mention" in must
      ? `${must.attribute}|${must.mention.parts.map(({ concepts, term }) => concepts[0] ?? term).join("|")}`
      : must.attribute;
  return [...new Map(musts.toReversed().map((must) => [keyOf(must), must])).values()].toReversed();
}
