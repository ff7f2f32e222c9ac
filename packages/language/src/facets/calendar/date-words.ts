import type { Third } from "./calendar.ts";
import { createPhrases } from "../reading/phrases.ts";

/** English month names; those that are also other words count only beside a preposition or a number. */
export const monthNames = createPhrases<number>([
  { means: 1, exact: "january|jan" },
  { means: 2, exact: "february|feb" },
  { means: 3, exact: "march|mar" },
  { means: 4, exact: "april|apr" },
  { means: 5, exact: "may" },
  { means: 6, exact: "june|jun" },
  { means: 7, exact: "july|jul" },
  { means: 8, exact: "august|aug" },
  { means: 9, exact: "september|sept|sep" },
  { means: 10, exact: "october|oct" },
  { means: 11, exact: "november|nov" },
  { means: 12, exact: "december|dec" },
]);

export const monthWord = createPhrases<true>([{ means: true, mongolian: "сар*", exact: "sard|sart" }]);
export const quarterWord = createPhrases<true>([
  { means: true, exact: "quarter", mongolian: "улирал*|улирл*" },
]);
/** After a number of four digits; as a sound it would meet юань. */
export const yearWord = createPhrases<true>([
  { means: true, exact: "он|оны|онд|оноос|онтой|ондоо|on|onii|ony|oni|ond|onoos|ondoo" },
]);

/** The first month of each; all last three. */
export const seasons = createPhrases<number>([
  { means: 3, exact: "spring", mongolian: "хавар*|хавр*" },
  {
    means: 6,
    exact: "summer|зун|зуны|зунд|зунаас|зунаар|зунжин|zun|zunii|zuny|zund",
    mongolian: "зуны улирал*",
  },
  { means: 9, exact: "autumn|fall", mongolian: "намар*|намр*" },
  { means: 12, exact: "winter", mongolian: "өвөл*|өвл*" },
]);

/** Holidays with a fixed day, as [month, first day, last day]. The lunar new year has none. */
export const holidays = createPhrases<readonly [month: number, first: number, last: number]>([
  { means: [1, 1, 1], exact: "new year|new year ' s day", mongolian: "шинэ жил*" },
  { means: [7, 11, 15], exact: "naadam", mongolian: "наадам*|наадм*" },
  { means: [12, 25, 25], exact: "christmas|xmas" },
]);

export const halves = createPhrases<1 | 2>([
  { means: 1, exact: "h 1|first half|1 st half", mongolian: "эхний хагас*|нэгдүгээр хагас*|i хагас*" },
  {
    means: 2,
    exact: "h 2|second half|2 nd half",
    mongolian: "сүүлийн хагас*|хоёрдугаар хагас*|хоёр дахь хагас*|ii хагас*",
  },
]);

export const quarters = createPhrases<number>([
  { means: 1, exact: "q 1|1 q|first quarter|i улирал|1 st quarter", mongolian: "эхний улирал|эхний улирл*" },
  { means: 2, exact: "q 2|2 q|second quarter|2 nd quarter" },
  { means: 3, exact: "q 3|3 q|third quarter|3 rd quarter" },
  {
    means: 4,
    exact: "q 4|4 q|fourth quarter|4 th quarter|last quarter",
    mongolian: "сүүлийн улирал|сүүлийн улирл*",
  },
]);

/** Before what they are part of: "end of March", "mid-2026". */
export const partsBefore = createPhrases<Third>([
  { means: "start", exact: "early|early in|beginning of|the beginning of|start of|the start of" },
  { means: "middle", exact: "mid|mid -|middle of|the middle of" },
  { means: "end", exact: "late|late in|end of|the end of|end" },
]);

/** After it: "оны эхээр", "3-р сарын сүүлээр". */
export const partsAfter = createPhrases<Third>([
  { means: "start", mongolian: "эх*|эхэн*|эхлэл*" },
  { means: "middle", mongolian: "дунд*|дундуур|дундаар|дунд үе*" },
  { means: "end", exact: "end|- end", mongolian: "сүүл*|сүүлч*|сүүлээр|сүүл үе*|эцэс*|эцс*|төгсгөл*" },
]);

/** How many years after this one. */
export const relativeYears = createPhrases<0 | 1>([
  {
    means: 0,
    exact: "this year|this year ' s|this calendar year",
    mongolian: "энэ жил*|энэ он*|энэ оны|энэ ондоо",
  },
  {
    means: 1,
    exact: "next year|next year ' s|the next year|the coming year",
    mongolian:
      "ирэх жил*|ирэх он*|ирэх оны|дараа жил*|дараа он*|дараа оны|дараагийн жил*|дараагийн он*|хойтон*|хойтон жил*",
  },
]);

/** The current one where only its end or beginning is spoken of: "оны сүүлээр", "end of the month". */
export const currentUnits = createPhrases<"year" | "month">([
  { means: "year", exact: "the year|year|он|оны|onii|ony", mongolian: "жил*" },
  { means: "month", exact: "the month|month|this month", mongolian: "сар*" },
]);

export const modifiers = createPhrases<"this" | "next">([
  { means: "this", exact: "this|the coming|coming|this coming", mongolian: "энэ" },
  { means: "next", exact: "next|the next|the following", mongolian: "ирэх|ирж буй|дараа|дараагийн" },
]);

/** Days after today. */
export const namedDays = createPhrases<0 | 1 | 2>([
  { means: 0, exact: "today", mongolian: "өнөөдөр|өнөөдр*" },
  { means: 1, exact: "tomorrow", mongolian: "маргааш*" },
  { means: 2, exact: "the day after tomorrow|day after tomorrow", mongolian: "нөгөөдөр|нөгөөдр*" },
]);

/** After a length of time that is reckoned from today. */
export const offsetWords = createPhrases<true>([
  { means: true, exact: "from now|from today|later|hence", mongolian: "дараа|дараагаар|дараахан" },
]);

/** Beside these even "may" is a month and 2026 a year. */
export const datePrepositions = createPhrases<true>([
  {
    means: true,
    exact:
      "in|by|until|till|before|after|from|since|through|to|during|for|of|this|next|early|late|mid|end|on|begins|starts|between|and",
  },
]);
