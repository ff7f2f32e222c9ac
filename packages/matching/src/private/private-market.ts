// A packed market on somebody's own device: their words are read, compared and explained there, and are sent nowhere.
import type { Language, LanguageResources } from "@khamt/language";
import { firstPlaces } from "../exposure/shown-order.ts";
import { type Hit, loadIndex } from "../index/matching-index.ts";
import { createMatcher } from "../matcher.ts";
import type { Features } from "../profile/features.ts";
import { asks, type ProfileKind, type ProfileOf } from "../profile/profile.ts";
import type { AnyProfile } from "../profile/text-profile.ts";
import { unpackMarket } from "./pack.ts";
import { veiledFeatures } from "./veil.ts";
import { conceptsOf } from "../profile/named.ts";

type PrivateSearch = {
  readonly limit: number;
  /** Ids that are never found: those of one's own profiles. */
  readonly without: ReadonlySet<string>;
};

export type PrivateHit = {
  readonly id: string;
  readonly percent: number;
  readonly confidence: number;
  readonly reason: string;
  readonly reasons: readonly ToldReason[];
  /** What it brings or asks for, in the reader's language, the plainest first. */
  readonly concepts: readonly string[];
};

export type ToldReason = {
  readonly factor: string;
  readonly kind: "strength" | "gap" | "conflict";
  readonly direction: "wanted" | "offered";
  readonly text: string;
  readonly evidence: readonly { readonly source: string; readonly target: string }[];
};

export type PrivateMarket = {
  readonly size: number;
  readonly read: (profile: AnyProfile) => Features;
  /** In the order in which the server lists them. */
  readonly find: (source: Features, search: PrivateSearch) => readonly Hit[];
  readonly present: (source: Features, hits: readonly Hit[], reader: Language) => PrivateHit[];
  /** The reasons with the words of a profile that was fetched. */
  readonly explain: (source: Features, other: AnyProfile, reader: Language) => readonly ToldReason[];
};

/** Throws a SnapshotError if the market was packed with another graph. */
export function openMarket(bytes: Uint8Array, language: LanguageResources): PrivateMarket {
  const { now, mntPerUsd, statistics, prices, examples, snapshot } = unpackMarket(bytes);
  const matcher = createMatcher({ language, money: { mntPerUsd }, now: () => now });
  const index = loadIndex(snapshot, { language, statistics });
  const read = <K extends ProfileKind>({ kind, profile }: { kind: K; profile: ProfileOf[K] }) =>
    veiledFeatures(matcher.analyse(kind, profile), language);

  function explain(source: Features, candidate: Features, reader: Language) {
    const [match] = matcher.rank({ source, candidates: [candidate], statistics });
    if (!match) return { reason: "", reasons: [] };
    const told = matcher.explain(match, reader);
    const reasons = match.reasons.map(({ factor, kind, direction, evidence }, at): ToldReason => ({
      factor,
      kind,
      direction,
      text: told.reasons[at] ?? "",
      evidence: evidence.map(({ source, target }) => ({ source, target })),
    }));
    return { reason: told.summary, reasons };
  }

  return {
    size: index.size,
    read,
    find: (source, { limit, without }) =>
      firstPlaces((most) => index.search(source, { limit: most, filter: { without } }), {
        limit,
        prices: prices.get(source.kind),
        examples,
      }),
    present: (source, hits, reader) => {
      const nameOf = (concept: string) => language.labelOf(concept, reader);
      return hits.flatMap(({ id, percent, confidence }) => {
        const candidate = index.profileOf(id, nameOf);
        if (!candidate) return [];
        const { reason, reasons } = explain(source, candidate, reader);
        return { id, percent, confidence, reason, reasons, concepts: namesIn(candidate) };
      });
    },
    explain: (source, other, reader) => explain(source, read(other), reader).reasons,
  };
}

const mostNamed = 8;

function namesIn({ kind, needs, offers }: Features): string[] {
  const mentions = asks(kind) ? needs : offers;
  const named = mentions.filter((mention) => conceptsOf(mention).length > 0);
  const names = named.toSorted((a, b) => b.weight - a.weight).map(({ surface }) => surface);
  return [...new Set(names)].slice(0, mostNamed);
}
