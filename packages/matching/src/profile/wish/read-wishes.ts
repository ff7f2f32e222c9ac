// What a profile demands of the other side and what does not matter to it, read from the preferences of its form and from
// musts in its text (must-clauses.ts).
import {
  fold,
  isRomanisedMongolian,
  parseCommitment,
  parseCompanySize,
  type ConceptMatch,
  type LanguageResources,
} from "@khamt/language";
import type {
  Facts,
  Mention,
  Must,
  NamedAttribute,
  NamedMust,
  Stated,
  StatedMust,
  Wishes,
  Words,
  WorkStyle,
} from "../features.ts";
import { markedAsMust, type MustClause, mustClausesOf, saysMust, wordsOf } from "./must-clauses.ts";
import {
  type Attribute,
  type CofounderProfile,
  type CompanyProfile,
  type IdeaProfile,
  isAttribute,
  type Preferences,
  type ProfileKind,
  type ProfileOf,
  type ProjectProfile,
} from "../profile.ts";
import { stageOf } from "../reading/read-facts.ts";
import { createTextReader } from "../reading/read-text.ts";
import { conceptsOf } from "../named.ts";

type Stating = {
  readonly kind: ProfileKind;
  readonly profile: ProfileOf[ProfileKind];
  readonly facts: Facts;
};

/** Undefined where everything is preferred, which is the default. */
export function readWishes(stating: Stating, language: LanguageResources): Wishes | undefined {
  const source = wishSourceOf(stating);
  const { preferences } = source;
  const attributes = Object.keys(preferences ?? {}).filter(isAttribute);
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

type WishSource = {
  readonly preferences: Preferences | null | undefined;
  /** What the profile says of itself: what it demands where a must names no values. */
  readonly own: Partial<Record<NamedAttribute, readonly string[]>>;
  readonly facts: Facts;
  /** Text and lists that may say musts. */
  readonly text: string;
};

/** The fields in which a profile says what it wishes. */
function wishSourceOf({ kind, profile, facts }: Stating): WishSource {
  const said = { preferences: profile.preferences, facts };
  switch (kind) {
    case "idea": {
      const idea: IdeaProfile = profile;
      const own = { skills: idea.requiredSkills ?? [], industry: listed(idea.industry) };
      return { ...said, own, text: idea.description ?? "" };
    }
    case "cofounder": {
      const person: CofounderProfile = profile;
      const own = {
        roles: person.preferredRoles ?? [],
        language: person.languages ?? [],
        industry: person.industries ?? [],
      };
      return { ...said, own, text: person.bio ?? "" };
    }
    case "project": {
      const project: ProjectProfile = profile;
      return { ...said, own: { skills: project.requiredSkills ?? [] }, text: project.description ?? "" };
    }
    // The text of a company speaks to customers: its "must" is no demand on the other side.
    case "company": {
      const company: CompanyProfile = profile;
      return { ...said, own: { industry: listed(company.industry) }, text: "" };
    }
  }
}

function listed(words: string | null | undefined): string[] {
  return words ? [words] : [];
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
      return anyOf(attribute, typed.map(parseCommitment), words, facts.commitment);
    case "place":
      return anyOf(attribute, typed.map(language.placeOf), words, facts.place);
    case "size":
      return anyOf(attribute, typed.map(parseCompanySize), words, facts.size);
    case "workStyle":
      return anyOf(
        attribute,
        (typed.length > 0 ? typed : [facts.workStyle ?? ""]).map(styleOf),
        words || (facts.workStyle ?? ""),
      );
    case "stage":
      return anyOf(attribute, [...new Set(typed.flatMap((each) => stagesOf(each, language)))], words);
    default:
      return named(attribute, typed.length > 0 ? typed : (own[attribute] ?? []), language);
  }
}

/** A must to be any of the values that were typed or, without these, what the profile states of itself. */
function anyOf<A extends StatedMust["attribute"], T>(
  attribute: A,
  typed: readonly (T | undefined)[],
  words: string,
  own?: Stated<T>,
) {
  const values = typed.filter((value) => value !== undefined);
  if (values.length > 0) return [{ attribute, values, words }];
  return own === undefined ? [] : [{ attribute, values: [own.value], words: own.words }];
}

/** Each skill and each language is a must of its own; roles and industries are one must, met by any of them. */
function named(
  attribute: NamedAttribute,
  values: readonly string[],
  language: LanguageResources,
): NamedMust[] {
  const reader = createTextReader(language, isRomanisedMongolian(values.join(". ")));
  const mentions = values.flatMap((value) => reader.tag(value, 1));
  if (attribute === "skills" || attribute === "language")
    return mentions.map((mention) => ({ attribute, mention }));
  const concepts = mentions.flatMap(conceptsOf);
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

const attributeOfKind: Readonly<Partial<Record<string, NamedAttribute>>> = {
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
    // "Contract law" reads as consulting, but says nothing about time.
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
  if (attribute === "industry" && says === "be" && isQuality(first, text)) return [];
  return attribute === undefined ? [] : [{ attribute, mention: mentionOf(known) }];
}

function mentionOf(span: readonly ConceptMatch[]): Mention {
  const concepts = span.map(({ concept }) => concept);
  return { surface: span[0]?.surface ?? "", parts: [{ concepts, term: concepts.join("|") }], weight: 1 };
}

/** "Must be certified for competitions": what a thing has to be is no field of work, as "in mining" and "a hotel" are. */
function isQuality({ start }: ConceptMatch, text: string): boolean {
  return !saysMust(text) && !/\b(?:in|from|of|an?)\s+(?:\S+\s+)?$/iu.test(text.slice(0, start));
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

const indifferentKinds: Readonly<Partial<Record<string, Attribute>>> = {
  role: "roles",
  language: "language",
  industry: "industry",
};

/** The own concepts by which the other side is judged, less those of kinds that do not matter. */
export function conceptsThatMatter(
  concepts: Words,
  wishes: Wishes | undefined,
  language: LanguageResources,
): Words {
  if (!wishes || wishes.indifferent.size === 0) return concepts;
  return new Map(
    [...concepts].filter(([id]) => {
      const attribute = indifferentKinds[language.kindOf(id) ?? ""];
      return attribute === undefined || !wishes.indifferent.has(attribute);
    }),
  );
}
