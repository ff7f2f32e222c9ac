/** What spreadsheets write: UTF-8, with its mark also UTF-16, and on Windows of Cyrillic languages the one byte a letter of old. */
export function readText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1251")
      .decode(bytes)
      .replaceAll(/[єїЄЇ]/g, (letter) => asTyped[letter] ?? letter);
  }
}

/** Those old letters have no ө and ү: Mongolian fonts drew them in the place of two Ukrainian ones. */
const asTyped: Record<string, string> = { є: "ө", ї: "ү", Є: "Ө", Ї: "Ү" };

/** A spreadsheet that wrote one of them without such a font put a question mark in its place. */
export function hasLostLetters(text: string): boolean {
  return /\?\p{Script=Cyrillic}/u.test(text);
}
