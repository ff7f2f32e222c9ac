import { detectLanguage, isRomanisedMongolian, type LanguageResources } from "@khamt/language";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { listed, listedLines, readExpertise, readIndustries, readSkills, type Reader } from "./abilities.ts";
import { readAge, readAvailability, readBio, readPlace, readTimezone, readTitle } from "./about.ts";
import {
  readCompanyName,
  readFounded,
  readLegalForm,
  readOffers,
  readStaff,
  readStatement,
} from "./company-facts.ts";
import { hasPrivateContact } from "../../controls/private-contact.ts";
import { readContacts, readWebsite, withoutAddresses } from "./contacts.ts";
import { linesOf, readDocument, sentencesIn, sentencesOf, type Document } from "./document.ts";
import type { Part } from "./headings.ts";
import {
  readCategory,
  readDescription,
  readHeading,
  readIndustry,
  readNeeds,
  readStage,
  readTags,
  readWantedTime,
} from "./offers.ts";
import { readLanguages } from "./languages.ts";
import { readName } from "./person-name.ts";
import { readSchooling } from "./schooling.ts";
import { readEquity, readSum, readTimeline } from "./sums.ts";
import { take, type Taken } from "./taken.ts";
import { readExperience } from "./years.ts";

type Source = {
  readonly kind: EntityKind;
  /** A CV, a pitch, a company's page: in either language, or in Mongolian typed in Latin letters. */
  readonly text: string;
  readonly language: LanguageResources;
  readonly today: Date;
};

/** What a text says for the fields of a form, each with the words that say it. Rather nothing than a guess. */
export function readText({ kind, text, language, today }: Source): Taken[] {
  const document = readDocument(text);
  const written = detectLanguage(text) === "mn" || isRomanisedMongolian(text) ? "mn" : "en";
  const readers = { cofounder: readPerson, company: readCompany, idea: readIdea, project: readProject };
  const findConcepts: LanguageResources["findConcepts"] = (words, ...rest) =>
    language.findConcepts(withoutAddresses(words), ...rest);
  const found = readers[kind](document, { language: { ...language, findConcepts }, written }, today);
  return found.flatMap((each) => (each === undefined ? [] : (withoutContact(each) ?? [])));
}

const ofContact = ["email", "phoneNumber"];

/** Everyone reads what stands in the other fields. Undefined where nothing is left. */
function withoutContact(taken: Taken): Taken | undefined {
  const { field, value, words } = taken;
  if (ofContact.includes(field) || typeof value === "boolean") return taken;
  if (typeof value !== "string")
    return take(
      field,
      value.filter((each) => !hasPrivateContact(each)),
      words,
    );
  if (!hasPrivateContact(value)) return taken;
  const sentences = value.split("\n").flatMap(sentencesIn);
  return take(field, sentences.filter((each) => !hasPrivateContact(each)).join(" "), words);
}

type Found = (Taken | undefined)[];

function readPerson(document: Document, reader: Reader, today: Date): Found {
  const title = readTitle(document, reader);
  const place = readPlace(document, "location", reader);
  const list = (field: string, part: Part, values: readonly string[]) =>
    take(field, values, quoteFrom(document, part));
  return [
    ...readName(document, reader),
    title,
    readAge(document),
    readBio(document),
    readExperience(document, today),
    readAvailability(document, "availability", reader),
    readSkills(document, reader),
    readExpertise(document, typeof title?.value === "string" ? title.value : undefined, reader),
    readIndustries(document, reader),
    readLanguages(document, reader),
    list("certifications", "certifications", listedLines(document, "certifications")),
    list("awards", "awards", listedLines(document, "awards")),
    list("preferredRoles", "roles", listed(document, ["roles"])),
    list("workValues", "values", listed(document, ["values"])),
    list("hobbies", "hobbies", listed(document, ["hobbies"])),
    ...readSchooling(document, today),
    place,
    readTimezone(document, place, reader),
    ...readContacts(document),
    readWebsite(document, "portfolioUrl"),
    readEquity(document),
  ];
}

function readCompany(document: Document, reader: Reader, today: Date): Found {
  const name = readCompanyName(document);
  return [
    name,
    readDescription(document, name),
    readIndustry(document, "company", reader),
    ...readStaff(document),
    readStatement(document, "mission"),
    readStatement(document, "vision"),
    readFounded(document, today),
    readLegalForm(document),
    readPlace(document, "location", reader),
    ...readContacts(document),
    readWebsite(document, "website"),
    ...readOffers(document, reader),
    take("certifications", listedLines(document, "certifications"), quoteFrom(document, "certifications")),
  ];
}

const raises =
  /\b(?:fund|rais|invest|seed|capital|budget of|need)|хөрөнгө|санхүүжилт|khorongo|horongo|sankhuujilt/iu;
const pays = /\b(?:budget|pay|price|cost|spend)|төсөв|төлнө|үнэ|tusuv|tosov|tolno/iu;

function readIdea(document: Document, reader: Reader): Found {
  const title = readHeading(document);
  return [
    title,
    readDescription(document, title),
    readIndustry(document, "idea", reader),
    readStage(document, reader),
    readSum(document, { field: "fundingNeeds", label: "funding", about: raises }),
    readPlace(document, "location", reader),
    readNeeds(document, reader),
    readWantedTime(document),
    readTags(document, reader),
  ];
}

function readProject(document: Document, reader: Reader): Found {
  const title = readHeading(document);
  const urgent = sentencesOf(document).find((each) =>
    /\burgent(?:ly)?\b|\basap\b|яаралтай|yaraltai/iu.test(each),
  );
  return [
    title,
    readDescription(document, title),
    readCategory(document, reader),
    readSum(document, { field: "budget", label: "budget", about: pays }),
    readTimeline(document),
    urgent === undefined || /\bnot\b|яаралтай биш/iu.test(urgent)
      ? undefined
      : take("isUrgent", true, urgent),
    readNeeds(document, reader),
    readPlace(document, "preferredLocation", reader),
  ];
}

function quoteFrom(document: Document, part: Part): string {
  return linesOf(document, part)
    .map(({ whole }) => whole)
    .join(" · ");
}
