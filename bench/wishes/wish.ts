/** One wish as three people would write it, with the keys of the demo data that answer it. */
export type Wish = {
  readonly en: string;
  readonly mn: string;
  /** Mongolian in Latin letters, as typed on a phone. */
  readonly latin: string;
  /** What whoever reads the profiles would name. */
  readonly right: readonly string[];
  /** What may stand first as well. */
  readonly good: readonly string[];
};

/** The three writings, and the keys of who is right and who is good, with spaces between. */
export function wishOf([en = "", mn = "", latin = "", right = "", good = ""]: readonly string[]): Wish {
  return { en, mn, latin, right: keysIn(right), good: keysIn(good) };
}

function keysIn(list: string): string[] {
  return list.split(" ").filter((key) => key !== "");
}
