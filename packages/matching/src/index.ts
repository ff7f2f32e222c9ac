export type { CoverState, CoveredNeed, FactorShare, Term } from "./explain/anatomy.ts";
export type { Cover } from "./explain/cover.ts";
export type { Hint } from "./explain/hints.ts";
export { nameOfNeed } from "./explain/names.ts";
export { optionNames } from "./explain/option-names.ts";
export { addExposure, learnPrices } from "./exposure/prices.ts";
export type { MarketSide } from "./exposure/prices.ts";
export { firstPlaces, inShownOrder } from "./exposure/shown-order.ts";
export type { Prices } from "./exposure/shown-order.ts";
export type { Meeting } from "./index/count-meeting.ts";
export { createIndex, loadIndex } from "./index/matching-index.ts";
export type { Hit, MatchingIndex } from "./index/matching-index.ts";
export { createMatcher } from "./matcher.ts";
export type { Match, Matcher } from "./matcher.ts";
export { packMarket } from "./private/pack.ts";
export { openMarket } from "./private/private-market.ts";
export type { PrivateHit, PrivateMarket, ToldReason } from "./private/private-market.ts";
export { conditionsOf } from "./profile/conditions.ts";
export type { Condition } from "./profile/conditions.ts";
export type { Features, Mention } from "./profile/features.ts";
export { createSupplyPacking } from "./profile/packed-supply.ts";
export type {
  CofounderProfile,
  CompanyProfile,
  IdeaProfile,
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
export type { Statistics } from "./score/statistics.ts";
export { leastPercentOfTeam } from "./team/team.ts";
