// A team for what an idea or a project asks for: the fewest people who cover most of it, and sentences about them.
import { plural, type Language, type LanguageResources } from "@khamt/language";
import {
  bestServiceOf,
  convincing,
  type Cover,
  coverOf,
  noService,
  type Service,
  type WeighedNeed,
  weighNeeds,
} from "../explain/cover.ts";
import { nameOfNeed } from "../explain/names.ts";
import { needsWithoutCategory } from "../explain/told-needs.ts";
import type { Features } from "../profile/features.ts";
import { unmetMusts } from "../score/musts.ts";
import type { ProfileKind } from "../profile/profile.ts";
import { mayMeet, pairOf, relationOf } from "../score/pair.ts";
import { percentOf, percentScales } from "../score/percent.ts";
import { scorePair } from "../score/score.ts";
import type { PairContext, Statistics } from "../score/statistics.ts";
import { bestOf, byId, chooseTeam, type Contestant, gainOf } from "./choose-team.ts";

export type TeamInput = {
  /** An idea or a project. */
  readonly asking: Features;
  readonly candidates: readonly Features[];
  /** Members that the team has already: what they cover is not looked for. */
  readonly present?: readonly Features[];
  /** Three people for an idea, one company for a project. */
  readonly size?: number;
  /** Of the whole market. */
  readonly statistics: Statistics;
};

export type Team = {
  readonly members: readonly TeamMember[];
  /** Share of what is asked that those present and the members cover, 0 to 1. */
  readonly covered: number;
  /** What nobody covers, in the words of the one who asks. */
  readonly open: readonly Cover[];
};

type TeamMember = {
  readonly id: string;
  readonly percent: number;
  /** Share of what is asked that came with this member, 0 to 1. */
  readonly brings: number;
  readonly covers: readonly Cover[];
};

const mostConsidered = 200;
/** A candidate with a lower score is no match, whatever it covers; the average pair has 0.03. */
const leastScore = 0.15;
/** Share of what is asked that a member has to add. */
const leastGain = 0.05;
const sizes = { idea: 3, project: 1 } as const;

/** Whoever fits with a lower percentage is in no team: it need not be looked at. */
export function leastPercentOfTeam(asking: ProfileKind, offering: ProfileKind): number {
  const relation = relationOf(asking, offering);
  if (relation === undefined) throw new TypeError(`nobody matches a ${asking} with a ${offering}`);
  return percentOf(leastScore, percentScales[relation]);
}

export function teamOf(input: TeamInput, language: LanguageResources): Team {
  const { asking, present = [], statistics } = input;
  const needs = weighNeeds(needsWithoutCategory(asking), statistics);
  const total = needs.reduce((sum, { weight }) => sum + weight, 0);
  const there = present.map((features) => memberOf({ features, score: 0, percent: 1 }, needs, language));
  const contestants = fitting(input, { language, statistics }).map((fit) => memberOf(fit, needs, language));
  const size = input.size ?? (asking.kind === "idea" ? sizes.idea : sizes.project);
  const chosen = chooseTeam({ contestants, there, size, least: leastGain * total });
  return presentTeam(needs, { there, chosen, total });
}

type Fit = {
  readonly features: Features;
  readonly score: number;
  readonly percent: number;
};

/** The best matches that meet every must but skills, which another member may bring. */
function fitting({ asking, candidates, present = [] }: TeamInput, context: PairContext): Fit[] {
  const there = new Set(present.map(({ id }) => id));
  return candidates
    .filter((candidate) => mayMeet(asking, candidate) && !there.has(candidate.id))
    .filter((offering) => unmetMusts({ asking, offering }, context).every(({ must }) => must === "skills"))
    .map((features) => {
      const { relation, sides } = pairOf(asking, features);
      const { score, percent } = scorePair(relation, sides, context);
      return { features, score, percent };
    })
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score || byId(a.features, b.features))
    .slice(0, mostConsidered);
}

function memberOf(
  { features, score, percent }: Fit,
  needs: readonly WeighedNeed[],
  language: LanguageResources,
): Contestant {
  return {
    id: features.id,
    score,
    percent,
    serves: needs.map((need) => serviceOf(need, features, language)),
  };
}

function serviceOf(need: WeighedNeed, { supply, denied }: Features, language: LanguageResources): Service {
  const service = bestServiceOf(need, { served: supply.offers, denied }, language);
  return service.value >= convincing * need.weight ? service : noService;
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
      percent: member.percent,
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

export type TeamExplanation = {
  readonly summary: string;
  /** One sentence for each member, in their order. */
  readonly members: readonly string[];
  readonly open: string | undefined;
};

/** Sentences from templates without inflected slots. */
export function explainTeam(team: Team, reader: Language, language: LanguageResources): TeamExplanation {
  const listOf = (covers: readonly Cover[]) =>
    [...new Set(covers.map((cover) => nameOfNeed(cover, reader, language)))].join(", ");
  return {
    summary: summaryOf(team, reader),
    members: team.members.map(({ covers }) => `${words.covers[reader]}: ${listOf(covers)}.`),
    open: team.open.length === 0 ? undefined : `${words.open[reader]}: ${listOf(team.open)}.`,
  };
}

const words = {
  covers: { en: "Covers", mn: "Хариуцаж чадах зүйл" },
  open: { en: "Still missing", mn: "Одоохондоо хэн ч чадахгүй зүйл" },
} as const;

function summaryOf({ members, covered }: Team, reader: Language): string {
  const percent = Math.round(100 * covered);
  if (members.length === 0)
    return reader === "en"
      ? "Nobody listed can cover what is still missing."
      : "Дутаж байгаа зүйлийг нөхөх хүн, компани олдсонгүй.";
  const count = members.length;
  return reader === "en"
    ? `${count} ${plural(count, "en", { one: "member covers", other: "members cover" })} ${percent}% of what is asked for.`
    : `${count} гишүүн хэрэгтэй зүйлийн ${percent}%-ийг хангана.`;
}
