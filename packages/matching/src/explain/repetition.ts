// What a reason before has said already.
import type { LanguageResources } from "@khamt/language";
import { relatednessIn } from "../profile/serving.ts";
import { isAbility } from "../profile/supply.ts";
import type { Evidence } from "./reason.ts";

/** Tells of one piece of evidence after the other whether it is new. Each need is, though one thing meets several. */
export function createRepetition(
  language: LanguageResources,
): (evidence: Evidence, isOfNeed: boolean) => boolean {
  const told: Evidence[] = [];
  return (evidence, isOfNeed) => {
    const isNew = !told.some(
      (known) => isSame(known, evidence) || (!isOfNeed && isLess(evidence, known, language)),
    );
    told.push(evidence);
    return isNew;
  };
}

/** The same words or the same concept. */
function isSame(known: Evidence, { source, target, concept }: Evidence): boolean {
  if (known.source === source && known.target === target) return true;
  return known.concept !== undefined && known.concept === concept;
}

/** The field of a skill, or something broader, or a topic, by what one side said of the other. */
function isLess(
  { source, target, concept }: Evidence,
  known: Evidence,
  language: LanguageResources,
): boolean {
  if (concept === undefined || known.concept === undefined) return false;
  if (language.kindOf(concept) === "industry" && relatednessIn(language)(known.concept).has(concept))
    return true;
  const isBroader = language.isWithin(known.concept, concept) || !isAbility(language.kindOf(concept));
  return isBroader && (known.source === source || known.target === target);
}
