// Who together could do what an idea asks for.
import type { LanguageResources } from "@khamt/language";
import { type Features, fullWorth, type Mention, type Served } from "../profile/features.ts";
import { unmetMusts } from "../score/musts.ts";
import { type NeedPart, needPartsOf, needsOf } from "../score/overlap.ts";
import { mayMeet, pairOf } from "../score/pair.ts";
import { percentOf, scorePair } from "../score/score.ts";
import type { PairContext, Statistics } from "../score/statistics.ts";
import { bestOf, byId, chooseTeam, type Contestant, gainOf, noService, type Service } from "./choose-team.ts";

export interface TeamInput {
  /** An idea or a project. */
  readonly asking: Features;
  readonly candidates: readonly Features[];
  /** People who are there already: what they cover is not looked for. */
  readonly present?: readonly Features[];
  /** Three people for an idea, one company for a project. */
  readonly size?: number;
  /** Of the whole market. */
  readonly statistics: Statistics;
}

export interface Team {
  readonly members: readonly TeamMember[];
  /** Share of what is asked that those present and the members cover, 0 to 1. */
  readonly covered: number;
  /** What nobody covers, in the words of the one who asks. */
  readonly open: readonly Cover[];
}

export interface TeamMember {
  readonly id: string;
  readonly percent: number;
  /** Share of what is asked that came with this member, 0 to 1. */
  readonly brings: number;
  readonly covers: readonly Cover[];
}

export interface Cover {
  readonly need: string;
  /** Words of the member; empty where nobody covers the need. */
  readonly theirs: string;
  readonly concept?: string;
}

const mostConsidered = 200;
/** A pair below is no match, whatever it covers: the average pair stands at 0.05. */
const leastScore = 0.15;
/** Who adds less of what is asked is not worth a place. */
const leastGain = 0.05;
const sizes = { idea: 3, project: 1 } as const;

export function teamOf(input: TeamInput, language: LanguageResources): Team {
  const { asking, present = [], statistics } = input;
  const needs = weighed(needsOf(asking), statistics);
  const total = needs.reduce((sum, { weight }) => sum + weight, 0);
  const there = present.map((features) => memberOf({ features, score: 0 }, needs, language));
  const contestants = fitting(input, { language, statistics }).map((fit) => memberOf(fit, needs, language));
  const size = input.size ?? (asking.kind === "idea" ? sizes.idea : sizes.project);
  const chosen = chooseTeam({ contestants, there, size, least: leastGain * total });
  return presentTeam(needs, { there, chosen, total });
}

export interface WeighedNeed {
  readonly need: Mention;
  readonly parts: readonly NeedPart[];
  readonly weight: number;
}

export function weighed(needs: readonly Mention[], statistics: Statistics): WeighedNeed[] {
  return [...Map.groupBy(needPartsOf(needs, statistics), ({ need }) => need)].map(([need, parts]) => ({
    need,
    parts,
    weight: fullWorth * parts.reduce((sum, { share }) => sum + share, 0),
  }));
}

interface Fit {
  readonly features: Features;
  readonly score: number;
}

/** The best matches that meet every must; a skill that one of them lacks another may bring. */
function fitting({ asking, candidates, present = [] }: TeamInput, context: PairContext): Fit[] {
  const there = new Set(present.map(({ id }) => id));
  return candidates
    .filter((candidate) => mayMeet(asking, candidate) && !there.has(candidate.id))
    .filter((offering) => unmetMusts({ asking, offering }, context).every(({ must }) => must === "skills"))
    .map((features) => {
      const { relation, sides } = pairOf(asking, features);
      return { features, score: scorePair(relation, sides, context).score };
    })
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score || byId(a.features, b.features))
    .slice(0, mostConsidered);
}

function memberOf(
  { features, score }: Fit,
  needs: readonly WeighedNeed[],
  language: LanguageResources,
): Contestant {
  return { id: features.id, score, serves: needs.map((need) => serviceOf(need, features, language)) };
}

/** A need counts as covered from half of its worth on: one word of three is no answer to it. */
export const convincing = 0.5;

function serviceOf(need: WeighedNeed, { supply, denied }: Features, language: LanguageResources): Service {
  const service = bestServiceOf(need, { served: supply.offers, denied }, language);
  return service.value >= convincing * need.weight ? service : noService;
}

export type Serving = Pick<Features, "denied"> & { readonly served: Served };

/** The best that somebody has for a need, however little. */
export function bestServiceOf(
  { parts }: WeighedNeed,
  { served, denied }: Serving,
  language: LanguageResources,
): Service {
  const refused = [...denied.keys()];
  let value = 0;
  let best: Omit<Service, "value"> & { readonly value: number } = noService;
  for (const { keys, isTerm, share } of parts) {
    // Who says that they do not do a thing is not put down for it.
    if (keys.some((key) => refused.some((broad) => language.isWithin(key, broad)))) continue;
    const part = keys
      .map((key) => ({ key, found: served.get(key) }))
      .reduce((most, next) => ((next.found?.value ?? 0) > (most.found?.value ?? 0) ? next : most));
    const worth = share * (part.found?.value ?? 0);
    value += worth;
    if (worth > best.value)
      best = { value: worth, mention: part.found?.mention, ...(isTerm ? {} : { concept: part.key }) };
  }
  return { ...best, value };
}

type Everybody = {
  readonly there: readonly Contestant[];
  readonly chosen: readonly Contestant[];
  readonly total: number;
};

function presentTeam(needs: readonly WeighedNeed[], { there, chosen, total }: Everybody): Team {
  const shareOf = (value: number) => (total === 0 ? 0 : value / total);
  const best = needs.map((_, at) => bestOf([...there, ...chosen], at));
  return {
    members: chosen.map((member, at) => ({
      id: member.id,
      percent: percentOf(member.score),
      brings: shareOf(gainOf(member, [...there, ...chosen.slice(0, at)])),
      covers: needs.flatMap((need, at) => {
        const service = best[at];
        return service?.mention && service === member.serves[at] ? coverOf(need, service) : [];
      }),
    })),
    covered: shareOf(best.reduce((sum, { value }) => sum + value, 0)),
    open: needs.flatMap((need, at) => (best[at]?.mention ? [] : coverOf(need, noService))),
  };
}

// Of a need in several parts its own words say more than the concept of one of them.
export function coverOf(
  { need, parts }: WeighedNeed,
  { mention, concept = parts[0]?.keys[0] }: Service,
): Cover {
  const isOne = parts.length === 1 && parts[0]?.isTerm === false && concept !== undefined;
  return { need: need.surface, theirs: mention?.surface ?? "", ...(isOne ? { concept } : {}) };
}
