// What somebody wants to do themselves: "I want to open a bakery". It is what they are about, and nobody is needed for it.
import type { ReadMention } from "../reading/read-text.ts";

/** Of who offers themselves: what is asked for only by such a wish is none of their needs. */
export function withAims(told: readonly ReadMention[], text: string): readonly ReadMention[] {
  const rest = text.replaceAll(aim, (said, at: number) =>
    lacked.test(text.slice(at + said.length)) ? said : "",
  );
  if (rest.length === text.length) return told;
  return told.map((mention) =>
    mention.role === "need" && !rest.includes(mention.surface)
      ? { ...mention, role: "aside" as const }
      : mention,
  );
}

/** Up to whom it is to be done with. */
const aim =
  /\b(?:want|would like|['’]d like|wish|hop(?:e|ing)|plan(?:ning)?|looking) to (?!be introduced|find|meet|hire|recruit|work with|talk|hear|join|partner|team|get (?:in touch|to know)|connect|add|bring (?:in|on)|learn)\w+(?:(?! but | if (?:we|i) (?:find|meet)| with (?:an? |some)| (?:looking|searching) for | (?:need|seek|lack|miss|(?:am|are) short of))[^,;.!?\n])*/giu;

/** "We want to sell in the city but have nobody for that." */
const lacked = /^ but [^.!?\n]{0,20}\b(?:nobody|no[- ]?one|cannot|can['’]t|don['’]t know|lack|need)\b/iu;
