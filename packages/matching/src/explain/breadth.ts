// How broad a concept is to a reader, and what is a kind of it.
import type { LanguageResources } from "@khamt/language";
import type { Mention } from "../profile/features.ts";
import { oncePerLanguage } from "../profile/serving.ts";
import { isAbility, narrownessIn } from "../profile/supply.ts";
import { namesAny } from "../profile/named.ts";

type Breadth = "narrow" | "broad" | "everything";

/** By the intrinsic information content: with a dozen and more concepts under it a concept is broad, with a hundred it is everything. */
const bounds = { narrow: 0.68, broad: 0.42 } as const;

const narrowOf = oncePerLanguage(narrownessIn);

export const breadthIn = oncePerLanguage(
  (language) => (concept: string) => breadthOf(narrowOf(language)(concept)),
);

function breadthOf(narrowness: number): Breadth {
  if (narrowness >= bounds.narrow) return "narrow";
  return narrowness >= bounds.broad ? "broad" : "everything";
}

/** A field as broad as technology or finance is of too many for two of it to have something in common. */
const hub = 0.5;

export function isHub(concept: string, language: LanguageResources): boolean {
  return narrowOf(language)(concept) < hub;
}

/** From here on a broad concept is as narrow as a craft: what lies two steps below it is a kind of it as well. */
const craft = 0.6;

/** Whether what lies below a concept is called a kind of it: B2B sales are sales. */
export function isCalledKindOf(id: string, concept: string, { isWithin, labelOf }: LanguageResources) {
  return isWithin(id, concept) && labelOf(id, "en").endsWith(` ${labelOf(concept, "en")}`);
}

/** Whether the words name what is directly below an ability, or called a kind of it. */
export function isKindOf(mention: Mention, ability: string, language: LanguageResources): boolean {
  const { get } = language;
  if (!isAbility(language.kindOf(ability))) return false;
  const broaderOf = (id: string) => get(id)?.broader ?? [];
  const isCraft = narrowOf(language)(ability) >= craft;
  const isBelow = (id: string) =>
    broaderOf(id).includes(ability) ||
    isCalledKindOf(id, ability, language) ||
    (isCraft && broaderOf(id).some((each) => broaderOf(each).includes(ability)));
  return namesAny(mention, isBelow);
}
