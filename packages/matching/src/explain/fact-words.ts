import type { Sides } from "../score/pair.ts";
import type { FactorName } from "../score/weights.ts";

/** The words of the asking and of the offering side for a fact. */
export function factWords(
  factor: FactorName,
  { asking: { facts: asked }, offering: { facts: offered } }: Sides,
): [string | undefined, string | undefined] {
  switch (factor) {
    case "commitment":
    case "size":
    case "place":
      return [asked[factor]?.words, offered[factor]?.words];
    case "budget":
      return [asked.budget?.words, offered.takes?.budget?.words ?? offered.size?.words];
    case "timeline":
      return [asked.months?.words, offered.takes?.months?.words];
    case "stage":
      return [asked.stage?.words, offered.joins?.words];
    case "experience":
      return [asked.yearsAsked?.words, offered.years?.words];
    case "trust":
      return [undefined, offered.trust?.words];
    case "credit":
      return [asked.trust?.words, undefined];
    default:
      return [undefined, undefined];
  }
}
