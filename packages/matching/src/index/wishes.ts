// Musts, and what does not matter (preferences.ts, musts.ts). Few profiles have them; theirs are judged by the plain
// scorer's own functions, on a stand-in for the document that is made of its columns.
import { type Features, type Mention, type Served, unit, type Wishes } from "../profile/features.ts";
import { asks, type Attribute } from "../profile/profile.ts";
import { type Conflict, conflictsOfFacts } from "../score/conflicts.ts";
import type { Fits } from "../score/factors.ts";
import { applyWishes, fitsSeenBy } from "../score/musts.ts";
import { isPlainlyAsked } from "../score/overlap.ts";
import type { Sides } from "../score/pair.ts";
import { lossOf, scoreOfFits } from "../score/score.ts";
import { penalties, weightTables } from "../score/weights.ts";
import { type Columns, conceptIn, isOfferedIn, termIn, weightIn, worthIn } from "./columns.ts";
import type { Query } from "./query.ts";

/** As they are stored, with the words of the needs that are plainly asked: a must in the same words is the same. */
export interface StoredWishes {
  readonly musts: Wishes["musts"];
  readonly indifferent: readonly Attribute[];
  readonly asked: readonly string[];
}

export function storedWishesOf({ wishes, needs }: Features): string | undefined {
  if (wishes === undefined) return undefined;
  return JSON.stringify({
    musts: wishes.musts,
    indifferent: [...wishes.indifferent],
    asked: surfacesOf(needs),
  } satisfies StoredWishes);
}

function surfacesOf(needs: readonly Mention[]): string[] {
  return needs.filter(isPlainlyAsked).map(({ surface }) => surface);
}

export interface WishScorer {
  readonly heeds: (columns: Columns, doc: number) => boolean;
  /** `refused`: places of the refused needs among those plainly asked. */
  readonly score: (
    columns: Columns,
    doc: number,
    given: { readonly fits: Readonly<Fits>; readonly refused: readonly number[] },
  ) => { score: number; confidence: number };
}

export function createWishScorer(query: Query): WishScorer {
  const { source, relation, sourceAsks, vocabulary } = query;
  const { wanted, offered } = weightTables[relation];
  const standIn = createStandIn(query);
  const own = surfacesOf(source.needs);
  return {
    heeds: ({ wishes }, doc) => source.wishes !== undefined || wishes[doc] !== 0,
    score: (columns, doc, { fits, refused }) => {
      const stored = vocabulary.wishesOf(columns.wishes[doc] as number);
      const other = standIn(columns, doc, stored);
      const sides: Sides = sourceAsks
        ? { asking: source, offering: other }
        : { asking: other, offering: source };
      const words = sourceAsks ? own : (stored?.asked ?? []);
      const conflicts: Conflict[] = [
        ...refused.map((place) => ({
          factor: "skills" as const,
          penalty: penalties.denied,
          mine: words[place] ?? unspoken,
          theirs: "",
        })),
        ...conflictsOfFacts(fits, sides.asking.facts, sides.offering.facts),
      ];
      return scoreOfFits(
        relation,
        fitsSeenBy(sides.asking, fits, wanted),
        lossOf(applyWishes(conflicts, sides, query)),
        fitsSeenBy(sides.offering, fits, offered),
      );
    },
  };
}

/** What no profile says. */
const unspoken = "\0";
const mention: Mention = { surface: unspoken, parts: [], weight: 0 };

// What it says is spread over the graph only if a must asks for it.
function createStandIn({ kind, vocabulary }: Query) {
  return (columns: Columns, doc: number, stored: StoredWishes | undefined): Features => ({
    id: "",
    kind,
    ownerId: undefined,
    updatedAt: undefined,
    get needs() {
      return asks(kind) && served(columns, doc, false).size > 0 ? [mention] : [];
    },
    get offers() {
      return served(columns, doc, true).size > 0 ? [mention] : [];
    },
    topics: [],
    denied: new Map(),
    get concepts() {
      return new Map(ownConcepts(columns, doc));
    },
    terms: new Map(),
    brings: new Map(),
    supply: {
      get offers() {
        return served(columns, doc, true);
      },
      get all() {
        return served(columns, doc, false);
      },
    },
    facts: vocabulary.factsOf(columns.rows[doc] as number),
    ...(stored && { wishes: { musts: stored.musts, indifferent: new Set(stored.indifferent) } }),
  });

  function* ownConcepts({ own, ownStarts }: Columns, doc: number) {
    for (const entry of own.subarray(ownStarts[doc], ownStarts[doc + 1])) {
      const id = vocabulary.concepts.keys[conceptIn(entry)];
      if (id !== undefined && weightIn(entry) > 0) yield [id, { weight: weightIn(entry), mention }] as const;
    }
  }

  function served(columns: Columns, doc: number, onlyOffers: boolean): Served {
    const best = new Map<string, { value: number; mention: Mention }>();
    const { own, ownStarts, offered, terms, termStarts } = columns;
    for (let at = ownStarts[doc] ?? 0; at < (ownStarts[doc + 1] ?? 0); at++) {
      const worth = onlyOffers ? (offered[at] ?? 0) : worthIn(own[at] ?? 0);
      for (const [need, similarity] of vocabulary.relatedness(
        vocabulary.concepts.keys[conceptIn(own[at] ?? 0)] ?? "",
      )) {
        const value = similarity * worth;
        if (value > (best.get(need)?.value ?? 0)) best.set(need, { value, mention });
      }
    }
    for (const entry of terms.subarray(termStarts[doc], termStarts[doc + 1])) {
      if (onlyOffers && !isOfferedIn(entry)) continue;
      const term = vocabulary.terms.keys[termIn(entry)] ?? "";
      best.set(term, { value: (best.get(term)?.value ?? 0) + unit * weightIn(entry), mention });
    }
    return best;
  }
}
