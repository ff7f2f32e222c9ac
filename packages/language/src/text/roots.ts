// The root that an English or Mongolian word shares with the other words made of it: watchmaking, watchmaker; шалгалт, шалгагч.
// Too coarse for running text: "marketing" and "market" are one.

/** Undefined for words too short to tell. */
export function rootOf(word: string): string | undefined {
  const isCyrillic = /^[а-яёөү]+$/.test(word);
  if (!isCyrillic && !/^[a-z]+$/.test(word)) return undefined;
  const root = isCyrillic ? word.replace(mongolianEnding, "") : undoubled(word.replace(englishEnding, ""));
  return root.length < shortest ? undefined : root;
}

const shortest = 5;
const englishEnding =
  /(?:i[sz]ations?|i[sz](?:e[rd]?s?|ing)|ations?|ators?|at(?:e|ing|ed)|ions?|ments?|ings?|ers?|ors?|ists?|y|ies|ed|es?|s)$/;
const mongolianEnding =
  /(?:л?[аэоө]?гч(?:ид)?|ч(?:ин)?|л[аэоө]?лт?|[аэоөиу]?лт|лг[аэоө]?|л[аэоө]л|[аэоө]?мж|[аэоөи]{0,2}х|[аэоө]ц)$/;

// planner, plan
function undoubled(root: string): string {
  return root.replace(/([bdgmnprt])\1$/, "$1");
}
