import type { EntityRef } from "@khamt/contract";
import type { MatchType } from "@khamt/contract/vocabulary";

/** A profile for which the match is. */
export type MatchSource = {
  /** Title of an idea or project, name of a person or company. */
  name: string;
} & EntityRef;

/** What somebody says they look for. It is sent for the one match and kept nowhere. */
export type TextSource = {
  kind: "text";
  text: string;
};

export type MatchTarget = {
  /** What is looked for. */
  type: MatchType;
  source: MatchSource | TextSource;
};

/** The profile of a source that is one. */
export function profileOf(source: MatchTarget["source"]): MatchSource | undefined {
  return source.kind === "text" ? undefined : source;
}
