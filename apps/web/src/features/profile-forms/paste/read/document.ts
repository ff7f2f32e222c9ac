import { inOneColumn } from "./columns.ts";
import { partOf, type Part } from "./headings.ts";

export type Line = {
  /** Without its bullet and its label. */
  readonly text: string;
  /** As it was pasted. */
  readonly whole: string;
  /** What the heading above it, or its own label, says; nothing before the first heading. */
  readonly part: Part | undefined;
  readonly isLabelled: boolean;
};

/** A text as lines under headings. */
export type Document = readonly Line[];

const bullet = /^[\s•·▪▫‣●○◦■□◆◇❖➢➤▶→✓✔★*–—-]+(?=\S)/u;
/** Signs of Word's own faces, and the letters that they are where the face is missing. */
const wordBullet = /^([^\S\n]*)(?:\p{Co}|[oüØ§v]\t|[oüØ§] )/gmu;
const unseen = /[\u200B-\u200D\u2060\uFEFF\u00AD]/gu;
const label = /^([\p{L}][\p{L} .&/-]{1,32}?)\s*(?:[:：]|\s[–—-]\s)\s*(\S.*)$/u;
const longestHeading = 40;
const paperName = /^(?:curriculum vitae|resume|résumé|cv|анкет|намтар|ажил горилогчийн анкет)[\s:.]*$/iu;

export function readDocument(text: string): Document {
  const lines: Line[] = [];
  let part: Part | undefined;
  const plainText = text.normalize("NFC").replaceAll(unseen, "").replaceAll(wordBullet, "$1• ");
  for (const pasted of inOneColumn(plainText.replaceAll(/\p{Co}/gu, " ")).split(/\r?\n|\r|\u2028/)) {
    const whole = pasted.replaceAll(/[^\S\n]+/g, " ").trim();
    if (!/[\p{L}\p{N}]/u.test(whole) || paperName.test(whole)) continue;
    const plain = whole.replace(bullet, "");
    const heading = plain.length > longestHeading ? undefined : partOf(plain);
    if (heading !== undefined) {
      part = heading;
      continue;
    }
    const [, name = "", rest = ""] = label.exec(plain) ?? [];
    const labelled = partOf(name);
    if (labelled === undefined) lines.push({ text: plain, whole, part, isLabelled: false });
    else lines.push({ text: rest, whole, part: labelled, isLabelled: true });
  }
  return lines;
}

/** Of a list in the middle of a text each point is a sentence. */
export function asSentence(line: Line): Line {
  const isPoint = bullet.test(line.whole) && !/[.!?…;:,]$/u.test(line.text);
  return isPoint ? { ...line, text: `${line.text}.` } : line;
}

export function linesOf(document: Document, ...parts: (Part | undefined)[]): Document {
  return document.filter(({ part }) => parts.includes(part));
}

/** The first line under the label or the heading. */
export function lineOf(document: Document, part: Part): Line | undefined {
  return document.find((line) => line.part === part);
}

/** What stands between commas, bullets, bars and new lines. */
export function entriesOf(lines: readonly Line[]): string[] {
  return lines
    .flatMap(({ text }) => text.split(/[,;|•·▪●/]\s|[,;|•·▪●]|\s{2,}|\t/u))
    .map((entry) =>
      entry
        .replace(/[\s.]+$/u, "")
        .replace(bullet, "")
        .trim(),
    )
    .filter((entry) => entry !== "");
}

const end = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}«“"(])|\n/u;

export function sentencesOf(lines: readonly Line[]): string[] {
  return lines.flatMap(({ text }) => sentencesIn(text));
}

export function sentencesIn(text: string): string[] {
  return text
    .split(end)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** What is said of somebody else than the writer. */
export function isOfOthers(sentence: string): boolean {
  return others.test(sentence);
}

const others =
  /\b(?:my|our) (?:wife|husband|spouse|partner|colleague|friend|boss|manager|brother|sister|father|mother|co-?founder)\b|(?:миний|манай) (?:эхнэр|нөхөр|найз|хамтрагч|ах|эгч|дүү|аав|ээж|дарга|захирал)|\b(?:minii|manai) (?:ekhner|ehner|nokhor|nohor|naiz|hamtragch|khamtragch|akh|ah|egch|duu|aav|eej|darga)\b/iu;
