export { createMatcher } from "./matcher.ts";
export type { Match, Matcher, MatcherSetup, RankInput } from "./matcher.ts";
export { createIndex, loadIndex } from "./index/matching-index.ts";
export type { Hit, IndexSetup, MatchingIndex, SearchOptions } from "./index/matching-index.ts";
export type { Demand, Meeting } from "./index/count-meeting.ts";
export type { Filter } from "./index/filter.ts";
export { SnapshotError } from "./index/snapshot.ts";
export type {
  CofounderProfile,
  CompanyProfile,
  IdeaProfile,
  ProfileKind,
  ProfileOf,
  ProjectProfile,
} from "./profiles.ts";
export type { Evidence, Reason } from "./explain.ts";
export type { Features } from "./features.ts";
export { createSurvey } from "./statistics.ts";
export type { Statistics, Survey } from "./statistics.ts";
export type { Anatomy, CoverState, FactorShare, Strand, Term } from "./anatomy.ts";
export type { Change } from "./changes.ts";
export type { Hint, HintInput } from "./hints.ts";
export type { Attribute, Importance, Preference, Preferences } from "./preferences.ts";
export type { Cover, Team, TeamInput, TeamMember } from "./team.ts";
export { optionNames } from "./tell.ts";
export type { Told } from "./tell.ts";
export type { ToldTeam } from "./tell-team.ts";
export type { Direction, FactorName } from "./weights.ts";
export { addExposure, learnPrices } from "./exposure/prices.ts";
export type { Lesson } from "./exposure/prices.ts";
export { hitsPerPlace, spread, usualDamping } from "./exposure/spread.ts";
export { openMarket } from "./private/open.ts";
export type { PrivateHit, PrivateMarket, PrivateSearch, ToldReason } from "./private/open.ts";
export { packMarket } from "./private/pack.ts";
export { textProfile } from "./text-profile.ts";
export type { AnyProfile } from "./text-profile.ts";
export type { Prices, Spreading } from "./exposure/spread.ts";
