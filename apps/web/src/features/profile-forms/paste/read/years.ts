import { linesOf, type Document } from "./document.ts";
import { ownSentences } from "./prose.ts";
import { take, type Taken } from "./taken.ts";

const stated =
  /(?<!\d|[-–.])(\d{1,2})(?:\s?[-–]\s?(\d{1,2}))?\s?(\+)?\s?(?:\+\s?)?(?:years?|yrs?)(?:['’]s?)?(?:\s+(?:of|in|as|working|hands-on|professional|work|industry|experience)\b|\s*\+)|(?:experience\s*(?:of|:)\s*)(\d{1,2})\s?(\+)?\s?years?|(\d{1,2})\s?(\+)?(?:\s?-?\s?(?:аас|оос|өөс|ээс)?\s?(?:дээш|илүү))?\s?(?:жил(?:ийн|ээс|д)?)\s(?:дээш|илүү\s)?\s?(?:[\p{L}-]+\s){0,6}(?:туршлага|ажил|хийсэн|хийж)|(\d{1,2})\s?(\+)?\s?jil(?:iin)?\s(?:[\p{L}-]+\s){0,6}(?:turshlaga|ajil|hiij|khiij|hiisen|khiisen)/giu;
const range =
  /\b((?:19|20)\d{2})(?:[./-](\d{1,2}))?(?:\s?он(?:оос|ы)?)?\s?(?:[-–—]|\bto\b|\buntil\b|оос|аас|\s)\s?(?:(?:\p{L}{3,9}\.?\s)?((?:19|20)\d{2})(?:[./-](\d{1,2}))?|(present|now|current|today|одоо|өнөөг|өнөөдөр|odoo|unuudur))/giu;

const numbersInWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** In a sentence of one's own, where it is no age, no term and nothing that lies ahead. */
const told = new RegExp(
  `(?<![\\d.–-])(?<!\\b(?:next|in|within|every|after) )(?<!\\p{L})(\\d{1,2}|${numbersInWords.join("|")})\\s?(\\+)?\\s?(?:years?|yrs?)(?!\\p{L})(?!\\s*(?:old|ago|later|after|before|younger|older|from|warranty|contract|lease|loan|plan|guarantee)(?!\\p{L}))`,
  "giu",
);
const followed = /(?:\b(?:then|after that|afterwards)|дараа нь|daraa ni)[\s,]+(?:\S+\s){0,2}?$/iu;
const ofSchool =
  /universit|college|school|student|stud(?:y|ied)|degree|сургуул|суралц|оюутан|төгс|surguul|oyutan/iu;

type Stated = { years: number; isMore: boolean; words: string };

/** What sentences say of oneself: the longest time, or what followed upon dated jobs together with these. */
function toldYears(document: Document, today: Date): Stated | undefined {
  let best: Stated | undefined;
  let [dated, after] = [0, 0];
  const words: string[] = [];
  for (const sentence of ownSentences(document)) {
    if (ofSchool.test(sentence)) continue;
    const before = dated + after;
    for (const [, from, , to] of sentence.matchAll(range))
      if (to !== undefined && Number(to) >= Number(from)) dated += Number(to) - Number(from);
    const [, since, sinceInMongolian] = sinceThen.exec(sentence) ?? [];
    const began = Number(since ?? sinceInMongolian ?? Infinity);
    if (began <= today.getFullYear() && today.getFullYear() - began > (best?.years ?? 0))
      best = { years: today.getFullYear() - began, isMore: false, words: sentence };
    for (const match of [...sentence.matchAll(told), ...sentence.matchAll(yearsInMongolian)]) {
      const [, said = "", more] = match;
      const years = numbersInWords.indexOf(said.toLowerCase()) + 1 || Number(said);
      if (followed.test(sentence.slice(0, match.index))) after += years;
      if (best === undefined || years > best.years) best = { years, isMore: more === "+", words: sentence };
    }
    if (dated + after > before) words.push(sentence);
  }
  const together = { years: dated + after, isMore: false, words: words.join(" · ") };
  return dated > 0 && together.years > (best?.years ?? 0) ? together : best;
}

/** "Freelancing since 2019", "2010 оноос хойш ажиллаж байгаа". */
const sinceThen =
  /\b(?:work(?:ed|ing)?|freelanc\w+|practi[sc]ing|teaching|cod(?:ed|ing)|design(?:ed|ing))\b[^.]{0,40}\bsince ((?:19|20)\d{2})\b|\b((?:19|20)\d{2})\s?оноос\s(?:хойш|эхлэн)\s(?:\S+\s){0,4}(?:ажилла|хийж|хийдэг)/iu;

const yearsInMongolian = /(?<!\d)(\d{1,2})\s?(\+)?\s?жил(?=\s(?:[\p{L}-]+\s){0,6}(?:ажилла|хийсэн))/giu;

/** The band of the years of work: as they are stated, else as the dates of the jobs add up. */
export function readExperience(document: Document, today: Date): Taken | undefined {
  let best = toldYears(document, today);
  for (const { text, whole, part, isLabelled } of document) {
    if (part === "references" || part === "education") continue;
    const labelled = part === "work" && isLabelled ? onlyYears.exec(text)?.[1] : undefined;
    if (labelled !== undefined) return take("experience", bandOf(Number(labelled)), whole);
    for (const match of text.matchAll(stated)) {
      const numbers = [match[1], match[2], match[4], match[6], match[8]].filter((each) => each !== undefined);
      const years = Number(numbers.at(-1));
      const isMore = [match[3], match[5], match[7], match[9]].includes("+") || /дээш|илүү/u.test(match[0]);
      if (best === undefined || years > best.years) best = { years, isMore, words: whole };
    }
  }
  if (best !== undefined && best.years <= 60)
    return take("experience", bandOf(best.years + (best.isMore ? 0.5 : 0)), best.words);
  return worked(document, today);
}

const onlyYears = /^(\d{1,2})\s?\+?\s?(?:жил|jil|years?|yrs?)(?!\p{L})/iu;

/** Months that the jobs cover together, each counted once. */
function worked(document: Document, today: Date): Taken | undefined {
  const months = new Set<number>();
  const words: string[] = [];
  const now = today.getFullYear() * 12 + today.getMonth();
  for (const { text, whole } of linesOf(document, "work"))
    for (const [, from = "", fromMonth, to, toMonth, isOpen] of text.matchAll(range)) {
      const start = Number(from) * 12 + (fromMonth === undefined ? 0 : Number(fromMonth) - 1);
      // Without months, from year to year.
      const open = fromMonth === undefined ? today.getFullYear() * 12 : now;
      const end =
        isOpen === undefined ? Number(to) * 12 + (toMonth === undefined ? 0 : Number(toMonth) - 1) : open;
      if (start > now || end > now + 12 || end < start || end - start > 720) continue;
      for (let month = start; month < Math.max(end, start + 1); month += 1) months.add(month);
      words.push(whole);
    }
  return months.size === 0
    ? undefined
    : take("experience", bandOf(Math.round((10 * months.size) / 12) / 10), words.join(" · "));
}

/** Edges belong to the lower band. */
function bandOf(years: number): string {
  if (years <= 1) return "0-1";
  if (years <= 3) return "1-3";
  if (years <= 5) return "3-5";
  return years <= 10 ? "5-10" : "10+";
}
