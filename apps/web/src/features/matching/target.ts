import type { EntityKind, MatchType } from "@khamt/contract/vocabulary";

/** For whom the match is. */
export interface MatchSource {
  kind: EntityKind;
  id: string;
  /** Title of an idea or project, name of a person or company. */
  name: string;
}

export interface MatchTarget {
  /** What is looked for. */
  type: MatchType;
  source: MatchSource;
}
