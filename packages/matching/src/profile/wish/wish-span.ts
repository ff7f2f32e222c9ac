// A place of a wish that names something.
import type { ConceptMatch } from "@khamt/language";
import type { Mention, Part } from "../features.ts";
import { isAbility } from "../supply.ts";

/** Everything that one place of the text means. */
export type Span = {
  readonly matches: readonly ConceptMatch[];
  readonly concepts: readonly string[];
  /** What somebody of the field that it names does. */
  readonly trades?: readonly string[];
  readonly surface: string;
  readonly start: number;
  readonly end: number;
  readonly role: ConceptMatch["role"];
};

const isOfKind = (kinds: readonly string[]) => (span: Span) =>
  span.matches.some(({ kind }) => kinds.includes(kind));
export const isPlace = (span: Span) => isOfKind(["place"])(span) && !span.concepts.includes("remote");
export const namesAbility = (span: Span) => span.matches.some(({ kind }) => isAbility(kind));
export const namesRole = isOfKind(["role"]);
export const isField = (kind: ConceptMatch["kind"]) => kind === "industry";
export const namesField = isOfKind(["industry"]);
export const namesTopic = isOfKind(["industry", "language"]);

/** What the place means of some kinds alone. */
export function ofKind(span: Span, isMeant: (kind: ConceptMatch["kind"]) => boolean): Span {
  const matches = span.matches.filter(({ kind }) => isMeant(kind));
  return { ...span, matches, concepts: matches.map(({ concept }) => concept) };
}

export function mentionOf({ concepts, trades = [], surface, matches }: Span, weight = 1): Mention {
  const meant = matches
    .filter(({ kind }) => kind !== "value" && kind !== "stage")
    .map(({ concept }) => concept);
  const named = meant.length > 0 ? meant : concepts;
  const part: Part = { concepts: [...named, ...trades], term: concepts.join("|") };
  return { surface, parts: [part], weight };
}
