// What a profile states: facts read from fields, and from sentences about the terms of working together.
import {
  parseMoney,
  parseMonths,
  type LanguageResources,
  type MoneyOptions,
  type Range,
} from "@khamt/language";
import type { Facts, Limits, Stated, Takes } from "../features.ts";
import { oncePerText } from "../serving.ts";

/** The value of a field with its words; undefined where it says nothing that can be read. */
export function stated<T>(
  words: string | null | undefined,
  parse: (words: string) => T | undefined,
): Stated<T> | undefined {
  const value = words ? parse(words) : undefined;
  return words && value !== undefined ? { value, words } : undefined;
}

const choices = /\s+or\s+|\s+эсвэл\s+|\s+буюу\s+|\s+esvel\s+|[/;|]/i;

/** The places that a location names, and whether it says "remote". */
export function placeFacts(
  location: string | null | undefined,
  language: LanguageResources,
): Pick<Facts, "place" | "alsoAt" | "remote"> {
  return location ? placesIn(location, language) : {};
}

const placesIn = oncePerText((location, language) => {
  const isRemote = language
    .findConcepts(location)
    .some(({ concept }) => concept === "remote" || concept === "remote-work");
  const places = location.split(choices).flatMap((each) => placesBesideEachOther(each, language));
  const [value, ...others] = new Set(places.filter((place) => place !== "remote"));
  return {
    place: value === undefined ? undefined : { value, words: location },
    ...(others.length > 0 && { alsoAt: others }),
    remote: isRemote || undefined,
  };
});

/** "Ulaanbaatar, Darkhan, Erdenet" are three places, "Khatgal, Khuvsgul" and "Tokyo, Japan" are one. */
function placesBesideEachOther(words: string, { placeOf, isWithin }: LanguageResources): readonly string[] {
  const parts = words.split(",");
  const named = parts.flatMap((each) => placeOf(each) ?? []);
  const isApart = (one: string) =>
    named.every((other) => other === one || !(isWithin(one, other) || isWithin(other, one)));
  const isSure = (one: string) => !namesakes.has(one) || sayingAimag.test(words);
  if (named.length === parts.length && named.every((one) => isApart(one) && isSure(one))) return named;
  return [placeOf(words) ?? []].flat();
}

/** Behind another place these are a district or a soum of that one. */
const namesakes = new Set(["sukhbaatar-aimag", "orkhon"]);
const sayingAimag = /аймаг|aimag|province/i;

/** Hours ahead of Greenwich: "GMT+8", "UTC-03:30", "+05:30". */
export function parseTimeZone(words: string): number | undefined {
  const [, sign, hours, minutes = "0"] =
    /^(?:GMT|UTC)?\s*([+\-−])\s*(\d{1,2})(?::?([0-5]\d))?$/i.exec(words.trim()) ?? [];
  if (hours === undefined) return /^(?:GMT|UTC)$/i.test(words.trim()) ? 0 : undefined;
  const ahead = Number(hours) + Number(minutes) / 60;
  return ahead > 14 ? undefined : sign === "+" ? ahead : -ahead;
}

/** In dollars. A rate by the hour or the month is no budget. */
export function budgetIn(words: string, money: MoneyOptions): Range | undefined {
  const amount = parseMoney(words, money);
  return amount?.per ? undefined : amount;
}

export const bandsPerTenfold = 20;
const mostBands = 200;

/** Budgets are compared in bands of 12 %, 20 · log₁₀ of the dollars, so that one number below 256 says all. */
export function bandOf({ min, max }: Range): number | undefined {
  if (!(max > 0)) return undefined;
  return Math.min(mostBands, Math.round(exactBandOf(Math.max(1, (min + max) / 2))));
}

/** `amount` in dollars. */
export function exactBandOf(amount: number): number {
  return bandsPerTenfold * Math.log10(amount);
}

/** Dollars. */
export function amountOfBand(band: number): number {
  return 10 ** (band / bandsPerTenfold);
}

/** The limits that a text names for the budgets and lengths of what is taken on. */
export function takesOf(text: string, money: MoneyOptions): Takes | undefined {
  const takes: { budget?: Stated<Limits>; months?: Stated<Limits> } = {};
  for (const words of sentencesOf(text)) {
    const bound = ofWork.test(words) ? boundOf(words) : undefined;
    if (bound === undefined) continue;
    const amount = parseMoney(words, money);
    const band = amount && !amount.per ? bandOf({ min: amount.max, max: amount.max }) : undefined;
    if (band !== undefined && bound !== "usual") takes.budget ??= { value: { [bound]: band }, words };
    const months = parseMonths(words);
    const isRange = months !== undefined && months.min !== months.max && months.min > 0;
    if (isRange) takes.months ??= { value: { least: months.min, most: months.max }, words };
    else if (months && bound !== "usual") takes.months ??= { value: { [bound]: months.max }, words };
  }
  return takes.budget || takes.months ? takes : undefined;
}

const ofWork =
  /\b(?:budgets?|engagements?|projects?|contracts?|jobs?|fees?|orders?)\b|төсөв|үнийн дүн|төсөл|төсл|ажил|гэрээ|захиалга/i;
const least =
  /\b(?:minimum|at least|above|over|more than|starting (?:at|from)|start at|upwards of|no less than)\b|багагүй|доод тал|дээш|эхэлнэ|эхэлдэг/i;
const most =
  /\b(?:under|below|up to|at most|less than|shorter than|no more than|smaller than)\b|хүртэл|ихгүй|доош/i;
const small = /\b(?:under|below|less than|shorter than|smaller than)\b|бага|богино|доош/i;
const refused =
  /\b(?:not|never|cannot|decline|refuse|turn down)\b|n['’]t\b|авдаггүй|авахгүй|хийдэггүй|хийхгүй|ажилладаггүй/i;
const usual = /\b(?:typical|typically|usual|usually|most)\b|ихэвчлэн|ихэнх|дунджаар/i;

/** Which limit the amounts of a sentence are. */
function boundOf(words: string): "least" | "most" | "usual" | undefined {
  if (refused.test(words)) return small.test(words) ? "least" : undefined;
  if (least.test(words)) return "least";
  if (most.test(words)) return "most";
  return usual.test(words) ? "usual" : undefined;
}

const wanted =
  /\b(?:need|needs|want|wanted|looking for|seek|seeking|must|missing|hire)\b|хэрэгтэй|хайж|шаардлагатай|заавал/i;
const senior = /\b(?:senior|experienced|seasoned|veteran)\b|ахлах|туршлагатай|туршлага бүхий/i;
const inYears =
  /(\d{1,2})\s*\+?\s*(?:or more\s+)?years?\b|(\d{1,2})\s*(?:\+|-?аас дээш|-?өөс дээш|-?оос дээш)?\s*жил(?:ийн|ээс|\s|$)/i;
const yearsOfSeniors = 5;

/** Years of experience that an idea asks for, in its list or in a sentence that says what is needed. */
export function yearsAskedIn(list: readonly string[], text: string): Stated<number> | undefined {
  const sayings = [...list, ...sentencesOf(text).filter((sentence) => wanted.test(sentence))];
  for (const words of sayings) {
    const [, english, mongolian] = inYears.exec(words) ?? [];
    const years = Number(english ?? mongolian ?? 0);
    const isOfPerson = /experien|туршлага|ажилласан/i.test(words);
    if (years > 0 && isOfPerson) return { value: years, words };
    if (senior.test(words)) return { value: yearsOfSeniors, words };
  }
  return undefined;
}

/** At least so many: "5-10", "10+". */
export function yearsIn(words: string): number | undefined {
  const [years] = /\d{1,2}/.exec(words) ?? [];
  return years === undefined ? undefined : Number(years);
}

const stages = ["idea", "concept|planning", "prototype", "mvp", "growth"].map(
  (names) => new RegExp(`^(?:${names})$`, "i"),
);

/** 0 to 4. */
export function stageOf(words: string): number | undefined {
  const stage = stages.findIndex((names) => names.test(words.trim()));
  return stage < 0 ? undefined : stage;
}

const wishing =
  /\b(?:prefer|like|love|want|looking|join|interested|best at|enjoy)\b|таалагд|дуртай|хүсэ|хүсч|хайж|сонирх|нэгд/i;
const early =
  /\bearly[- ](?:stage|team|startup)|\bpre-?seed\b|\bfrom (?:scratch|zero)\b|\bidea stage\b|эхний шат|эхлэл|эхлэх шат|анхны .*шат/i;
const late =
  /\bgrowth[- ]stage|\bscale-?ups?\b|\bpost-?revenue\b|\bafter (?:first )?revenue\b|\bproven traction\b|өсөлтийн шат|тэлэлтийн шат/i;

/** The stage at which a text says that its writer would join. */
export function joinsAt(text: string): Stated<"early" | "late"> | undefined {
  for (const words of sentencesOf(text).filter((sentence) => wishing.test(sentence))) {
    if (early.test(words)) return { value: "early", words };
    if (late.test(words)) return { value: "late", words };
  }
  return undefined;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+|\n/);
}
