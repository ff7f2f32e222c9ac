import { fold, type Word } from "@khamt/language";
import { language } from "./language.ts";

/** The same words, whatever their case, number or ending. */
export function isWrittenAs(text: string, label: string): boolean {
  return everyWord(text, label, (word, other) => word.script === other.script && sharesKey(word, other));
}

/** Or in the other script as they sound. */
export function isSpeltAs(text: string, label: string): boolean {
  return everyWord(text, label, (word, other) => sharesKey(word, other) || soundsAlike(word, other));
}

type Pairing = (word: Word, other: Word) => boolean;

function everyWord(text: string, label: string, isSame: Pairing): boolean {
  const [ours, theirs] = [language.read(text).words, language.read(label).words];
  return (
    ours.length === theirs.length &&
    ours.every((word, at) => theirs[at] !== undefined && isSame(word, theirs[at]))
  );
}

function sharesKey(word: Word, other: Word): boolean {
  return word.keys.some((key) => other.keys.includes(key));
}

function soundsAlike(word: Word, other: Word): boolean {
  return word.script !== other.script && fold(word.text) === fold(other.text);
}
