import {
  detectLanguage,
  isRomanisedMongolian,
  parseCommitment,
  parseCompanySize,
  parseMoney,
  parseMonths,
  type LanguageResources,
  type MoneyOptions,
  type Range,
} from "@khamt/language";
import type { Facts, Features, Mention, Stated } from "./features.ts";
import type {
  CofounderProfile,
  CompanyProfile,
  IdeaProfile,
  ProfileKind,
  ProfileOf,
  ProjectProfile,
} from "./profile.ts";
import type { Reach } from "./relatedness.ts";
import { createTextReader, type ReadMention, type TextReader } from "./read-text.ts";
import { joinsAt, stageOf, takesOf, yearsAskedIn, yearsIn } from "./read-facts.ts";
import { type Standing, trustOf } from "./read-trust.ts";
import { parseTimeZone } from "../score/time-zones.ts";
import { mattering } from "./preferences.ts";
import { readWishes } from "./read-wishes.ts";
import { bringsOf, conceptsOf as ownConcepts, supplyOf, termsOf } from "./supply.ts";
import { wishSourceOf } from "./wish-source.ts";

export interface ReadingTools {
  readonly language: LanguageResources;
  readonly money: MoneyOptions;
  readonly reach: Reach;
  /** Milliseconds since 1970 at the time of reading; without it nobody grows old. */
  readonly now?: (() => number) | undefined;
}

/** How plainly the fields speak. A long text is less certain than a list made to be matched on. */
const said = { listed: 1, nearly: 0.9, titled: 0.8, told: 0.7, spoken: 0.5 } as const;

/** Reads one profile into what the scorer compares. */
export function readProfile<K extends ProfileKind>(
  kind: K,
  profile: ProfileOf[K],
  tools: ReadingTools,
): Features {
  const draft = draftOf(kind, profile, tools);
  const denied = deniedConcepts(draft);
  const keep = (mentions: readonly ReadMention[]) => mentions.filter((mention) => mention.role !== "not");
  const sides = { needs: keep(draft.needs), offers: keep(draft.offers), topics: keep(draft.topics) };
  const wishes = readWishes(wishSourceOf(kind, profile, draft.facts), tools.language);
  return {
    id: profile.id,
    kind,
    ownerId: profile.ownerId ?? undefined,
    updatedAt: profile.updatedAt ? Date.parse(profile.updatedAt) : undefined,
    ...sides,
    denied,
    concepts: mattering(ownConcepts(sides), wishes, tools.language),
    terms: termsOf(sides),
    brings: bringsOf(sides.offers, tools.language),
    supply: supplyOf(sides, tools.reach),
    facts: draft.facts,
    ...(wishes ? { wishes } : {}),
  };
}

interface Draft {
  readonly needs: readonly ReadMention[];
  readonly offers: readonly ReadMention[];
  readonly topics: readonly ReadMention[];
  readonly facts: Facts;
}

function draftOf(kind: ProfileKind, profile: ProfileOf[ProfileKind], tools: ReadingTools): Draft {
  switch (kind) {
    case "idea":
      return readIdea(profile, tools);
    case "cofounder":
      return readCofounder(profile, tools);
    case "company":
      return readCompany(profile, tools);
    case "project":
      return readProject(profile, tools);
  }
}

function readIdea(idea: IdeaProfile, tools: ReadingTools): Draft {
  const text = joined(idea.title, idea.description);
  const reader = readerFor(text, idea.requiredSkills, tools);
  const story = reader.prose(text, said.told);
  return {
    needs: [
      ...tags(reader, idea.requiredSkills, said.listed),
      ...story.filter((mention) => mention.role === "need"),
    ],
    offers: [],
    topics: [
      ...topicTags(reader, [idea.industry, ...(idea.tags ?? [])]),
      ...prose(reader, idea.title, said.titled),
      ...story.filter(isToldTopic),
    ],
    facts: {
      ...stated("commitment", idea.commitment, parseCommitment),
      ...placeFacts(idea.location, tools),
      ...stated("budget", idea.fundingNeeds, (words) => budgetOf(words, tools)),
      ...stated("stage", idea.stage, stageOf),
      ...known("yearsAsked", yearsAskedIn(idea.requiredSkills ?? [], text)),
      ...trusted(idea, tools),
      writtenIn: detectLanguage(text),
    },
  };
}

function readCofounder(person: CofounderProfile, tools: ReadingTools): Draft {
  const text = joined(person.title, person.bio);
  const reader = readerFor(text, person.skills, tools);
  const story = reader.prose(person.bio ?? "", said.told);
  return {
    needs: story.filter((mention) => mention.role === "need"),
    offers: [
      ...tags(reader, person.skills, said.listed),
      ...tags(reader, person.expertise, said.nearly),
      ...tags(reader, person.certifications, said.nearly),
      ...tags(reader, person.languages, said.spoken),
      ...prose(reader, person.title, said.titled),
      ...tags(reader, person.preferredRoles, said.told),
      ...story.filter((mention) => mention.role !== "need"),
    ],
    topics: [...topicTags(reader, person.industries), ...values(reader, person.workValues)],
    facts: {
      ...stated("commitment", person.availability, parseCommitment),
      ...placeFacts(person.location, tools),
      ...(person.workStyle ? { workStyle: person.workStyle } : {}),
      ...known("timeZone", person.timezone ? parseTimeZone(person.timezone) : undefined),
      ...stated("years", person.experience, yearsIn),
      ...known("joins", joinsAt(person.bio ?? "")),
      ...trusted(person, tools),
      writtenIn: detectLanguage(text),
    },
  };
}

function readCompany(company: CompanyProfile, tools: ReadingTools): Draft {
  const text = company.description ?? "";
  const reader = readerFor(text, company.services, tools);
  const story = reader.prose(text, said.told);
  return {
    needs: story.filter((mention) => mention.role === "need"),
    offers: [
      ...tags(reader, company.services, said.listed),
      ...tags(reader, company.specialties, said.listed),
      ...tags(reader, company.technologies, said.nearly),
      ...tags(reader, company.certifications, said.told),
      ...story.filter((mention) => mention.role !== "need"),
    ],
    topics: topicTags(reader, [company.industry]),
    facts: {
      ...stated("size", company.size, parseCompanySize),
      ...placeFacts(company.location, tools),
      ...known("takes", takesOf(text, tools.money)),
      ...trusted(company, tools),
      writtenIn: detectLanguage(text),
    },
  };
}

function readProject(project: ProjectProfile, tools: ReadingTools): Draft {
  const text = joined(project.title, project.description);
  const reader = readerFor(text, project.requiredSkills, tools);
  const story = reader.prose(text, said.told);
  return {
    needs: [
      ...tags(reader, project.requiredSkills, said.listed),
      ...topicTags(reader, [project.category]),
      ...story.filter((mention) => mention.role === "need"),
    ],
    offers: [],
    topics: [...prose(reader, project.title, said.titled), ...story.filter(isToldTopic)],
    facts: {
      ...stated("size", project.requiredCompanySize, parseCompanySize),
      ...placeFacts(project.preferredLocation, tools),
      ...stated("budget", project.budget, (words) => budgetOf(words, tools)),
      ...stated("months", project.timeline, (words) => parseMonths(words)),
      ...trusted(project, tools),
      writtenIn: detectLanguage(text),
    },
  };
}

function readerFor(
  text: string,
  list: readonly string[] | null | undefined,
  { language }: ReadingTools,
): TextReader {
  return createTextReader(language, isRomanisedMongolian(joined(text, ...(list ?? []))));
}

function tags(reader: TextReader, list: readonly string[] | null | undefined, weight: number): ReadMention[] {
  return (list ?? []).flatMap((entry) => reader.tag(entry, weight));
}

// "other" is an option of the forms, not a topic.
function topicTags(
  reader: TextReader,
  list: readonly (string | null | undefined)[] | null | undefined,
): ReadMention[] {
  return tags(
    reader,
    (list ?? []).filter((entry) => typeof entry === "string" && entry !== "other") as string[],
    said.nearly,
  );
}

/** Only those that the graph knows: the words themselves are no subject. */
function values(reader: TextReader, list: readonly string[] | null | undefined): ReadMention[] {
  return (list ?? []).flatMap((entry) => reader.values(entry, said.spoken));
}

function prose(reader: TextReader, text: string | null | undefined, weight: number): ReadMention[] {
  return text ? reader.prose(text, weight) : [];
}

function isToldTopic(mention: ReadMention): boolean {
  return mention.role !== "need";
}

// A skill put on the list outweighs a remark against it.
function deniedConcepts(draft: Draft): Map<string, string> {
  const all = [...draft.needs, ...draft.offers, ...draft.topics];
  const claimed = new Set(
    all.filter((mention) => mention.role !== "not" && mention.weight >= said.nearly).flatMap(conceptsOf),
  );
  const denied = new Map<string, string>();
  for (const mention of all) {
    if (mention.role !== "not") continue;
    for (const concept of conceptsOf(mention))
      if (!claimed.has(concept)) denied.set(concept, mention.surface);
  }
  return denied;
}

function conceptsOf(mention: Mention): readonly string[] {
  return mention.parts.flatMap((part) => part.concepts);
}

function placeFacts(location: string | null | undefined, { language }: ReadingTools): Facts {
  if (!location) return {};
  const remote = language
    .findConcepts(location)
    .some((match) => match.concept === "remote" || match.concept === "remote-work");
  const value = language.placeOf(location);
  return {
    ...(value && value !== "remote" ? { place: { value, words: location } } : {}),
    ...(remote ? { remote } : {}),
  };
}

function trusted(standing: Standing, { now }: ReadingTools): Pick<Facts, "trust"> {
  return known("trust", trustOf(standing, now?.()));
}

function known<F extends string, T>(field: F, value: T | undefined): Partial<Record<F, T>> {
  return (value === undefined ? {} : { [field]: value }) as Partial<Record<F, T>>;
}

function stated<F extends string, T>(
  field: F,
  words: string | null | undefined,
  parse: (words: string) => T | undefined,
): Partial<Record<F, Stated<T>>> {
  const value = words ? parse(words) : undefined;
  return (value === undefined ? {} : { [field]: { value, words } }) as Partial<Record<F, Stated<T>>>;
}

function joined(...texts: readonly (string | null | undefined)[]): string {
  return texts.filter((text) => text).join(". ");
}

/** A rate by the hour or the month is no budget. */
function budgetOf(words: string, { money }: ReadingTools): Range | undefined {
  const amount = parseMoney(words, money);
  return amount?.per ? undefined : amount;
}
