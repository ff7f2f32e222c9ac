// Which of what stands against a pair is told.
import { fold, type LanguageResources } from "@khamt/language";
import { isStanding } from "../profile/sorting/standings.ts";
import type { Conflict } from "../score/conflicts.ts";
import { isPlainlyAsked } from "../score/overlap.ts";
import type { Sides } from "../score/pair.ts";
import type { PairContext } from "../score/statistics.ts";
import { isNamed, isOneThing, isSameWords } from "./naming.ts";
import { needsWithoutCategory } from "./told-needs.ts";

/** Whether a conflict is told. All but refusals is stated in so many words. */
export function isToldConflict(conflict: Conflict, sides: Sides, { language }: PairContext): boolean {
  const { factor, must, isUnwanted, concept } = conflict;
  if (isUnwanted) return isPlainlyUnwanted(conflict, sides, language);
  if (factor !== "skills" || must !== undefined || concept === undefined) return true;
  return isToldRefusal({ ...conflict, concept }, sides, language);
}

/** Told is who is refused by a third of what they are, or is there already by all of it. */
const plainlyUnwanted = 0.99;

/**
 * Who is refused by a role; of a skill by half of what they are called and not only near to it: no livestock people, but an agronomist. That
 * no company is wanted is said of companies of one kind.
 */
function isPlainlyUnwanted(
  { penalty, concept }: Conflict,
  { asking, offering }: Sides,
  { isWithin, get, kindOf }: LanguageResources,
): boolean {
  if (penalty < plainlyUnwanted || concept === undefined || concept === "is:company") return false;
  if (isStanding(concept) || kindOf(concept) === "role") return true;
  const isOf = (calling: string) =>
    [calling, ...(get(calling)?.implies.slice(0, 1) ?? [])].some((id) => isWithin(id, concept));
  return [asking, offering].some(({ callings }) => {
    const called = callings.filter((calling) => !isStanding(calling));
    return called.filter(isOf).length * 2 >= Math.max(1, called.length);
  });
}

type Refused = Conflict & { readonly concept: string };

/**
 * A refusal is told if what is refused is what was asked for, or directly above all that the need names, and nothing that is offered comes
 * near it: further up in the graph it may not have been meant, nor is the category of a project that lists what it needs. A field is refused
 * in the same words; what the list names is not, nor, unless it is refused by its name, what the list has a kind of: who puts up no billboards
 * but lists Google Ads does advertise.
 */
function isToldRefusal(refused: Refused, { asking, offering }: Sides, language: LanguageResources): boolean {
  const { concept, mine, theirs } = refused;
  const { denied, supply, offers } = offering;
  const need = asking.needs.find(({ surface }) => surface === mine);
  if (need === undefined || (isPlainlyAsked(need) && !needsWithoutCategory(asking).includes(need)))
    return false;
  const isSame = isSameWords(mine, theirs, language);
  if (language.kindOf(concept) === "industry" && !isSame) return false;
  const isPlain = isSame || isShownIn(theirs, concept, language);
  if (!isSame && offers.some((offer) => isPlainlyAsked(offer) && isNamed(offer, concept, language, isPlain)))
    return false;
  const near = [concept, ...(isOneThing(need) ? (language.get(concept)?.broader ?? []) : [])];
  const isOffered = supply.offers.has(concept) && !denied.has(concept);
  return !isOffered && near.some((each) => denied.get(each) === theirs);
}

/** Whether the words have a name of the concept that is shown. */
function isShownIn(words: string, concept: string, { get }: LanguageResources): boolean {
  const said = fold(words.toLowerCase());
  const { labels } = get(concept) ?? {};
  return [...(labels?.en ?? []), ...(labels?.mn ?? [])].some((label) =>
    said.includes(fold(label.toLowerCase())),
  );
}
