// A thing that is named first and told of then: "Roofs I pass on to a mate", "photos my brother takes", "the rest we avoid".
import { type CuePlace, longestName, type Place, sight, subjects } from "./clause.ts";
import { phraseOf } from "./joined-words.ts";
import type { Word } from "../../words.ts";

/** Where the name begins that stands before the cue; undefined where something else stands there. */
export function frontedFrom({ words, index, clause, from }: CuePlace): number | undefined {
  const isAllThat = words[index - 1]?.text === "that" && words[index - 2]?.text === "all";
  const first = isAllThat ? from : clause;
  const named = words.slice(first, index).map(({ text }) => text);
  const whole = /^(?:everything|anything|all)(?: (?:to do with|about|around))? ?/.exec(named.join(" "))?.[0];
  const name = whole === undefined ? named : named.slice(whole.trim().split(" ").length);
  const isName = name.length > 0 && name.length <= longestName && !name.some((text) => subjects.has(text));
  return isName ? first : undefined;
}

/** "I sell, you weld", "my part is cooking, yours would be accounting". */
export function isOtherHalf({ words, index, from, start }: CuePlace): boolean {
  return index === from && from > start && /^(?:i|my|i'll|i'd)$/.test(words[start]?.text ?? "");
}

/** "We have the product, not the marketing", "I have the scans but not the readers". */
export function isBesideHad({ words, index, from, start }: Place): boolean {
  return (index === from || words[index + 1]?.text === "no") && had.test(toldBefore(words, index, start));
}

const had =
  /^(?:we(?:'re| are) (?:two|three|four|five|six|\d+)|(?:we|i)(?: \w+)? (?:have|own|got)|(?:we|i)'ve got) (?!no |not |never |been |done |built |made |run |sold |written |seen |\w+ed |\d+ years )/;

/** "Sales (eight years), not marketing": what stands before is no more than names. */
export function isBesideNames({ words, index, from, start, role }: CuePlace): boolean {
  if (role !== undefined || index !== from || from === start || from - start > longestName) return false;
  return !words
    .slice(start, from)
    .some(({ text }) => subjects.has(text) || /^(?:for|to|of|with|in)$/.test(text));
}

/** "German I understand but don't translate": it is only that which is not translated. */
export function isOfFronted({ words, start, to, next }: CuePlace): boolean {
  return next === to && words[start]?.text === "but" && fronted.test(toldBefore(words, start + 1, start));
}

const fronted =
  /^(?!(?:and|so|but|or|now|then|today|what|that|which|who|how|if|when|because|although|while|though|since|the way) )(?:\w+ ){1,3}(?:i|we) (?:can |could |do )?(?!am |are )\w+ (?:\w+ly |well |quite well |a (?:little|bit) )?$/;

/** Of the sentence up to there, also where "but" begins anew: the words before that have no point between them. */
function toldBefore(words: readonly Word[], index: number, start: number): string {
  if (words[start]?.text !== "but") return `${phraseOf(words, start, index)} `;
  let first = start;
  while (first > Math.max(0, start - sight) && isGoingOn(words, first, start)) first--;
  return `${phraseOf(words, first, start)} `;
}

/** Nothing but a space stands between, or a comma before "but". */
function isGoingOn(words: readonly Word[], at: number, start: number): boolean {
  const gap = (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0);
  return gap === 1 || (at === start && gap === 2);
}
