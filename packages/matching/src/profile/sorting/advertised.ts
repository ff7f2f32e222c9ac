// Job advertisements in the text of a company: "Role: cook. You will run the kitchen." What they ask for is needed, and what they
// promise ("we offer health insurance") is no service.
import type { ReadMention } from "../reading/read-text.ts";
import { sentenceOrLineEnd } from "./sentence-ends.ts";

export function withAdvertised(told: readonly ReadMention[], text: string): readonly ReadMention[] {
  if (!advertising.test(text)) return told;
  const sentences = text.split(sentenceOrLineEnd);
  const rolesOf = (surface: string) =>
    new Set(sentences.filter((sentence) => sentence.includes(surface)).map(roleIn));
  return told.map((mention) => {
    const [role, ...others] = rolesOf(mention.surface);
    return role === undefined || others.length > 0 || mention.role === "not" ? mention : { ...mention, role };
  });
}

function roleIn(sentence: string) {
  if (asking.test(sentence)) return "need" as const;
  return promising.test(sentence) ? ("aside" as const) : undefined;
}

const advertising =
  /(?:^|[.!?\n]\s*)(?:open )?(?:roles?|positions?|vacanc(?:y|ies)|job(?: title)?)\s*:|\bwe(?:['’]re| are) (?:now )?hiring\b|\bwho you are\b|\byou(?:['’]ll| will) (?:be responsible|design|build|lead|own|run|join|report)\b/iu;
const asking =
  /^\s*(?:[-•*]\s*)?(?:you(?:['’]ll| will| have| are| know| bring| can|['’]re|['’]ve)\b|(?:nice|good) to have\b|must[- ]have|requirements?\b|responsibilities\b|(?:open )?(?:roles?|positions?|vacanc(?:y|ies)|job(?: title)?)\s*:|\d+\+? years\b)/iu;
const promising = /^\s*(?:[-•*]\s*)?(?:(?:what )?we offer\b|benefits\b|perks\b)/iu;
