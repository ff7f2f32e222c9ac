// «Дизайнертай хамтран ажиллах хүсэлтэй»: who somebody wishes to work with is looked for; who a product talks with is not.
import { clauseOf, isClauseVerb, type Found, type Place } from "./mongolian-clause.ts";
import * as said from "./mongolian-cues.ts";
import { isAmong, isInForm, isWithPerson } from "./mongolian-words.ts";
import type { Word } from "./words.ts";

export function wishForCompany(place: Place): Found | undefined {
  const { words, index, from } = place;
  const first = Math.max(from, index - sight);
  const meeting = words.slice(first, index + 1).findIndex(({ text }) => joined.test(text)) + first;
  const companion = words[meeting - 1];
  if (meeting <= first || !isCompanion(companion) || !isWish(words[index], meeting === index))
    return undefined;
  return { role: "need", from: startOf(place, meeting - 1) };
}

/** Somebody: what they can stands before them. Who is called by a trade has at most an adjective there. */
function startOf(place: Place, companion: number): number {
  const { from } = clauseOf(place);
  if (isAmong(place.words[companion], said.people)) return from;
  let start = companion;
  while (start > from && !isClauseVerb(place.words[start - 1])) start--;
  return start;
}

function isCompanion(word: Word | undefined): boolean {
  return isWithPerson(word) && !isAmong(word, said.others);
}

function isWish(word: Word | undefined, isJoining: boolean): boolean {
  if (word === undefined) return false;
  return isJoining ? isInForm(word, "wish") : isAmong(word, wishes) || isInForm(word, "wish");
}

const sight = 4;
const joined = /^(?:хамт|нэгд|танилц|холбогд|нийл|hamt|negd|tanilts|holbogd|niil)/;
const wishes = said.keySet("хүсэл хүсэх сонирхол сонирхох бодол бодолтой санал саналтай");

export function isTalkedWith(words: readonly Word[], at: number): boolean {
  const isWith = comitative.test(words[at]?.text ?? "");
  return isWith && words.slice(at + 1, at + talkAhead).some(({ text }) => talking.test(text));
}

const comitative = /(?:т[аэо]й|t[aeo]i)$/;
const talking =
  /^(?:солилц|харилц|холбогд|ярилц|чатл|solilts|harilts|holbogd|yarilts|chatl)[аэоөaeou]*(?:х|h)$/;
const talkAhead = 5;
