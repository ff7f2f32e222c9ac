// What a text says of each of its words. A bag of words cannot tell "I know no accounting" from "I know accounting", nor
// what somebody does from what their customers do. In English the cue comes first and rules what follows; in Mongolian it
// comes last. A word is refused only where the writer plainly speaks of their own doing.
import { isRefused, isSpared, type Reading, type Role, type Roles, sentencesOf } from "../clauses.ts";
import { leaveOutAddressed } from "./english/addressed.ts";
import { readEnglish } from "./english/polarity.ts";
import { readMongolian } from "./mongolian/polarity.ts";
import { readHeadedLists } from "./headed-lists.ts";
import { isEntry, type LineList, listBelow, listGoingOn, mayHaveLists } from "./line-lists.ts";
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
  let headed: Reading | undefined;
  const hasLists = mayHaveLists(text);
  let list: LineList | undefined;
  for (const sentence of sentencesOf(words, text)) {
    readEnglish(sentence, { words, roles, isOfThem });
    readMongolian(sentence, words, roles);
    const isGoingOn = headed !== undefined && text.startsWith(";", words[(sentence[0]?.from ?? 0) - 1]?.end);
    if (hasLists) list = listGoingOn(list, sentence, words, text);
    const listed = list !== undefined && isEntry(sentence, words, text) ? list.role : undefined;
    headed = readHeadedLists(sentence, words, roles, isGoingOn ? headed : listed);
    const below = hasLists ? listBelow(sentence, words, { text, roles }) : undefined;
    if (below !== undefined) list = below === "none" ? undefined : below;
    for (const segment of sentence) leaveOutAddressed(words, roles, segment);
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
