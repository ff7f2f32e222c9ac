// What a text says of each of its words. A bag of words cannot tell "I know no accounting" from "I know accounting", nor
// what somebody does from what their customers do. In English the cue comes first and rules what follows; in Mongolian it
// comes last. A word is refused only where the writer plainly speaks of their own doing.
import { isRefused, isSpared, type Role, type Roles, sentencesOf } from "../clauses.ts";
import { readEnglish } from "./english/polarity.ts";
import { readMongolian } from "./mongolian/polarity.ts";
import { readHeadedLists } from "./headed-lists.ts";
import { isMissing } from "./mongolian/seeking.ts";
import type { Word } from "../words.ts";

export type { Role } from "../clauses.ts";

export type WordRoles = {
  /** One for each word, undefined where nothing is said about it. */
  readonly roles: readonly (Role | undefined)[];
  /** Of a refused word: whether nobody is needed for it, or only that there should be none. */
  readonly spared: (word: number) => "spare" | "spare alone" | undefined;
};

/** `isOfThem`: the text tells of others, so "they" are who else is the writer. */
export function rolesOf(words: readonly Word[], text: string, isOfThem = false): WordRoles {
  const roles: Roles = words.map(() => undefined);
  for (const sentence of sentencesOf(words, text)) {
    readEnglish(sentence, { words, roles, isOfThem });
    readMongolian(sentence, words, roles);
    readHeadedLists(sentence, words, roles);
  }
  // "Without X": it is not there, but nobody refuses it.
  words.forEach((word, index) => {
    if (word.privative && !isRefused(roles[index]) && !isMissing(words, index)) roles[index] = "aside";
  });
  return {
    roles: roles.map((role) => (isSpared(role) ? "not" : role)),
    spared: (word) => {
      const role = roles[word];
      return isSpared(role) ? role : undefined;
    },
  };
}
