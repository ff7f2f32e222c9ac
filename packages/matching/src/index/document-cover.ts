// Whether a document has something that is wanted, at half of its worth: spread over the graph once, then a few numbers of
// the columns each.
import { type Features, type Mention, unit } from "../profile/features.ts";
import type { ProfileKind } from "../profile/profile.ts";
import { acceptableShare } from "../score/musts.ts";
import { needPartsOf } from "../score/need-parts.ts";
import { coveredShare, squareOf } from "../score/overlap.ts";
import { type Columns, conceptIn, isOfferedIn, termIn, termsOf, weightIn, worthIn } from "./columns.ts";
import type { Market } from "./query.ts";

export type Demanding = Omit<Market, "bringing" | "vectors" | "judgedParts" | "rarities"> & {
  readonly source: Features;
  /** Of the documents. */
  readonly kind: ProfileKind;
};

export type IsMet = (columns: Columns, doc: number) => boolean;

/** Undefined for what weighs nothing. `onlyOffers`: what a document says otherwise does not count. */
export function coverOf(mention: Mention, onlyOffers: boolean, demanding: Demanding): IsMet | undefined {
  const parts = needPartsOf([mention], demanding.statistics).map((part) => ({
    share: part.share,
    worth: worthOf(part.keys, onlyOffers, demanding),
  }));
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  if (total === 0) return undefined;
  return (columns, doc) => {
    const covered = parts.reduce((sum, { share, worth }) => sum + share * worth(columns, doc), 0);
    return coveredShare(squareOf(covered, total), total) >= acceptableShare;
  };
}

/** The best worth that a document has for any of the concepts, or for the word. */
function worthOf(
  keys: readonly string[],
  onlyOffers: boolean,
  { vocabulary: { concepts, terms, serversOf } }: Demanding,
): (columns: Columns, doc: number) => number {
  const related = new Uint8Array(concepts.keys.length);
  const words = new Set<number>();
  for (const key of keys) {
    const [concept, term] = [concepts.get(key), terms.get(key)];
    if (term !== undefined) words.add(term);
    for (const server of concept === undefined ? [] : serversOf(concept))
      related[server.concept] = Math.max(related[server.concept], server.related);
  }
  return (columns, doc) => {
    const { own, ownStarts, offered } = columns;
    let best = 0;
    for (let at = ownStarts[doc]; at < ownStarts[doc + 1]; at++) {
      const entry = own[at];
      const worth = onlyOffers ? offered[at] : worthIn(entry);
      best = Math.max(best, related[conceptIn(entry)] * worth);
    }
    return words.size === 0 ? best : Math.max(best, worthOfTerm(words, onlyOffers, columns, doc));
  };
}

function worthOfTerm(words: ReadonlySet<number>, onlyOffers: boolean, columns: Columns, doc: number): number {
  const found = new Map<number, number>();
  for (const entry of termsOf(columns, doc)) {
    const term = termIn(entry);
    if (words.has(term) && (!onlyOffers || isOfferedIn(entry)))
      found.set(term, (found.get(term) ?? 0) + unit * weightIn(entry));
  }
  return Math.max(0, ...found.values());
}
