// Codes of 19 symbols that look the same in Latin and Cyrillic: whichever keyboard is on, what is seen can be typed.
// No schema here: the browser loads this file.

export const codeLength = 6;
/** How long one works. */
export const codeMinutes = 10;
export const codeAlphabet = "23456789ABCEHKMPTXY";
const foreign = new RegExp(`[^${codeAlphabet}]`);

const latinOf: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  С: "C",
  Е: "E",
  Н: "H",
  К: "K",
  М: "M",
  Р: "P",
  Т: "T",
  Х: "X",
  У: "Y",
  Ү: "Y",
};

/** The code that was meant: upper case, Latin, without blanks and hyphens. */
export function readCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s-]/g, "")
    .replace(/./gu, (each) => latinOf[each] ?? each);
}

export function isCode(typed: string): boolean {
  const code = readCode(typed);
  return code.length === codeLength && !foreign.test(code);
}
