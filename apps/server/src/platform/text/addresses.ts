/** Of a word: longer ones are no addresses, and looking through them takes long. */
const longestRead = 300;

/** Whatever looks like an email address among words from spreadsheets, from mail programs (`Bat <bat@example.com>`) and from hand. */
export function addressesIn(words: string): string[] {
  return words
    .split(/[\s,;<>"“”«»()]+/u)
    .filter((word) => word.includes("@"))
    .map((word) =>
      word
        .slice(0, longestRead)
        .replace(/^mailto:/iu, "")
        .replace(/[.:]+$/u, ""),
    );
}

/** Typed on the other keyboard: the eye does not tell е from e. */
export function hasCyrillic(address: string): boolean {
  return address.includes("@") && /\p{Script=Cyrillic}/u.test(address);
}
