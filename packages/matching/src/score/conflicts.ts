import type { LanguageResources } from "@khamt/language";
import { type Facts, type Features, fullWorth, type Mention } from "../profile/features.ts";
import type { Attribute } from "../profile/profile.ts";
import type { FactFits } from "./facts.ts";
import { isPlainlyAsked } from "./overlap.ts";
import type { Sides } from "./pair.ts";
import { isOnSite } from "./places.ts";
import type { PairContext } from "./statistics.ts";
import { type FactorName, isPeer, penalties, type Relation } from "./weights.ts";

/** Something said plainly that stands against the pair. */
export type Conflict = {
  readonly factor: FactorName;
  readonly penalty: number;
  readonly mine: string;
  readonly theirs: string;
  readonly concept?: string;
  /** It was demanded, by either side. */
  readonly must?: Attribute;
};

export function conflictsOf(
  relation: Relation,
  { asking, offering }: Sides,
  fits: FactFits,
  { language }: PairContext,
): Conflict[] {
  return [
    // Two of a kind have no list of what they ask of each other.
    ...(isPeer(relation) ? [] : deniedNeeds(asking, offering, language)),
    ...conflictsOfFacts(fits, asking.facts, offering.facts),
  ];
}

export function conflictsOfFacts(fits: FactFits, asked: Facts, offered: Facts): Conflict[] {
  return [
    ...clash("commitment", fits.commitment, asked.commitment, offered.commitment),
    ...clash("size", fits.size, asked.size, offered.size),
    ...(isOnSite(offered) || isOnSite(asked) ? clash("place", fits.place, asked.place, offered.place) : []),
  ];
}

/** What somebody lists as theirs outweighs a remark against it. */
export const plainlyOffered = 0.6 * fullWorth;
/** More refusals than this make nothing worse. */
export const mostDenied = 2;

function deniedNeeds(asking: Features, offering: Features, language: LanguageResources): Conflict[] {
  const conflicts: Conflict[] = [];
  for (const need of asking.needs) {
    // A remark in a long text is not asked for plainly enough to be refused.
    if (!isPlainlyAsked(need) || conflicts.length === mostDenied) continue;
    const refusal = refusalOf(need, offering, language);
    if (refusal)
      conflicts.push({ factor: "skills", penalty: penalties.denied, mine: need.surface, ...refusal });
  }
  return conflicts;
}

// Whoever says they do no software does no web shop either.
function refusalOf(need: Mention, { denied, supply }: Features, language: LanguageResources) {
  for (const concept of need.parts.flatMap((part) => part.concepts)) {
    if ((supply.offers.get(concept)?.value ?? 0) >= plainlyOffered) continue;
    for (const [refused, theirs] of denied)
      if (language.isWithin(concept, refused)) return { theirs, concept };
  }
  return undefined;
}

/** A fit as low as this is named. */
const poor = { commitment: 0.4, size: 0.1, place: 0.25 } as const;

function clash(
  factor: keyof typeof poor,
  fit: number | undefined,
  mine: { readonly words: string } | undefined,
  theirs: { readonly words: string } | undefined,
): Conflict[] {
  if (fit === undefined || fit > poor[factor]) return [];
  return [{ factor, penalty: penalties[factor], mine: mine?.words ?? "", theirs: theirs?.words ?? "" }];
}
