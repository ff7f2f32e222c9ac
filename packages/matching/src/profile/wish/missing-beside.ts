// Whom somebody lacks who says only what they can do themselves.
import type { LanguageResources } from "@khamt/language";
import type { ProfileKind } from "../profile.ts";
import { isOwnWork } from "./own-in-wish.ts";
import type { Span } from "./wish-span.ts";

type Looking = {
  readonly text: string;
  readonly target: ProfileKind;
  readonly language: LanguageResources;
};

/** "I'm a developer looking for a co-founder": who does what they can do is not looked for, but somebody for the rest. */
export function missingBeside(heads: readonly Span[], { text, target, language }: Looking): Span[] {
  const areOwn = heads.length > 0 && heads.every((span) => isOwnWork(span, text));
  const found = target === "cofounder" && areOwn && (partner.exec(text) ?? weakness.exec(text));
  if (!found) return [];
  const isTechnical = heads.some(({ concepts }) => concepts.some((id) => isTechnology(id, language)));
  const concept = isTechnical ? "business-co-founder" : "technical-co-founder";
  const { 0: surface, index: start } = found;
  const place = { surface, start, end: start + surface.length, role: "need" } as const;
  return [{ ...place, matches: [{ ...place, concept, kind: "role" }], concepts: [concept] }];
}

/** Somebody of whom no more is said. */
const partner =
  /\b(?:co-?founders?|partner)\b(?!\s+(?:who(?!\s+complement)|that|for|to|with)\b)|(?<!\p{L})(?:хамтран үүсгэгч|хамтрагч|hamtragch|hamtran uusgegch)/iu;

/** "Strong in finance, weak in tech". */
const weakness =
  /\b(?:weak|bad|poor|lost|hopeless|no good) (?:at|in|on|with) (?:tech(?:nology)?|the tech side|it|business|the business side)\b/i;

/** What somebody who builds the product can do. */
function isTechnology(id: string, { get, isWithin }: LanguageResources): boolean {
  const crafts = [id, ...(get(id)?.implies ?? [])];
  return crafts.some((craft) => technologies.some((each) => isWithin(craft, each)));
}

const technologies = [
  "information-technology",
  "data-analysis",
  "artificial-intelligence",
  "electronics",
  "embedded-systems",
  "robotics",
];
