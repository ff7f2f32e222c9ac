/** A search engine as it is compared: texts go in, the ids of the best come out. */
export type Engine = {
  readonly add: (id: string, text: string) => void;
  /** Best first, at most `limit`. */
  readonly search: (query: string, limit: number) => readonly string[];
  /** Memory that the JavaScript heap does not show. */
  readonly nativeBytes?: () => number;
};

export type EngineSetup = {
  readonly input: Input;
  /** How many texts will be added. */
  readonly size: number;
  /** Length of the vectors of an engine that compares such. */
  readonly dimensions?: number;
};

/** What a text is made of. An engine gets either people's text or the concepts and stems that our analysis found in it. */
export type Input = {
  readonly name: "text" | "tokens";
  readonly words: (text: string) => string[];
  /** What a vector counts: the trigrams of letters of a text, or its tokens. */
  readonly features: (text: string) => string[];
};

export const inputs: readonly Input[] = [
  { name: "text", words: wordsOf, features: trigramsOf },
  { name: "tokens", words: tokensOf, features: tokensOf },
];

export function inputOf(name: Input["name"]): Input {
  const found = inputs.find((input) => input.name === name);
  if (found === undefined) throw new Error(`no input ${name}`);
  return found;
}

// The same for all: one engine's own rule drops every Cyrillic letter.
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function tokensOf(text: string): string[] {
  return text.split(" ").filter((token) => token !== "");
}

function trigramsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const padded = ` ${word} `;
    return Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3));
  });
}
