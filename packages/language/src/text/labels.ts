import { keyOf } from "./keys.ts";
import type { Lexicon } from "./inflection/lexicon.ts";
import { isLooseEnding } from "./loose-endings.ts";
import { tokenise, type Token } from "./tokens.ts";

/** The words of a label without the endings that hang on foreign ones. */
export function labelTokens(label: string): Token[] {
  const tokens = tokenise(label);
  const isPlain = tokens.every((token) => !token.attached);
  return isPlain
    ? tokens
    : tokens.filter(
        (token, index) =>
          !isLooseEnding(token, { wordsBefore: index, last: tokens[index - 1]?.text, romanised: false }),
      );
}

/** A reader of the words of labels, which gives the key that each word answers to. */
export function createPathReader(lexicon: Lexicon): (label: readonly string[]) => string[] {
  const keys = new Map<string, string>();
  const knownKeyOf = (word: string): string => {
    let key = keys.get(word);
    if (key === undefined) keys.set(word, (key = keyOf(word)));
    return key;
  };
  return (label) =>
    label.map((word, index) => {
      const isHead = index === label.length - 1 && (index === 0 || !participle.test(word));
      return knownKeyOf(isHead ? word : lexicon.headwordOf(word));
    });
}

// The head of a phrase stands last, and for itself. The words before it, and a verb at the end, stand for all their forms:
// татварын тайлан, код бичдэг.
const participle = /(?:с[аэоө]н|д[аэоө]г)$/;
