import type { LanguageResources } from "@khamt/language";
import { fitOfCommitment, fitOfPlace, fitOfSize, isOnSite } from "./facts.ts";
import type { Features, Mention } from "./features.ts";
import type { PairContext } from "./factors.ts";
import { type FactorName, penalties } from "./weights.ts";

/** Something said plainly that stands against the pair. */
export interface Conflict {
  readonly factor: FactorName;
  readonly penalty: number;
  readonly mine: string;
  readonly theirs: string;
  readonly concept?: string;
}

export function conflictsOf(asking: Features, offering: Features, context: PairContext): Conflict[] {
  const { facts: asked } = asking;
  const { facts: offered } = offering;
  return [
    ...deniedNeeds(asking, offering, context.language),
    ...clash("commitment", fitOfCommitment(asked, offered), asked.commitment, offered.commitment),
    ...clash("size", fitOfSize(asked, offered), asked.size, offered.size),
    ...(isOnSite(offered)
      ? clash("place", fitOfPlace(asked, offered, context.language), asked.place, offered.place)
      : []),
  ];
}

/** Only what is asked for in so many words: a remark in a long text does not make a refusal. */
const plainlyAsked = 0.9;
/** What somebody lists as theirs outweighs a remark against it. */
const plainlyOffered = 0.6;
/** More refusals than this make nothing worse. */
const mostDenied = 2;

function deniedNeeds(asking: Features, offering: Features, language: LanguageResources): Conflict[] {
  const conflicts: Conflict[] = [];
  for (const need of asking.needs) {
    if (need.weight < plainlyAsked || conflicts.length === mostDenied) continue;
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
