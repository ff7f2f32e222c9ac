import { parseMoney, parseMonths } from "@khamt/language";
import { linesOf, sentencesOf, type Document } from "./document.ts";
import type { Part } from "./headings.ts";
import { ownSentences, piecesOf } from "./prose.ts";
import { take, type Taken } from "./taken.ts";

const unit = "(?:\\s?(?:k|m|мянга|мянган|сая|тэрбум|saya|million|thousand)(?!\\p{L}))?";
const number = `\\d[\\d.,' ]*\\d|\\d`;
const span = `(?:${number})${unit}(?:\\s?[-–—]\\s?(?:[$€₮]\\s?)?(?:${number})${unit})?`;
const sum = new RegExp(
  `(?:US\\s?)?[$€₮]\\s?${span}|(?:USD|MNT|EUR)\\s?${span}|(?:${span})\\s?(?:USD|MNT|EUR|dollars?|tugriks?|togrog|tögrög|төгрөг|доллар|[$€₮])`,
  "iu",
);

/** In Mongolian money goes without saying: "Төсөв 15 сая". */
const millions = new RegExp(
  `(?:${number})(?:\\s?[-–—]\\s?(?:${number}))?\\s?(?:сая|тэрбум|saya)(?!\\p{L})`,
  "iu",
);

/** The sum as it is written, under its label or in a sentence that `about` describes. */
export function readSum(
  document: Document,
  from: { field: string; label: Part; about: RegExp },
): Taken | undefined {
  const sentences = sentencesOf(document).filter((each) => from.about.test(each));
  for (const words of [...linesOf(document, from.label).map(({ whole }) => whole), ...sentences]) {
    const found = (sum.exec(words) ?? millions.exec(words))?.[0].trim();
    if (found !== undefined && parseMoney(found) !== undefined) return take(from.field, found, words);
  }
  return undefined;
}

const percent = String.raw`\d{1,2}(?:[.,]\d)?(?:\s?%)?(?:\s?[-–—]\s?\d{1,2}(?:[.,]\d)?)?\s?`;
const share = new RegExp(`(?<![\\d.,-])(?:${percent})(?:%|хувь|хувийн|khuvi|huvi)`, "iu");
const aboutShares =
  /\bequity\b|\bstakes?\b|(?<!market )\bshares?\b(?! of (?:the )?market)|хувьцаа|эзэмш|хувь (?:авна|авах|авмаар|хүс)|хувийг (?:авна|авах|хүс)|khuvitsaa|huvitsaa|ezemsh|(?:huvi|khuvi) (?:avna|avah|avmaar|hus|khus)/iu;
const isShare = /^\d{1,2}\s?[-–—]\s?\d{1,2}\s?(?:хувь|khuvi|huvi)$/iu;

/** The part of a company that somebody wants, as it is written. */
export function readEquity(document: Document): Taken | undefined {
  const own = ownSentences(document);
  const told = own.flatMap((words) => words.split(/;\s*/u)).filter((each) => aboutShares.test(each));
  const alone = own.flatMap(piecesOf).filter((piece) => isShare.test(piece));
  for (const words of [...linesOf(document, "equity").map(({ whole }) => whole), ...told, ...alone]) {
    const found = share
      .exec(words)?.[0]
      .trim()
      .replace(/хувийн$/u, "хувь");
    if (found !== undefined) return take("equityExpectation", found, words);
  }
  return undefined;
}

const length =
  /\d{1,3}(?:\s?[-–—]\s?\d{1,3})?\s?(?:months?|weeks?|days?|сарын|сар|долоо хоног|хоног|жил|sariin|sar|doloo honog|honog)(?![\p{L}])/iu;

/** A piece of a sentence that says nothing else. */
const isLength = new RegExp(`^(?:about |around |some |ойролцоогоор )?(?:${length.source})(?: орчим)?$`, "iu");

/** How long the work may take, as it is written. */
export function readTimeline(document: Document): Taken | undefined {
  const sentences = sentencesOf(document);
  const alone = sentences.flatMap(piecesOf).filter((piece) => isLength.test(piece));
  const told = sentences.filter((each) => takesTime.test(each));
  for (const words of [...linesOf(document, "timeline").map(({ whole }) => whole), ...told, ...alone]) {
    // "3 сарын дотор": the ending belongs to the sentence.
    const found = length.exec(words)?.[0].replace(/(?<=сар)ын$|(?<=sar)iin$/iu, "");
    if (found !== undefined && parseMonths(found) !== undefined) return take("timeline", found, words);
  }
  return undefined;
}

const takesTime =
  /\bwithin\b|\btakes?\b|\btimeline\b|\bdeadline\b|\bduration\b|\bdone in\b|\bready in\b|\bfinish|\bin \d+ (?:months|weeks)|хугацаа|дотор|дуусга|бэлэн бол|khugatsaa|hugatsaa|dotor/iu;
