// Case endings that stand as tokens of their own, because they were written onto a foreign word: AI-ийн, ITгийн.
import type { Token } from "./tokens.ts";

const endings = new Set(
  (
    "ийн ын ний ны гийн ийг ыг г д т нд ээс аас оос өөс аар ээр оор өөр тай тэй той руу рүү луу лүү гүй ууд үүд нууд нүүд ч чин " +
    "iin yn giin iig aar eer oor ees aas oos tai tei toi uud gui"
  ).split(" "),
);

// Only where the text is Mongolian: an English opt-in keeps its "in".
const romanisedEndings = new Set("in ni ny nii yg n d t g ch chin".split(" "));

const plurals = new Set("ууд үүд нууд нүүд uud vvd".split(" "));
const genitive = /(?:[ыи]й?н|[iy]{1,2}n)$/;

type Place = {
  readonly wordsBefore: number;
  /** The letters of the last of them. */
  readonly last: string | undefined;
  readonly romanised: boolean;
};

export function isLooseEnding(
  { attached, text }: Token,
  { wordsBefore, last = "", romanised }: Place,
): boolean {
  if (!attached || wordsBefore === 0) return false;
  // A lone 3Д is a word of its own.
  if (wordsBefore === 1 && text === "д") return false;
  // Замын-Үүд, "the doors of the road": nothing in the genitive has a plural.
  if (plurals.has(text) && genitive.test(last)) return false;
  return endings.has(text) || (romanised && romanisedEndings.has(text));
}
