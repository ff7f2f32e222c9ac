// A pair taken apart: what each side asks for and how far the other has it, what both state, and what each factor gave.
// All of it follows from the terms of the score.
import type { LanguageResources } from "@khamt/language";
import type { Features, Mention, Served } from "../profile/features.ts";
import { asks } from "../profile/profile.ts";
import { relatednessIn } from "../profile/serving.ts";
import { isAbility, servedBy, worthOfSimilarity, worthsOf } from "../profile/supply.ts";
import { type Fits, fitsOf } from "../score/factors.ts";
import { factFactors } from "../score/facts.ts";
import { fitsSeenBy } from "../score/musts.ts";
import { isPlainlyAsked } from "../score/overlap.ts";
import { type Pair, pairOf } from "../score/pair.ts";
import { percentOf, percentScales } from "../score/percent.ts";
import { lossOf, type PairScore, scoreOfFits, scorePair } from "../score/score.ts";
import type { PairContext } from "../score/statistics.ts";
import { type FactorName, isPeer, weightTables } from "../score/weights.ts";
import { bestServiceOf, convincing, type Cover, coverOf, noService, weighNeeds } from "./cover.ts";
import { factWords } from "./fact-words.ts";
import { isOfFounding } from "./naming.ts";
import { needsWithoutCategory } from "./told-needs.ts";
import { namesAny } from "../profile/named.ts";

/** As for a team: a need is covered from half of its worth on. */
export type CoverState = "covered" | "partly" | "open";

export type CoveredNeed = Cover & {
  readonly cover: CoverState;
};

/** A fact that both sides may state, in the words of each; empty where a side says nothing. */
export type Term = {
  readonly factor: FactorName;
  readonly source: string;
  readonly target: string;
  readonly cover: CoverState | "unsaid";
};

export type FactorShare = {
  readonly factor: FactorName;
  /** 0 to 1; undefined where a side says nothing. */
  readonly fit: number | undefined;
  readonly average: number;
  /** What the percentage would lose if this were as in the average pair. */
  readonly points: number;
};

export type Anatomy = {
  readonly sourceAsks: boolean;
  /** Of the asking side, and what the offering side has of it. */
  readonly needs: readonly CoveredNeed[];
  /** The other way round. */
  readonly wants: readonly CoveredNeed[];
  readonly terms: readonly Term[];
  readonly factors: readonly FactorShare[];
};

export type AnatomyInput = {
  readonly source: Features;
  readonly candidate: Features;
  readonly statistics: PairContext["statistics"];
};

/** Throws for kinds that do not look for each other. */
export function anatomyOf(
  { source, candidate, statistics }: AnatomyInput,
  language: LanguageResources,
): Anatomy {
  const context = { language, statistics };
  const pair = pairOf(source, candidate);
  const { asking, offering } = pair.sides;
  const score = scorePair(pair.relation, pair.sides, context);
  const asked = (of: Features) => needsWithoutCategory(of).filter((mention) => isTelling(mention, language));
  const covered = (mentions: readonly Mention[], of: Features, served: Served) =>
    coveredNeedsOf(mentions, { of, served }, context);
  const topics = (one: Features, other: Features) =>
    covered(one.topics.filter(isPlainlyAsked), other, other.supply.all);
  return {
    sourceAsks: pair.sourceAsks,
    needs: distinct([
      ...covered(asked(asking), offering, offering.supply.offers),
      ...(hasNoList(asking) ? topics(asking, offering) : []),
      // A company that looks for people has no list either: what it does, as far as they can do it too.
      ...(pair.relation === "company-cofounder"
        ? covered(asking.offers.filter(isPlainlyAsked), offering, offering.supply.all).filter(isAnswered)
        : []),
    ]),
    wants: distinct([
      ...covered(
        asked(offering),
        asking,
        isPeer(pair.relation) ? asking.supply.offers : besidesNeeds(asking, language),
      ),
      ...topics(offering, asking),
    ]),
    terms: termsOf(pair, score),
    factors: sharesOf(pair, score),
  };
}

/** Who lacks the same gives nothing of it. */
function besidesNeeds({ offers, topics }: Features, language: LanguageResources): Served {
  return servedBy(worthsOf([...offers, ...topics]), relatednessIn(language));
}

/** People and companies say what they are about, ideas and projects what they need. */
function hasNoList({ kind }: Features): boolean {
  return !asks(kind);
}

function isAnswered({ cover }: CoveredNeed): boolean {
  return cover !== "open";
}

// A word of a running text that is no ability counts in the score, but by itself it tells a reader nothing.
function isTelling(mention: Mention, language: LanguageResources): boolean {
  const isAsked = isPlainlyAsked(mention) || namesAny(mention, (id) => isAbility(language.kindOf(id)));
  return isAsked && !isOfFounding(mention);
}

type Other = { readonly of: Features; readonly served: Served };

function coveredNeedsOf(
  mentions: readonly Mention[],
  { of, served }: Other,
  context: PairContext,
): CoveredNeed[] {
  return weighNeeds(mentions, context.statistics).map((need) => {
    const service = bestServiceOf(need, { served, denied: of.denied }, context.language);
    const cover = coverStateOf(service.mention ? service.value / need.weight : 0);
    return { ...coverOf(need, cover === "open" ? noService : service), cover };
  });
}

function coverStateOf(share: number): CoverState {
  if (share >= convincing) return "covered";
  return share >= partial ? "partly" : "open";
}

/** Below it a reader sees nothing in common. */
const partial = worthOfSimilarity(0.4);

// The same need in a list and in a text is shown once, with the better cover.
function distinct(covered: readonly CoveredNeed[]): CoveredNeed[] {
  const groups = Map.groupBy(covered, ({ need, concept }) => concept ?? need.toLowerCase());
  const worth: readonly CoverState[] = ["covered", "partly", "open"];
  return [...groups.values()].flatMap((same) =>
    same.toSorted((a, b) => worth.indexOf(a.cover) - worth.indexOf(b.cover)).slice(0, 1),
  );
}

/** Facts of both sides that are compared; trust is a fact of one side. */
const comparable = factFactors.filter((factor) => factor !== "trust" && factor !== "credit");
/** Fits from which on two facts go together, wholly and in part. */
const together = { whole: 0.75, part: 0.35 } as const;

function termsOf({ relation, sides, sourceAsks }: Pair, { factors }: PairScore): Term[] {
  const judged = new Set(namesIn(relation));
  return comparable
    .filter((factor) => judged.has(factor))
    .flatMap((factor) => {
      const [asked = "", offered = ""] = factWords(factor, sides);
      if (asked === "" && offered === "") return [];
      const [source, target] = sourceAsks ? [asked, offered] : [offered, asked];
      return { factor, source, target, cover: coverOfFit(factors[factor].fit) };
    });
}

function coverOfFit(fit: number | undefined): Term["cover"] {
  if (fit === undefined) return "unsaid";
  if (fit >= together.whole) return "covered";
  return fit >= together.part ? "partly" : "open";
}

function sharesOf({ relation, sides: { asking, offering } }: Pair, pair: PairScore): FactorShare[] {
  const { wanted, offered } = weightTables[relation];
  const averages = new Map([...wanted, ...offered].map(({ factor, average }) => [factor, average]));
  const fits = fitsOf(pair.factors);
  const loss = lossOf(pair.conflicts, pair.chance);
  const percentWith = (changed: Partial<Fits>) => {
    const seen = { ...fits, ...changed };
    const back = fitsSeenBy(offering, seen, offered);
    const { score } = scoreOfFits(relation, fitsSeenBy(asking, seen, wanted), loss, back);
    return percentOf(score, percentScales[relation]);
  };
  return namesIn(relation).map((factor) => {
    const average = averages.get(factor) ?? 0;
    const fit = fits[factor];
    return {
      factor,
      fit,
      average,
      points: fit === undefined ? 0 : pair.percent - percentWith({ [factor]: average }),
    };
  });
}

/** Every factor that either side judges by, once. */
function namesIn(relation: Pair["relation"]): FactorName[] {
  const { wanted, offered } = weightTables[relation];
  return [...new Set([...wanted, ...offered].map(({ factor }) => factor))];
}
