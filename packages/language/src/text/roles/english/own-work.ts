// Who looks for a job offers what it takes.
import type { CuePlace } from "./clause.ts";

/** "Looking for a CTO position", "seeking work as a cook": who seeks it is one. */
export function isForWork({ words, next, to }: CuePlace): boolean {
  const sought = words.slice(next, Math.min(to, next + sight)).map(({ text }) => text);
  return ownWork.test(sought.join(" "));
}

/** "I could run the ward: protocols, hiring nurses, budgets". */
export function isHiringAmongDeeds({ words, index, from, start, role }: CuePlace): boolean {
  return role === "offer" && index === from && from > start && words[index]?.text === "hiring";
}

const ownWork =
  /^(?:an? |the |my |some )?(?:(?!for |to |who |with |in |at |and |or )\S+ ){0,3}(?:role|position|job|jobs|internship)(?! of)\b|^(?:an? )?(?:job|work|jobs|role|position) as\b/;

const sight = 10;
