// What a person does badly: "I'm terrible at bookkeeping", «маркетинг тал дээр сул». A team that says so needs somebody; a person only says
// that it is not what they do.
import { unskilled } from "@khamt/language";
import type { ReadMention } from "../reading/read-text.ts";
import { sentenceEnd, standsIn } from "./sentence-ends.ts";

/** Of a person: it is refused, where the sentence looks for nobody. */
export function withWeaknesses(told: readonly ReadMention[], text: string): readonly ReadMention[] {
  if (!told.some(({ role }) => role === "need") || !weakness.test(text)) return told;
  const weak = text
    .split(sentenceEnd)
    // "Looking for someone who sells: I am bad with paperwork."
    .flatMap((sentence) => sentence.split(":"))
    .filter((sentence) => weakness.test(sentence) && !seeking.test(sentence));
  return told.map((mention) =>
    mention.role === "need" && standsIn(weak, mention) ? { ...mention, role: "not" as const } : mention,
  );
}

const badAt = `\\b(?:i['’]m|i am|am|i was)(?: (?!not\\b)\\w+)? ${unskilled} (?:at|in|with)\\b`;
const badlyMongolian =
  "(?:[дт]|[дт](?:аа|ээ|оо|өө)|(?:тал )?дээр(?:ээ)?|талдаа|хэл|deer|tald?aa?) (?:(?:маш|их|нэлээд|нэлээн|бүр|жаахан|mash|ih) )?(?:сул|тааруу(?:хан)?|муу(?:тай)?|sul|taaruu(?:han)?|muu(?:tai)?)(?!\\p{L})";

/** How somebody says that they do something badly. */
export const doneBadly = `${badAt}|\\b(?:no|little) (?:head|talent|gift|knack|eye|feel(?:ing)?|instinct) for\\b|${badlyMongolian}`;

const weakness = new RegExp(
  `${doneBadly}|\\bmy (?:\\w+ )?weak(?:ness(?:es)?| (?:point|spot|side)s?)\\b|(?:миний|minii) (?:сул|sul)(?!\\p{L})|(?:надад|nadad) (?:хэцүү|hetsuu)(?!\\p{L})`,
  "iu",
);
const seeking =
  /\b(?:need|look(?:ing)?|seek(?:ing)?|search(?:ing)?|want|would|hire|hiring|partner|help|who|some(?:one|body)|any(?:one|body))\b|(?:^|\s)(?:хай|хэрэг|хүн|хамтра|түнш|тусла|байвал|бвал|hai|here|hun|hamtra|tusla|baival|bval)/iu;
