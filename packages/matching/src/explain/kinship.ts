// Whether what both sides name is one trade, or only two of one field.
import type { LanguageResources } from "@khamt/language";
import type { Evidence as Overlap } from "../score/overlap.ts";
import { isCalledKindOf } from "./breadth.ts";
import { abilitiesOf, isSameWords, sensesOf } from "./naming.ts";
import { namesAny } from "../profile/named.ts";

type Said = Pick<Overlap, "mine" | "theirs">;

/** Crafts whose kinds are tools and branches of one trade: whoever writes Angular develops for the web. */
const crafts = [
  "information-technology",
  "artificial-intelligence",
  "data-analysis",
  "payments",
  "digital-marketing",
  "advertising",
  "content-creation",
  "design",
  "3d-modelling",
  "cad-design",
  "illustration",
  "embedded-systems",
  "electronics",
  "industrial-automation",
  "cartography",
  "finance",
  "risk-management",
];

/** From here on a word means too many things for one of them to be told: «haalalt» may be heating, and halal food. */
const tooManySenses = 3;

/**
 * Elsewhere a kind is a trade of its own: who installs heat pumps lays no district heating.
 */
export function isOneTrade({ mine, theirs }: Said, concept: string, language: LanguageResources): boolean {
  if (isSameWords(mine.surface, theirs.surface, language)) return true;
  if ([mine, theirs].some((said) => sensesOf(said, concept) >= tooManySenses)) return false;
  if (crafts.some((craft) => language.isWithin(concept, craft))) return true;
  const isOfIt = (id: string) => id === concept || isCalledKindOf(id, concept, language);
  return namesAny(mine, isOfIt) && namesAny(theirs, isOfIt);
}

/** A field is no reason where each names a trade of it, and not the same. */
export function areOfTwoTrades({ mine, theirs }: Said, language: LanguageResources): boolean {
  const ours = abilitiesOf(mine, language);
  const others = abilitiesOf(theirs, language);
  return ours.length > 0 && others.length > 0 && !ours.some((id) => others.includes(id));
}
