import type { EntityRef, PreferenceAttribute } from "@khamt/contract";
import type { MatchType } from "@khamt/contract/vocabulary";

/** A profile for which the match is. */
export type MatchSource = {
  /** Title of an idea or project, name of a person or company. */
  name: string;
} & EntityRef;

/** What somebody says they look for. The server takes it for the one match and keeps it nowhere. */
type TextSource = {
  kind: "text";
  text: string;
};

export type MatchTarget = {
  /** What is looked for. */
  type: MatchType;
  source: MatchSource | TextSource;
  /** Conditions of a text that the reader no longer holds to. */
  without?: readonly PreferenceAttribute[] | undefined;
};

/** As many characters of a text as the server reads. */
export const longestWish = 4000;

/** The profile of a source that is one. */
export function profileOf(source: MatchTarget["source"]): MatchSource | undefined {
  return source.kind === "text" ? undefined : source;
}
