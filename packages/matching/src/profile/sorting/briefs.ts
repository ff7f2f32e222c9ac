// What a project's brief says is to be done: by its title, and in sentences of tasks.
import type { LanguageResources } from "@khamt/language";
import type { ProjectProfile } from "../profile.ts";
import type { ReadMention } from "../reading/read-text.ts";
import { sentenceEnd, standsIn } from "./sentence-ends.ts";
import { isOfAbility } from "./sort-mentions.ts";

/** Whether it needs what is no part of its title: a brief that asks for nothing else is called by what is to be made. */
export function asksBesideTitle(
  { title, requiredSkills }: ProjectProfile,
  needs: readonly ReadMention[],
  { kindOf }: Pick<LanguageResources, "kindOf">,
): boolean {
  if ((requiredSkills ?? []).length > 0) return true;
  // What else the words of a need may mean is no need for sure.
  const areSure = needs.some((need) => !need.doubt && isOfAbility(need, kindOf));
  const named = (title ?? "").trim();
  return areSure && !order.test(named) && !work.test(named);
}

/** "Translate a handbook", «ном орчуулах»: it says what to do. */
const orders =
  "translate|build|make|design|redesign|fix|repair|move|rebrand|write|develop|create|renovate|install|organi[sz]e|produce|film|print|paint|digiti[sz]e|scan|migrate|replace|set up|teach|train|clean|plant|sew|convert|map|test|insulate|automate|drill|connect|" +
  "count|enter|draw|collect|measure|record|edit|cut|interview|photograph|transcribe|proofread|weld|dig|pour|mount|wire|code|program|compile|illustrate|animate|subtitle|catalogue|cook|drive|deliver|shoot|dub|restore|rewrite|rework|optimi[sz]e|moderni[sz]e|integrate|configure|deploy|moderate";
const order = new RegExp(`^(?:${orders})\\s|\\p{L}{3}(?:ах|эх|ох|өх)$|\\p{L} хийх$`, "iu");

/** "Translation of a handbook", «агуулахын программ»: it says what is to be made. */
const work =
  /^(?:translation|interpreting|repair|installation|(?:re)?design|construction|development|production|digiti[sz]ation|renovation|insulation|audit|training|migration|integration|automation) (?:of|for)\s|(?:website|web ?site|app|software|system|platform|portal|video|film|logo|translation|audit|survey|redesign)$|(?<!\p{L})(?:программ|систем|сайт|вэбсайт|апп|платформ|видео|кино|лого|засвар|орчуулга|судалгаа|аудит|угсралт|суурилуулалт|сургалт|programm?|sistem|sait|app|zasvar|orchuulga|sudalgaa|suuriluulalt|surgalt)$/iu;

/** Of a brief: sentences of nothing but what is to be done, "Drill a well with a pump", «сайт хийх, QPay холбох». */
export function withTasks(
  told: readonly ReadMention[],
  text: string,
  { kindOf }: Pick<LanguageResources, "kindOf">,
): readonly ReadMention[] {
  const sentences = text.split(sentenceEnd);
  const ordered = sentences.filter((sentence) => order.test(sentence.trim()));
  const ahead = sentences.filter((sentence) => willBeDone.test(sentence) && !bySomebody.test(sentence));
  const tasks = sentences.filter((sentence) => {
    const pieces = sentence.split(",");
    const done = pieces.filter((piece) => toBeDone.test(piece));
    return done.length > 1 && pieces.every((piece) => done.includes(piece) || !/\s\S+\s/u.test(piece));
  });
  const isTask = (mention: ReadMention) => {
    const isAble = isOfAbility(mention, kindOf);
    if (mention.role === "offer") return isAble && standsIn(ahead, mention);
    const isObject = isAble && !genitive.test(mention.surface);
    const isToBeDone = standsIn(tasks, mention) || (isObject && standsIn([...ordered, ...ahead], mention));
    return mention.role === undefined && isToBeDone;
  };
  return told.map((mention) => (isTask(mention) ? { ...mention, role: "need" as const } : mention));
}

/** «Банкны чатбот хийх»: of what it is. */
export const genitive = /\p{Script=Cyrillic}{2}(?:ийн|ын|ны|ний)$/u;
/** «Хуучин шалыг буулгаж, шинээр тавина», but not «багш нар ирж уншина». */
const willBeDone = /\p{Script=Cyrillic}{3}н[аэоө]\s*$/u;
const bySomebody =
  /(?<!\p{L})(?:бид|би|манай\p{L}*|захиалагч|нар)(?!\p{L})|\p{L}(?:[уү]{2}д|чид)(?!\p{L})|(?:байна|болно|өгнө|авна)\s*$|[^г]ч \p{L}+н[аэоө]\s*$/iu;
const toBeDone = /\p{L}{2}(?:х|ah|eh|oh|uh)\s*$/u;
