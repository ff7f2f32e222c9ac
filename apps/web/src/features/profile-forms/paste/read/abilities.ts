import { type ConceptMatch, fold, type Language, type LanguageResources } from "@khamt/language";
import { entriesOf, isOfOthers, linesOf, sentencesOf, type Document, type Line } from "./document.ts";
import type { Part } from "./headings.ts";
import { isListing } from "./prose.ts";
import { once, take, type Taken } from "./taken.ts";

export type Reader = {
  readonly language: LanguageResources;
  /** Of the text: what is not written there as a list is named in it. */
  readonly written: Language;
};

const most = 15;
/** From here on one of two says what the other says. */
const same = 0.8;

/** Entries of a list as they are written, without how well: "React (3 years)", "Figma - advanced". */
export function listed(document: Document, parts: readonly Part[], longest = 60): string[] {
  const entries = entriesOf(linesOf(document, ...parts)).map((entry) =>
    entry.replace(/\s*(?:\([^)]*\)?|[:–—].*|\s-\s.*)$/u, "").trim(),
  );
  return once(entries.filter((entry) => entry.length > 1 && entry.length <= longest));
}

/** A list of lines rather than of words: certificates, prizes. */
export function listedLines(document: Document, part: Part): string[] {
  const entries = linesOf(document, part).flatMap(({ text, isLabelled }) =>
    isLabelled ? text.split(/\s*[,;|]\s*/u) : [text],
  );
  return once(
    entries.map((entry) => entry.replace(/[.\s]+$/u, "")).filter((entry) => entry.length <= 120),
  ).slice(0, most);
}

/** Skills: those of a list, and those that the writer says to have or used at work; not what others do or is denied. */
export function readSkills(document: Document, reader: Reader): Taken | undefined {
  const { language } = reader;
  const list = listed(document, ["skills", "technologies"], 40).filter(
    (entry) => entry.split(" ").length <= 5,
  );
  const known = new Set(list.flatMap((entry) => language.conceptsOfTag(entry, ["skill"])));
  const isNew = ({ match }: Found) =>
    ![...known].some((id) => language.similarity(match.concept, id) >= same);
  const found = said(document, reader, ["skill"]).filter(isNew);
  const labels = named(found, reader);
  const words = [
    ...linesOf(document, "skills", "technologies").map(({ whole }) => whole),
    ...found.map(({ words }) => words),
  ];
  return take("skills", once([...list, ...labels]).slice(0, most), once(words).join(" · "));
}

type Found = { match: ConceptMatch; words: string };

/** A sentence in the first person says what one has; a line of a job what one did. */
function said(document: Document, { language }: Reader, kinds: readonly string[]): Found[] {
  const found = new Map<string, Found>();
  for (const line of document) {
    if (!isOwnStory(line) || isJob(line)) continue;
    for (const sentence of sentencesOf([line])) {
      if (isOfOthers(sentence)) continue;
      const matches = language.findConcepts(sentence);
      const isTold = line.part !== "work" && isListing(sentence, matches);
      for (const match of matches) {
        const isUsed = line.part === "work" && isPlain(match, language);
        const isHad =
          match.role === "offer" ||
          match.role === "have" ||
          (match.role === undefined && (isUsed || isTold || isJoined(sentence, match, matches)));
        const isMeant =
          kinds.includes(match.kind) &&
          isHad &&
          !isOfPeople(sentence, match, matches) &&
          !isOfField(match, matches, language);
        if (isMeant && !found.has(match.concept)) found.set(match.concept, { match, words: sentence });
      }
    }
  }
  return [...found.values()];
}

/** The line of a job with its years: an employer's name says little of what was done. */
function isJob({ part, text }: Line): boolean {
  return part === "work" && /\b(?:19|20)\d{2}\b/u.test(text);
}

/** Whether it is called by one of its names rather than by something that only hints at it. */
function isPlain({ concept, surface }: ConceptMatch, language: LanguageResources): boolean {
  const { en = [], mn = [] } = language.get(concept)?.labels ?? {};
  const written = fold(surface.toLowerCase());
  return [...en, ...mn].some((label) =>
    written.startsWith(fold(label.toLowerCase().slice(0, Math.max(4, label.length - 3)))),
  );
}

/** A word that names a branch of business or a language as well, and the skill by no name of its own: "at a fintech". */
export function isOfField(
  match: ConceptMatch,
  matches: readonly ConceptMatch[],
  language: LanguageResources,
): boolean {
  const isField = matches.some(
    ({ kind, concept, start, end }) =>
      ((kind === "industry" && isBranch(concept)) || kind === "language") &&
      start === match.start &&
      end === match.end,
  );
  return isField && !isPlain(match, language);
}

/** "React and Node.js, which I know": what is joined to something offered is offered as well. */
function isJoined(sentence: string, match: ConceptMatch, matches: readonly ConceptMatch[]): boolean {
  return matches.some((other) => {
    if (other.role !== "offer" || other.kind !== "skill") return false;
    const gap =
      other.start >= match.end
        ? sentence.slice(match.end, other.start)
        : sentence.slice(other.end, match.start);
    return /^\s*(?:,|and|&|ба|болон|бас|bolon|ba|, and)\s*$/iu.test(gap);
  });
}

export function isOwnStory({ part }: Line): boolean {
  return part === undefined || part === "summary" || part === "work";
}

/** "the sales team", "with marketing people": a word for who else was there. */
function isOfPeople(
  sentence: string,
  { start, end }: ConceptMatch,
  matches: readonly ConceptMatch[],
): boolean {
  const isRole = matches.some((other) => other.kind === "role" && other.start <= start && other.end >= end);
  const before = sentence.slice(Math.max(0, start - 30), start);
  if (isRole && !/\b(?:as|am|I'm|I’m)\b[^,.]*$/iu.test(before)) return /\bwith\b[^,.]*$/iu.test(before);
  return people.test(sentence.slice(end)) || colleagues.test(before);
}

const people =
  /^\s*(?:and \w+ )?(?:teams?|departments?|people|person|staff|colleagues|specialists?|experts?|clients?|customers?|баг|багтай|хэлтэс|хэлтэстэй|ажилтан|ажилтнууд|мэргэжилтэн)(?!\p{L})/iu;
const colleagues =
  /\b(?:hired|recruited|managed by|reporting to|reported to|worked with|working with|work with|together with|alongside)\s+(?:an?\s|the\s|our\s)?(?:\w+\s)?(?:team|department|people|head|director)s? of\s*$/iu;

function named(found: readonly Found[], { language, written }: Reader): string[] {
  // Of two that say nearly the same the narrower is enough.
  const narrowest = found.filter(
    ({ match: { concept } }) =>
      !found.some(({ match }) => match.concept !== concept && language.isWithin(match.concept, concept)),
  );
  return narrowest.map(({ match }) => nameOf(match, { language, written }));
}

/** The name of a concept, or the other name of it that stands there: whoever plans routes has not made "delivery apps". */
function nameOf({ concept, surface }: ConceptMatch, { language, written }: Reader): string {
  const name = language.labelOf(concept, written);
  const isNamed = language
    .get(concept)
    ?.labels[written].some((label) => label.toLowerCase() === surface.toLowerCase());
  const words = new Set(name.toLowerCase().split(" "));
  const isOther = !surface
    .toLowerCase()
    .split(" ")
    .some((word) => words.has(word));
  const isRole = language.findConcepts(surface).some(({ kind }) => kind === "role");
  return isNamed === true && isOther && !isRole ? surface : name;
}

/** Roles that are named; the last word may be one where the whole names what it is done with: "React Native хөгжүүлэгч". */
export function rolesIn(text: string, language: LanguageResources): ConceptMatch[] {
  const rolesOf = (words: string) => language.findConcepts(words).filter(({ kind }) => kind === "role");
  const named = rolesOf(text);
  return named.length > 0 ? named : rolesOf(text.replace(/.*\s/u, ""));
}

/** Fields of knowledge: as they are listed, else what the writer's own role is about. */
export function readExpertise(
  document: Document,
  title: string | undefined,
  reader: Reader,
): Taken | undefined {
  const { language, written } = reader;
  const list = listed(document, ["expertise"]);
  if (list.length > 0)
    return take(
      "expertise",
      list.slice(0, most),
      linesOf(document, "expertise")
        .map(({ whole }) => whole)
        .join(" · "),
    );
  const roles = rolesIn(title ?? "", language);
  const implied = roles.flatMap(({ concept }) => language.get(concept)?.implies ?? []);
  const skills = once(implied).filter((id) => language.kindOf(id) === "skill");
  return take(
    "expertise",
    skills.slice(0, 4).map((id) => language.labelOf(id, written)),
    title ?? "",
  );
}

/** Where somebody worked, or what a text is about. */
export function readIndustries(document: Document, reader: Reader): Taken | undefined {
  const { language, written } = reader;
  const list = listed(document, ["industries"]);
  if (list.length > 0)
    return take(
      "industries",
      list.slice(0, 6),
      linesOf(document, "industries")
        .map(({ whole }) => whole)
        .join(" · "),
    );
  const lines = document
    .filter(isOwnStory)
    .filter((line) => !isJob(line) || industriesIn([line], language).length === 1);
  const found = industriesIn(lines, language).filter(({ id }) => !crafts.has(id));
  return take(
    "industries",
    found.slice(0, 4).map(({ id }) => language.labelOf(id, written)),
    once(found.slice(0, 4).map(({ words }) => words)).join(" · "),
  );
}

/** Branches of business that are named, the most often named first; topics of life are none. */
export function industriesIn(lines: readonly Line[], language: LanguageResources) {
  const found = new Map<string, { id: string; count: number; words: string }>();
  for (const sentence of sentencesOf(lines)) {
    if (isOfOthers(sentence)) continue;
    const matches = language.findConcepts(sentence);
    for (const match of matches) {
      const { concept, kind, role } = match;
      if (kind !== "industry" || role === "not" || !isBranch(concept)) continue;
      if (isOfPeople(sentence, match, matches) || isJourney(sentence, match)) continue;
      const { count = 0, words = sentence } = found.get(concept) ?? {};
      found.set(concept, { id: concept, count: count + 1, words });
    }
  }
  const all = [...found.values()].toSorted((a, b) => b.count - a.count);
  return all.filter(({ id }) => !all.some((other) => other.id !== id && language.isWithin(other.id, id)));
}

/** "Based in Erdenet, can travel": says nothing of tourism. */
function isJourney(sentence: string, { start, surface }: ConceptMatch): boolean {
  return /^travel$/iu.test(surface) && /\b(?:can|could|will|to)\s$/iu.test(sentence.slice(0, start));
}

/** What people do in every branch. */
const crafts = new Set(
  "technology software design-industry marketing-industry consulting-industry services-industry".split(" "),
);

const branches = new Set(
  "technology software telecom insurance fintech healthcare healthtech biotech edtech hrtech ecommerce retail foodtech events tourism agriculture agritech energy cleantech mining construction contech real-estate transport logistics media entertainment gaming legaltech govtech government non-profit".split(
    " ",
  ),
);

function isBranch(concept: string): boolean {
  return concept.endsWith("-industry") || branches.has(concept);
}
