// What one profile of any of the four kinds says: mentions and facts, before doubts are settled and sides compared.
import {
  detectLanguage,
  parseCommitment,
  parseCompanySize,
  parseMonths,
  type LanguageResources,
  type MoneyOptions,
} from "@khamt/language";
import type { Facts, Features } from "../features.ts";
import type {
  CofounderProfile,
  CompanyProfile,
  IdeaProfile,
  ProfileKind,
  ProfileOf,
  ProjectProfile,
} from "../profile.ts";
import {
  budgetIn,
  joinsAt,
  parseTimeZone,
  placeFacts,
  stageOf,
  stated,
  takesOf,
  yearsAskedIn,
  yearsIn,
} from "./read-facts.ts";
import { namesOnly } from "../named.ts";
import { callingsOf, notNeededIn } from "../sorting/callings.ts";
import { withCommonplaceLess } from "../sorting/commonplace.ts";
import { withPartialLess } from "../sorting/partial.ts";
import { joined, prose, readerFor, tags, topicTags, values } from "./read-fields.ts";
import { nameOfCv, sectionsOf } from "./read-sections.ts";
import {
  commitmentSoughtIn,
  commitmentToldIn,
  placesOf,
  sizeToldIn,
  workStyleToldIn,
  yearsToldIn,
} from "./read-story.ts";
import type { ReadMention } from "./read-text.ts";
import { withoutLeftOut } from "../sorting/left-out.ts";
import { withTakenBack } from "../sorting/taken-back.ts";
import { employersRefusedIn, standingsOfCompany, standingsOfPerson, student } from "../sorting/standings.ts";
import { trustOf } from "./read-trust.ts";
import { withCalled } from "../sorting/settle-doubts.ts";
import { asksBesideTitle, withTasks } from "../sorting/briefs.ts";
import { withDescribed, withWanted, withWantedOfBrief } from "../sorting/wanted-lists.ts";
import { withWeaknesses } from "../sorting/weaknesses.ts";
import { withoutWorkOfPlaces } from "../sorting/workplaces.ts";
import {
  sortCompany,
  sortNeeds,
  sortOffers,
  withLackedForPlans,
  withoutOthers,
} from "../sorting/sort-mentions.ts";
import type { Relatedness } from "../supply.ts";

export type ReadingTools = {
  readonly language: LanguageResources;
  readonly money: MoneyOptions;
  readonly relatedness: Relatedness;
  /** Milliseconds since 1970 at the time of reading; without it age is not known. */
  readonly now?: (() => number) | undefined;
};

/** Weights of mentions by field. A long text is less certain than a list that is made to be matched on. */
export const said = {
  listed: 1,
  nearly: 0.9,
  titled: 0.8,
  told: 0.7,
  spoken: 0.5,
  before: 0.2,
  aside: 0.1,
} as const;

type Draft = {
  readonly needs: readonly ReadMention[];
  readonly offers: readonly ReadMention[];
  readonly topics: readonly ReadMention[];
  readonly facts: Facts;
  readonly unwanted?: Features["unwanted"];
  readonly callings: Features["callings"];
  /** Of a person. */
  readonly hasTitle?: boolean;
};

export function draftOf(kind: ProfileKind, profile: ProfileOf[ProfileKind], tools: ReadingTools): Draft {
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
  const reader = readerFor(text, [idea.requiredSkills, idea.tags], tools.language);
  const prosaic = withoutLeftOut(reader.prose(text, said.told), text);
  const readEntry = (entry: string) => reader.tag(entry, said.told);
  const told = [
    ...withWanted({ mentions: prosaic, readEntry }, idea, tools.language),
    ...reader.symptoms(text, said.told),
  ];
  const story = sortNeeds(told, text, tools.language);
  const listed = tags(reader, idea.requiredSkills, said.listed);
  return {
    needs: [...withCommonplaceLess(listed, tools.language), ...story.needs],
    offers: [],
    ...notNeededIn({ text, told, listed }, tools.language),
    topics: [
      ...topicTags(reader, [idea.industry, ...(idea.tags ?? [])], said.nearly),
      ...prose(reader, idea.title, said.titled),
      ...story.topics,
    ],
    facts: {
      commitment: commitmentSoughtIn(idea.description ?? "", stated(idea.commitment, parseCommitment)),
      ...placesOf(idea.location, idea.description, tools.language),
      budget: stated(idea.fundingNeeds, (words) => budgetIn(words, tools.money)),
      stage: stated(idea.stage, stageOf),
      yearsAsked: yearsAskedIn(idea.requiredSkills ?? [], text),
      trust: trustOf(idea, tools.now?.()),
      writtenIn: detectLanguage(text),
    },
  };
}

function readCofounder(person: CofounderProfile, tools: ReadingTools): Draft {
  const { language } = tools;
  const named = person.title?.replace(nameOfCv, "");
  const text = joined(named, person.bio);
  const reader = readerFor(
    text,
    [person.skills, person.expertise, person.certifications, person.preferredRoles, person.industries],
    language,
  );
  const title = sortOffers(withCalled(prose(reader, named, said.titled), named ?? "", language));
  const standings = standingsOfPerson(named ?? "", person.bio ?? "");
  const { main, skills, before, aside } = sectionsOf(person.bio ?? "");
  const story = sortOffers([
    ...withoutWorkOfPlaces(
      withoutOthers(
        withLackedForPlans(withWeaknesses(reader.prose(main, said.told), main), main, language),
        main,
        language,
      ),
      main,
      language,
    ),
    ...withoutWorkOfPlaces(reader.prose(before, said.before), before, language),
    ...reader.prose(aside, said.aside),
  ]);
  return {
    needs: [...title.needs, ...story.needs],
    offers: [
      ...withTakenBack(
        withCommonplaceLess(
          withPartialLess([
            ...tags(reader, person.skills, said.listed),
            ...tags(reader, skills, said.nearly),
            ...tags(reader, person.expertise, said.nearly),
          ]),
          language,
        ),
        story.offers,
      ),
      ...tags(reader, person.certifications, said.nearly),
      ...withPartialLess(tags(reader, person.languages, said.spoken)),
      ...title.offers,
      ...tags(reader, person.preferredRoles, said.told),
      ...story.offers,
      // Who knows a field has that to offer as well.
      ...topicTags(reader, person.industries, said.spoken),
      ...(standings.includes(student) ? tags(reader, ["intern"], said.told) : []),
    ],
    topics: [
      ...topicTags(reader, person.industries, said.nearly),
      ...values(reader, person.workValues, said.spoken),
      ...title.topics,
      ...story.topics,
    ],
    unwanted: employersRefusedIn(text),
    callings: [...callingsOf(prose(reader, named?.replace(former, ""), said.titled), language), ...standings],
    hasTitle: (named ?? "").trim() !== "",
    facts: {
      commitment: commitmentToldIn(text, stated(person.availability, parseCommitment)),
      ...placesOf(person.location, person.bio, language),
      workStyle: person.workStyle || undefined,
      timeZone: person.timezone ? parseTimeZone(person.timezone) : undefined,
      years: stated(person.experience, yearsIn) ?? yearsToldIn(named ?? "", person.bio ?? ""),
      joins: joinsAt(person.bio ?? ""),
      trust: trustOf(person, tools.now?.()),
      writtenIn: detectLanguage(text),
    },
  };
}

/** What somebody was and is no more. */
const former = /\b(?:ex|former)[- ]\w+|\S+ асан(?![\p{L}])/iu;

function readCompany(company: CompanyProfile, tools: ReadingTools): Draft {
  const text = company.description ?? "";
  const reader = readerFor(text, [company.services, company.specialties], tools.language);
  const told = [...withoutLeftOut(reader.prose(text, said.told), text), ...reader.symptoms(text, said.told)];
  // Who needs no more accountants keeps books all the same.
  const done = withDescribed(told, company, tools.language).filter(({ isSpare }) => !isSpare);
  const story = sortCompany(done, text, tools.language);
  const services = tags(reader, company.services, said.listed);
  const specialties = tags(reader, company.specialties, said.listed);
  return {
    needs: story.needs,
    offers: [
      ...withTakenBack(
        [...services, ...specialties, ...tags(reader, company.technologies, said.nearly)],
        story.offers,
      ),
      ...[company.certifications, company.licenses, company.standards].flatMap((list) =>
        tags(reader, list, said.told),
      ),
      ...story.offers,
    ],
    topics: [...topicTags(reader, [company.industry], said.nearly), ...story.topics],
    unwanted: notNeededIn({ text, told, listed: [] }, tools.language).unwanted,
    callings: [
      ...callingsOf(specialties.length > 0 ? specialties : services, tools.language),
      ...standingsOfCompany(company.name ?? "", text),
    ],
    facts: {
      size: sizeToldIn(text, stated(company.size, parseCompanySize)),
      ...placesOf(company.location, company.description, tools.language),
      takes: takesOf(text, tools.money),
      trust: trustOf(company, tools.now?.()),
      writtenIn: detectLanguage(text),
    },
  };
}

function readProject(project: ProjectProfile, tools: ReadingTools): Draft {
  const text = joined(project.title, project.description);
  const reader = readerFor(text, [project.requiredSkills], tools.language);
  const mentions = withTasks(reader.prose(text, said.told), text, tools.language);
  const readEntry = (entry: string) => reader.tag(entry, said.told);
  const told = [
    ...withWantedOfBrief({ mentions, readEntry }, project, tools.language),
    ...reader.symptoms(text, said.told),
  ];
  const story = sortNeeds(told, text, tools.language);
  const listed = [
    ...tags(reader, project.requiredSkills, said.listed),
    ...topicTags(reader, [project.category], said.nearly),
  ];
  const titled = prose(reader, project.title, said.titled);
  // Nobody needs a place.
  const isMeant = (mention: ReadMention) =>
    mention.role !== "aside" && !namesOnly(mention, (id) => tools.language.kindOf(id) === "place");
  const isAsking = asksBesideTitle(project, story.needs, tools.language);
  return {
    needs: [...listed, ...(isAsking ? [] : titled.filter(isMeant)), ...story.needs],
    offers: [],
    ...notNeededIn({ text, told, listed }, tools.language),
    topics: [...titled, ...story.topics],
    facts: {
      size: stated(project.requiredCompanySize, parseCompanySize),
      ...placeFacts(project.preferredLocation, tools.language),
      ...workStyleToldIn(project.description ?? ""),
      budget: stated(project.budget, (words) => budgetIn(words, tools.money)),
      months: stated(project.timeline, (words) => parseMonths(words)),
      trust: trustOf(project, tools.now?.()),
      writtenIn: detectLanguage(text),
    },
  };
}
