import type { Language, LanguageResources, MoneyOptions } from "@khamt/language";
import { type Anatomy, type AnatomyInput, anatomyOf } from "./explain/anatomy.ts";
import { explainHint, type Hint, type HintInput, hintsOf } from "./explain/hints.ts";
import type { Reason } from "./explain/reason.ts";
import { reasonsOf } from "./explain/reasons.ts";
import { explainMatch, type Explanation } from "./explain/sentences.ts";
import type { Features } from "./profile/features.ts";
import { withPlainText } from "./profile/reading/plain-text.ts";
import type { ProfileKind, ProfileOf } from "./profile/profile.ts";
import type { ReadingTools } from "./profile/reading/draft-profile.ts";
import { readProfile } from "./profile/reading/read-profile.ts";
import { relatednessIn } from "./profile/serving.ts";
import { mayMeet, pairOf } from "./score/pair.ts";
import { type PairScore, scorePair } from "./score/score.ts";
import { type Statistics, surveyMarket } from "./score/statistics.ts";
import { explainTeam, type Team, type TeamExplanation, type TeamInput, teamOf } from "./team/team.ts";

export type Match = {
  readonly id: string;
  /** 0 to 1. */
  readonly score: number;
  /** 1 to 99, the same seen from both sides. */
  readonly percent: number;
  /** Share of the weight that both profiles said enough to judge, 0 to 1. */
  readonly confidence: number;
  readonly reasons: readonly Reason[];
};

type RankInput = {
  readonly source: Features;
  readonly candidates: readonly Features[];
  readonly limit?: number;
  /** Of the whole market. Without it rarity is taken from the profiles at hand, and percentages hold for this list only. */
  readonly statistics?: Statistics;
};

type Fit = {
  /** As of a match. */
  readonly percent: number;
  /** One of the two demands what the other has not. */
  readonly breaksMust: boolean;
};

export type Matcher = {
  readonly analyse: <K extends ProfileKind>(kind: K, profile: ProfileOf[K]) => Features;
  readonly survey: (profiles: readonly Features[]) => Statistics;
  /** Best first; ties by confidence, then by id. Own profiles and kinds that do not match the source are left out. */
  readonly rank: (input: RankInput) => Match[];
  /** How well two fit, without the reasons; undefined where they are not matched. */
  readonly fitOf: (source: Features, candidate: Features, statistics: Statistics) => Fit | undefined;
  /** One sentence for the match and one for each reason, in the reader's language. */
  readonly explain: (match: Pick<Match, "reasons" | "percent">, language: Language) => Explanation;
  /** What single changes of the profile would do to its percentage with another, at most three. */
  readonly hints: <K extends ProfileKind>(input: HintInput<K>) => Hint<K>[];
  readonly explainHint: (hint: Hint, language: Language) => string;
  /** What each side asks, how far the other has it, and what each factor gave. */
  readonly anatomy: (input: AnatomyInput) => Anatomy;
  /** The fewest candidates who together have what is asked for. */
  readonly team: (input: TeamInput) => Team;
  readonly explainTeam: (team: Team, language: Language) => TeamExplanation;
};

type MatcherSetup = {
  readonly language: LanguageResources;
  readonly money?: MoneyOptions;
  /** Milliseconds since 1970; without it the age of profiles is not known (profile/reading/read-trust.ts). */
  readonly now?: () => number;
};

export function createMatcher({ language, money = {}, now }: MatcherSetup): Matcher {
  const tools = { language, money, relatedness: relatednessIn(language), now };
  return {
    analyse: (kind, profile) => readProfile(kind, withPlainText(profile), tools),
    survey: surveyMarket,
    rank: (input) => rank(input, tools),
    fitOf: (source, candidate, statistics) => {
      if (!mayMeet(source, candidate)) return undefined;
      const { relation, sides } = pairOf(source, candidate);
      const { percent, conflicts } = scorePair(relation, sides, { language, statistics });
      return { percent, breaksMust: conflicts.some(({ must }) => must !== undefined) };
    },
    explain: (match, reader) => explainMatch(match, reader, language),
    hints: (input) => hintsOf(input, tools),
    explainHint: (hint, reader) => explainHint(hint, reader, language),
    anatomy: (input) => anatomyOf(input, language),
    team: (input) => teamOf(input, language),
    explainTeam: (team, reader) => explainTeam(team, reader, language),
  };
}

function rank(
  { source, candidates, limit = 20, statistics }: RankInput,
  { language, relatedness }: ReadingTools,
): Match[] {
  const context = { language, statistics: statistics ?? surveyMarket([source, ...candidates]) };
  return candidates
    .filter((candidate) => mayMeet(source, candidate))
    .map((candidate) => {
      const { relation, sides, sourceAsks } = pairOf(source, candidate);
      return { id: candidate.id, relation, sides, sourceAsks, pair: scorePair(relation, sides, context) };
    })
    .sort((a, b) => byScore(a.pair, b.pair) || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id, ...compared }) => ({
      id,
      score: compared.pair.score,
      percent: compared.pair.percent,
      confidence: compared.pair.confidence,
      reasons: reasonsOf({ ...compared, context, relatedness }),
    }));
}

function byScore(a: PairScore, b: PairScore): number {
  return b.score - a.score || b.confidence - a.confidence;
}
