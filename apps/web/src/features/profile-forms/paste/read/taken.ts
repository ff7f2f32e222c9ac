/** What was read for one field of a form, as the form holds it, and the words that said it. */
export type Taken = {
  readonly field: string;
  readonly value: string | boolean | readonly string[];
  readonly words: string;
};

const longestQuote = 160;

/** Undefined for nothing. */
export function take(field: string, value: Taken["value"] | undefined, words: string): Taken | undefined {
  if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) return undefined;
  return { field, value, words: quoteOf(words) };
}

function quoteOf(words: string): string {
  const line = words.replaceAll(/\s+/g, " ").trim();
  return line.length <= longestQuote ? line : `${line.slice(0, longestQuote).replace(/\s\S*$/u, "")}…`;
}

/** Each once, whatever its case. */
export function once(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const key = word.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
