// What is told of a good match that would have no reason but a place or a time.
import { unit } from "../profile/features.ts";
import { type Evidence as Overlap, isPlainlyAsked } from "../score/overlap.ts";
import type { PairContext } from "../score/statistics.ts";
import type { FactorName } from "../score/weights.ts";
import { breadthIn } from "./breadth.ts";
import { inTitle, isAnybodys, isNamed, isOfAnything, isOneThing, isUnsettled, sensesOf } from "./naming.ts";
import { isAskedFor } from "./told-needs.ts";

/** More is only mentioned. */
const inText = 0.6;
const rare = unit / 2;

/** Whether both sides name the concept itself: a need of the list, or a topic that one of them has on a list or in the title. */
export function isNamedByBoth(
  factor: FactorName,
  overlap: Overlap,
  { language, statistics }: PairContext,
): boolean {
  const { mine, theirs, concept } = overlap;
  if (concept === undefined || isAnybodys(concept)) return false;
  const sides = [mine, theirs];
  const isPlain = (said: Overlap["mine"]) =>
    said.weight >= inText &&
    isNamed(said, concept, language, true) &&
    !isOfAnything(said) &&
    !isUnsettled(said, concept, language);
  if (!sides.every(isPlain)) return false;
  const kind = language.kindOf(concept);
  const breadth = breadthIn(language)(concept);
  // "Mongolian tax" is not met by who speaks Mongolian.
  const isHead = mine.parts.at(-1)?.concepts.includes(concept) === true;
  if (isAskedFor(factor))
    return (
      isPlainlyAsked(mine) && isHead && breadth !== "everything" && kind !== "industry" && kind !== "place"
    );
  const isTopic = kind === "skill" || (kind === "industry" && factor === "subject");
  const isSure = sides.every(isOneThing) && sides.some((said) => sensesOf(said, concept) === 1);
  const isOnList = sides.some(({ weight }) => weight >= inTitle);
  return isTopic && isSure && isOnList && breadth === "narrow" && statistics.rarity(concept) >= rare;
}
