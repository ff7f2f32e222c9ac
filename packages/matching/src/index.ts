export type { Anatomy, CoverState, CoveredNeed, FactorShare, Term } from "./explain/anatomy.ts";
export type { Change } from "./explain/changes.ts";
export type { Cover } from "./explain/cover.ts";
export type { Hint, HintInput } from "./explain/hints.ts";
export { optionNames } from "./explain/option-names.ts";
export type { Evidence, Reason } from "./explain/reason.ts";

export type { Explanation } from "./explain/sentences.ts";
export { addExposure, learnPrices } from "./exposure/prices.ts";
export type { MarketSide } from "./exposure/prices.ts";
export { firstPlaces, hitsPerPlace, inShownOrder } from "./exposure/shown-order.ts";
export type { Prices, Standing } from "./exposure/shown-order.ts";
export type { Demand, Meeting } from "./index/count-meeting.ts";
export type { Filter } from "./index/filter.ts";
export { createIndex, loadIndex } from "./index/matching-index.ts";
export type { Hit, IndexSetup, MatchingIndex, SearchOptions } from "./index/matching-index.ts";
export { SnapshotError } from "./index/snapshot.ts";
export { createMatcher } from "./matcher.ts";
export type { Match, Matcher, MatcherSetup, RankInput } from "./matcher.ts";
export { packMarket } from "./private/pack.ts";
export { openMarket } from "./private/private-market.ts";
export type { PrivateHit, PrivateMarket, PrivateSearch, ToldReason } from "./private/private-market.ts";
export { conditionsOf } from "./profile/conditions.ts";
export type { Condition } from "./profile/conditions.ts";
export type { Features, Mention } from "./profile/features.ts";
export { createSupplyPacking } from "./profile/packed-supply.ts";
export type {
  Attribute,
  CofounderProfile,
  CompanyProfile,
  IdeaProfile,
  Importance,
  Preference,
  Preferences,
  ProfileKind,
  ProfileOf,
  ProjectProfile,
} from "./profile/profile.ts";
export { textProfile } from "./profile/text-profile.ts";
export type { AnyProfile } from "./profile/text-profile.ts";
export type { RoundsPlan } from "./rounds/plan-rounds.ts";
export type { RoundsTask } from "./rounds/rounds-task.ts";
export { relationOf } from "./score/pair.ts";
export { createSurvey, statisticsOfRarities } from "./score/statistics.ts";
export type { Statistics, Survey } from "./score/statistics.ts";
export type { Direction, FactorName } from "./score/weights.ts";
export { leastPercentOfTeam } from "./team/team.ts";
export type { Team, TeamExplanation, TeamInput, TeamMember } from "./team/team.ts";
