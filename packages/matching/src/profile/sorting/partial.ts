// What people list and know only in part, as they say beside it: "Python (basics)", «гааль (бага зэрэг)».
import type { ReadMention } from "../reading/read-text.ts";

type Level = readonly [shareOfWeight: number, words: string];

const levels: readonly Level[] = [
  [
    0.75,
    "a little|little|a bit|some|basics?|basic (?:level|knowledge)|beginners?(?: level)?|novice|learning|still learning|self[- ]learning|course|read about it|" +
      "бага зэрэг|бага|жаахан|анхан(?: шат(?:анд|ны|ны түвшин(?:д)?|ны мэдлэг)?)?|эхлэгч|суурь(?: мэдлэг)?|сурч (?:байгаа|байна)|" +
      "baga zereg|jaahan|anhan(?: shat(?:and|nii|ni)?)?|ehlegch|suuri|surch (?:baigaa|baina|bga|bna|bgaa)",
  ],
  [0.9, "intermediate(?: level)?|average|so[- ]so|дунд(?: зэр(?:эг|гийн))?|dund(?: zereg)?"],
];
const patterns = levels.map(
  ([share, words]) =>
    [share, new RegExp(String.raw`(?:\(|[–—:,/]|\s-\s)\s*(?:${words})\s*\)?$`, "iu")] as const,
);
/** Without a bracket too, but "machine learning" and "a sewing course" are skills of their own. */
const beside =
  /^(?:some|a little|a bit of|basics? (?:in|of)|бага зэргийн|бага зэрэг|жаахан|baga zereg|jaahan) \p{L}|\p{L} (?:basics|a little|a bit|basic level|beginner level|бага зэрэг|анхан шат(?:анд|ны түвшин(?:д)?)?|baga zereg|anhan shat(?:and)?)$/iu;

export function withPartialLess(listed: readonly ReadMention[]): ReadMention[] {
  return listed.map((mention) => ({ ...mention, weight: mention.weight * shareOf(mention.surface.trim()) }));
}

function shareOf(entry: string): number {
  const share = patterns.find(([, pattern]) => pattern.test(entry))?.[0];
  return share ?? (beside.test(entry) ? 0.75 : 1);
}
