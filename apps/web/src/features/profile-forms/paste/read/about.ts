import { type ConceptMatch, type LanguageResources, parseCommitment } from "@khamt/language";
import { rolesIn, type Reader } from "./abilities.ts";
import {
  asSentence,
  isOfOthers,
  lineOf,
  linesOf,
  sentencesIn,
  sentencesOf,
  type Document,
  type Line,
} from "./document.ts";
import { ownSentences, piecesOf, placeAlone } from "./prose.ts";
import { once, take, type Taken } from "./taken.ts";

// Of two numbers of four digits a pair of years is no telephone.
const contact = /@|https?:|www\.|\.com\/|\+\d{3}|\b(?!(?:19|20)\d{2}[ -](?:19|20)\d{2}\b)\d{4}[ -]?\d{4}\b/iu;
const iAm =
  /\b(?:I am|I'm|I’m|I work as|working as)\s+(?:(?:\p{Lu}[\p{L}-]+\s?){1,3},\s)?(?:an?\s|the\s)([^.,;:!?]{3,80})/u;
const dates = /^[\d\s./–—-]*(?:\b(?:present|now|current)\b|одоо|өнөөг хүртэл|odoo)?[\s:,–—-]*/iu;
const current = /\b(?:present|now|current)\b|одоо|өнөөг|odoo/iu;

/** What a line begins with, after a greeting. */
function headOf(text: string): string {
  const [first = ""] = sentencesIn(text).filter((each) => !greeting.test(each));
  return first.replace(/[.!?]+$/u, "");
}

/** A sentence rather than a name: with a subject, or with a verb at its end. */
const isTold =
  /\b(?:I|am|we|need|looking)\b|хайж|хэрэгтэй|^(?:Би|Bi)\s|(?:даг|дэг|дог|дөг|сан|сэн|сон|сөн)$/iu;

/** What the writer is: from its label, the line under the name, "I am a", or the job of today. */
export function readTitle(document: Document, { language }: Reader): Taken | undefined {
  const label = lineOf(document, "title");
  if (label?.isLabelled === true && label.text.length <= 80) return take("title", label.text, label.whole);
  const isOwn = ({ role }: ConceptMatch) => role !== "need" && role !== "not";
  const hasRole = (text: string) =>
    language.findConcepts(text).some((match) => match.kind === "role" && isOwn(match));
  const isRole = (text: string) => rolesIn(text, language).some(isOwn);
  const top = document.slice(0, 4).filter(({ part }) => part === undefined);
  for (const { text, whole } of top)
    for (const piece of headOf(text).split(/\s*[|•·]\s*|\s+[–—-]\s+|,\s+/u)) {
      const isLine = piece.length <= 70 && !contact.test(piece) && !/\d|^\p{Ll}/u.test(piece);
      if (isLine && isRole(piece) && !isTold.test(piece)) return take("title", piece, whole);
    }
  for (const sentence of sentencesOf(linesOf(document, undefined, "summary"))) {
    const said = iAm
      .exec(sentence)?.[1]
      ?.split(/\s+(?:with|who|from|based|at|and I|in)\s/iu)[0]
      ?.trim();
    if (said !== undefined && !/\b(?:looking|not|searching)\b/iu.test(said) && hasRole(said))
      return take("title", said.slice(0, 1).toUpperCase() + said.slice(1), sentence);
  }
  for (const sentence of sentencesOf(linesOf(document, undefined, "summary"))) {
    const own = language
      .findConcepts(sentence)
      .findLast(({ kind, role }) => kind === "role" && role !== "need" && role !== "not");
    const isSaid =
      /^(?:Би|Bi)\s/u.test(sentence) &&
      own !== undefined &&
      /^\s*(?:юм|yum)?(?:[.,!]|$)/u.test(sentence.slice(own.end));
    if (isSaid) return take("title", own.surface.slice(0, 1).toUpperCase() + own.surface.slice(1), sentence);
  }
  const job = jobTold(document, language);
  if (job !== undefined) return job;
  const today = linesOf(document, "work").find(({ text }) => current.test(text));
  const piece = today?.text
    .replace(dates, "")
    .split(/\s*[|•·,(]\s*|\s+[–—-]\s+|\s+at\s+/u)
    .find((each) => each.length <= 60 && !/\d/u.test(each) && hasRole(each));
  return today === undefined ? lastJob(document, language) : take("title", piece, today.whole);
}

const period = /^\s*(?:19|20)\d{2}\s?[-–—]\s?((?:19|20)\d{2})[\s:,]/u;

/** Of the jobs that are over the last one that a piece of its line names alone: "2015-2019 Hotel, head chef". */
function lastJob(document: Document, language: LanguageResources): Taken | undefined {
  const jobs = linesOf(document, "work").flatMap(({ text, whole }) => {
    const until = period.exec(text)?.[1];
    const role = piecesOf(text.replace(dates, "")).find((piece) => isRoleAlone(piece, language));
    return until === undefined || role === undefined ? [] : [{ until: Number(until), role, whole }];
  });
  const [last] = jobs.toSorted((one, other) => other.until - one.until);
  return last && take("title", last.role.slice(0, 1).toUpperCase() + last.role.slice(1), last.whole);
}

/** Nothing but a role and at most one word before it, such as its rank. */
function isRoleAlone(piece: string, language: LanguageResources): boolean {
  const roles = language.findConcepts(piece).filter(({ kind }) => kind === "role");
  const first = Math.min(...roles.map(({ start }) => start));
  const before = piece.slice(0, first).trim();
  return roles.some(({ end }) => end === piece.length) && !/\s|["«”]/u.test(before);
}

const yearsAs = /\b(?:years?|yrs?)(?:\s(?:as|of being)(?:\san?)?)?\s$/iu;
const worksAs = /^\s*(?:\S+\s){0,3}(?:ажилла|хийсэн|хийж|хийдэг|ajill|hiisen|khiisen|hiij|khiij)/iu;

/** What the last job was: "then 3 years product manager", "менежерээр 4 жил ажиллаж байна". */
function jobTold(document: Document, language: LanguageResources): Taken | undefined {
  for (const words of ownSentences(document).toReversed()) {
    const own = language.findConcepts(words).findLast(({ kind, role, start, end }) => {
      if (kind !== "role" || role === "need" || role === "not") return false;
      return yearsAs.test(words.slice(0, start)) || worksAs.test(words.slice(end));
    });
    if (own !== undefined) return take("title", nameOfRole(own, language), words);
  }
  return undefined;
}

/** Without the ending that the sentence gives it, where that is one of its names. */
function nameOfRole({ concept, surface }: ConceptMatch, language: LanguageResources): string {
  const written = surface.toLowerCase();
  const name = language
    .get(concept)
    ?.labels.mn.filter((label) => written.startsWith(label.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)[0];
  const plain = name ?? surface;
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
}

const longestBio = 400;
/** Of what somebody wrote of themselves. */
const longestOwnText = 1000;
const greeting = /^(?:hi|hello|hey|сайн уу|сайн байна уу|sain uu|sain bainuu)(?!\p{L})[^.!?]{0,40}[.!?]?$/iu;

/** What somebody wrote of themselves, whole; of a paper without such a part its first three sentences. */
export function readBio(document: Document): Taken | undefined {
  const section = linesOf(document, "summary");
  const isText = ({ text }: Line) => text.length >= 50 && /[.!?…]$|[\p{Ll}] [\p{Ll}]/u.test(text);
  const lines = section.length > 0 ? section : linesOf(document, undefined).filter(isText);
  const isWhole = section.length > 0 || document.every(({ part }) => part === undefined);
  const longest = isWhole ? longestOwnText : longestBio;
  let bio = "";
  for (const sentence of sentencesOf(lines.map(asSentence))
    .filter((each) => !contact.test(each) && !greeting.test(each) && !isOfOthers(each))
    .filter((each) => isWhole || each.length > 12)
    .slice(0, isWhole ? undefined : 3)) {
    if (bio.length + sentence.length > longest) break;
    bio = `${bio} ${sentence}`.trim();
  }
  return bio.length < 40 ? undefined : take("bio", bio, bio);
}

const lives =
  /\b(?:live|living|based|located|reside|residing|from)\b|амьдардаг|амьдарч|байрладаг|төвтэй|суудаг|amidardag|amidarch|suudag/iu;

/** City and country: from a label, the lines at the top, or a sentence about where one lives. */
export function readPlace(
  document: Document,
  field: string,
  { language, written }: Reader,
): Taken | undefined {
  const label = lineOf(document, "location");
  const top = [...document.slice(0, 6), ...linesOf(document, "contact"), ...document.slice(-3)].filter(
    ({ part, text }) => (part === undefined || part === "contact") && text.length <= 200,
  );
  const own = ownSentences(document);
  const isNeed = (role: string | undefined) => role === "need" || role === "not";
  const placesIn = (text: string) =>
    language.findConcepts(text).filter(({ kind, role }) => kind === "place" && !isNeed(role));
  for (const words of [
    label?.whole,
    ...top.flatMap(({ text }) => partsOfLine(text)).filter(isAddress),
    ...own.filter((each) => lives.test(each)),
    ...own.map((each) => placeAlone(each, language)),
  ]) {
    if (words === undefined) continue;
    // A mere country is part of a school's or a bank's name as well.
    const places = once(placesIn(words).map(({ concept }) => concept));
    const narrow = places.filter(
      (id) => !places.some((other) => other !== id && language.isWithin(other, id)),
    );
    const [first] = narrow;
    if (first === undefined || narrow.length > 2) continue;
    const around = places.filter((id) => id !== first && language.isWithin(first, id));
    const named = [first, ...(narrow.length === 2 ? narrow.slice(1) : around)];
    return take(field, named.map((id) => language.labelOf(id, written)).join(", "), words);
  }
  return undefined;

  /** Of the lines at the top those that say hardly anything but contacts and places. */
  function isAddress(text: string): boolean {
    const rest = placesIn(text).reduce((left, { surface }) => left.replace(surface, ""), text);
    const plain = rest
      .replaceAll(/\S*(?:@|\.com|https?:)\S*/giu, "")
      .replaceAll(/[^\p{L}]+/gu, " ")
      .trim();
    return placesIn(text).length > 0 && plain.split(" ").length <= 4 && !/[.!?]$/u.test(text);
  }
}

/** What stands between bars, without what is said of a part in brackets. */
function partsOfLine(text: string): string[] {
  return text.replaceAll(/\([^)]*\)/gu, "").split(/\s*[|•·]\s*/u);
}

const zone = /\b(?:GMT|UTC)\s?([+-−–])\s?0?(\d{1,2})(?::?00)?\b/iu;

/** As it is written, or that of a city that has only one. */
export function readTimezone(
  document: Document,
  place: Taken | undefined,
  { language }: Reader,
): Taken | undefined {
  for (const { text, whole } of document) {
    const [, sign, hours] = zone.exec(text) ?? [];
    if (sign !== undefined) return take("timezone", `GMT${sign === "+" ? "+" : "-"}${Number(hours)}`, whole);
  }
  const city = typeof place?.value === "string" ? language.placeOf(place.value) : undefined;
  const isSure =
    city !== undefined && ["ulaanbaatar", "darkhan", "erdenet"].some((each) => language.isWithin(city, each));
  return isSure ? take("timezone", "GMT+8", place?.words ?? "") : undefined;
}

const offersTime =
  /\bavailab|\bopen to\b|\blooking for\b|\bseeking\b|\bhours? (?:a|per) week\b|\bcan (?:give|work|start)\b|\bavailable\b|ажиллах боломж|ажиллахыг хүс|ажиллана|цаг гарга|долоо хоногт|ажиллах сонирхол|ajillakh bolomj|ajillah bolomj|ajillana/iu;

/** What somebody does in the time that is free: «чөлөөт цагаараа хөрөг зурдаг». */
const isHabit = /(?<!ажилла|ajilla|ajilda)(?:даг|дэг|дог|дөг|dag|deg|dog)$/iu;

/** How much time somebody has from now on; what they did in a job says nothing about it. */
export function readAvailability(document: Document, field: string, { language }: Reader): Taken | undefined {
  const label = linesOf(document, "availability").map(({ whole }) => whole);
  const own = ownSentences(document);
  const isTime = (piece: string) =>
    piece.split(" ").length <= 6 &&
    !isHabit.test(piece) &&
    language.findConcepts(piece).every(({ kind }) => kind === "value" || kind === "place");
  const pieces = own.flatMap(piecesOf).filter(isTime);
  for (const words of [...label, ...own.filter((each) => offersTime.test(each)), ...pieces]) {
    const found = parseCommitment(words);
    if (found !== undefined) return take(field, found, words);
  }
  return undefined;
}

const old = /\b(\d{2})\s?(?:years? old|yo\b)|\b(\d{2})\s?настай|\b(\d{2})\s?nastai/iu;

export function readAge(document: Document): Taken | undefined {
  const label = lineOf(document, "age");
  const [, labelled] = /^(\d{2})\b/u.exec(label?.text ?? "") ?? [];
  if (labelled !== undefined) return take("age", labelled, label?.whole ?? "");
  for (const sentence of ownSentences(document)) {
    const found = old.exec(sentence);
    const age = found?.[1] ?? found?.[2] ?? found?.[3];
    if (age !== undefined) return take("age", age, sentence);
  }
  return undefined;
}
