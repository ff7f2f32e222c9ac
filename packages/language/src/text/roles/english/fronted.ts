// A thing that is named first and told of then: "Roofs I pass on to a mate", "photos my brother takes", "the rest we avoid".
import { type CuePlace, longestName, subjects } from "./clause.ts";

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
