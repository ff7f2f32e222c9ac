import type { LanguageResources } from "@khamt/language";
import { type Facts, type Features, fullWorth, type Mention, type Part } from "../profile/features.ts";
import type { Attribute } from "../profile/profile.ts";
import { worthOfSimilarity } from "../profile/supply.ts";
import type { FactFits } from "./facts.ts";
import { needSharesOf } from "./need-parts.ts";
import { askedOf } from "./overlap.ts";
import type { Sides } from "./pair.ts";
import { isOnSite } from "./places.ts";
import type { PairContext } from "./statistics.ts";
import { penaltyOfCallings, refusalOf, unwantingOf } from "./unwanted.ts";
import { penalties } from "./penalties.ts";
import { isPeer, type Relation, type ToldFactor } from "./weights.ts";
import { conceptsOf } from "../profile/named.ts";

/** Something said plainly that stands against the pair, in the words of both. */
export type Conflict = {
  readonly factor: ToldFactor;
  /** In z units. */
  readonly penalty: number;
  /** Of the asking side. */
  readonly mine: string;
  /** Of the offering side. */
  readonly theirs: string;
  readonly concept?: string;
  /** Set where either side demands it. */
  readonly must?: Attribute;
  /** Of a must: the offering side demands it. */
  readonly isOfOffering?: boolean;
  /** One side wants nobody who is what the other is. */
  readonly isUnwanted?: boolean;
};

/** Needs that the other side refuses, and facts that contradict each other. */
export function conflictsOf(
  relation: Relation,
  { asking, offering }: Sides,
  fits: FactFits,
  context: PairContext,
): Conflict[] {
  return [
    ...(isPeer(relation) ? [] : deniedNeeds(asking, offering, context)),
    ...unwantedCallings(asking, offering, context),
    ...(isOfEmployer(relation) ? unwantedCallings(offering, asking, context) : []),
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

/** An offer of at least this worth outweighs a remark against it. */
export const plainlyOffered = worthOfSimilarity(0.6) * fullWorth;

type Refusal = {
  readonly theirs: string;
  readonly concept: string;
};

/**
 * The needs of which the other side refuses every part: whatever it offers besides, it does not meet them. Two of a kind have no list of
 * what they ask of each other.
 */
export function unmeetableNeeds(
  relation: Relation,
  { asking, offering }: Sides,
  language: LanguageResources,
): ReadonlySet<Mention> {
  if (isPeer(relation) || offering.denied.size === 0) return new Set();
  const isRefused = (part: Part) => deniedIn({ parts: [part] }, offering, language) !== undefined;
  return new Set(askedOf(asking).filter(({ parts }) => parts.every(isRefused)));
}

/** What is plainly asked and plainly refused. Each weighs by its share: of four things three are left. */
export function deniedNeeds(
  asking: Features,
  offering: Features,
  { language, statistics }: PairContext,
): Conflict[] {
  const asked = askedOf(asking);
  const refusals = asked.map((need) => deniedIn(need, offering, language));
  if (refusals.every((refusal) => refusal === undefined)) return [];
  const shares = needSharesOf(asked, statistics);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return asked.flatMap((need, place) => {
    const refusal = refusals[place];
    if (refusal === undefined) return [];
    const penalty = penaltyOfRefusal(shares[place] ?? 0, total);
    return { factor: "skills" as const, penalty, mine: need.surface, ...refusal };
  });
}

/** What a text asks for and the other side refuses by the same name is told, though it weighs nothing beside a list. */
export function refusedRemarks({ asking, offering }: Sides, language: LanguageResources): Conflict[] {
  const asked = askedOf(asking);
  return asking.needs
    .filter((need) => !asked.includes(need))
    .flatMap((need) => {
      const refusal = deniedIn(need, offering, language);
      const isSame = refusal !== undefined && offering.denied.has(refusal.concept);
      const isSkill = language.kindOf(refusal?.concept ?? "") === "skill";
      return isSame && isSkill
        ? { factor: "skills" as const, penalty: 0, mine: need.surface, ...refusal }
        : [];
    });
}

/** Whether the one who offers chooses for whom to work as well. */
export function isOfEmployer(relation: Relation): boolean {
  return relation === "company-cofounder";
}

/** That one side wants nobody who is what the other calls itself. */
export function unwantedCallings(one: Features, other: Features, { language }: PairContext): Conflict[] {
  const unwanting = unwantingOf(one);
  if (unwanting === undefined) return [];
  const penalty = penaltyOfCallings(other.callings, unwanting, language);
  if (penalty === 0) return [];
  const refusals = other.callings.flatMap((calling) => refusalOf(calling, unwanting, language) ?? []);
  const worst = refusals.find(({ kind }) => kind === "unwanted") ?? refusals[0];
  return [
    {
      factor: "skills",
      penalty,
      mine: "",
      theirs: "",
      ...(worst ? { concept: worst.id } : {}),
      isUnwanted: true,
    },
  ];
}

/** `share`: of what is refused; `total`: of all that is plainly asked. */
export function penaltyOfRefusal(share: number, total: number): number {
  return total === 0 ? 0 : (penalties.denied * share) / total;
}

// A refusal of a concept holds for all below it, unless that is offered: without software there is no web shop either. What is
// refused itself is not offered by a kind of it: who audits and keeps no books keeps none.
function deniedIn(
  need: Pick<Mention, "parts">,
  { denied, supply }: Features,
  language: LanguageResources,
): Refusal | undefined {
  for (const concept of conceptsOf(need)) {
    const isOffered = (supply.offers.get(concept)?.value ?? 0) >= plainlyOffered;
    if (isOffered && !denied.has(concept)) continue;
    for (const [refused, theirs] of denied)
      if (language.isWithin(concept, refused)) return { theirs, concept };
  }
  return undefined;
}

/** A fit of at most this is a conflict. */
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
