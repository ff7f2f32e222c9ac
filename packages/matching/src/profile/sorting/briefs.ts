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
  return areSure && !order.test((title ?? "").trim());
}

/** "Translate a handbook", «ном орчуулах»: it says what to do. */
const orders =
  "translate|build|make|design|redesign|fix|repair|move|rebrand|write|develop|create|renovate|install|organi[sz]e|produce|film|print|paint|digiti[sz]e|scan|migrate|replace|set up|teach|train|clean|plant|sew|convert|map|test|insulate|automate|drill|connect";
const order = new RegExp(`^(?:${orders})\\s|\\p{L}{3}(?:ах|эх|ох|өх)$`, "iu");

/** Of a brief: sentences of nothing but what is to be done, "Drill a well with a pump", «сайт хийх, QPay холбох». */
export function withTasks(
  told: readonly ReadMention[],
  text: string,
  { kindOf }: Pick<LanguageResources, "kindOf">,
): readonly ReadMention[] {
  const sentences = text.split(sentenceEnd);
  const ordered = sentences.filter((sentence) => order.test(sentence.trim()));
  const tasks = sentences.filter((sentence) => {
    const pieces = sentence.split(",");
    const done = pieces.filter((piece) => toBeDone.test(piece));
    return done.length > 1 && pieces.every((piece) => done.includes(piece) || !/\s\S+\s/u.test(piece));
  });
  return told.map((mention) =>
    mention.role === undefined &&
    (standsIn(tasks, mention) || (isOfAbility(mention, kindOf) && standsIn(ordered, mention)))
      ? { ...mention, role: "need" as const }
      : mention,
  );
}

const toBeDone = /\p{L}{2}(?:х|ah|eh|oh|uh)\s*$/u;
