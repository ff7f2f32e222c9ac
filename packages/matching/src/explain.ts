import type { Features } from "./features.ts";
import type { Evidence as Overlap } from "./overlap.ts";
import type { Contribution, PairScore } from "./score.ts";
import type { Direction, FactorName } from "./weights.ts";

export interface Evidence {
  /** Words of the seeker's profile. */
  readonly source: string;
  /** Words of the candidate's profile. */
  readonly target: string;
  readonly concept?: string;
  readonly fit: number;
}

export interface Reason {
  readonly factor: FactorName;
  /** `wanted`: why the asking side wants the other. `offered`: why the offering side would say yes. */
  readonly direction: Direction;
  readonly kind: "strength" | "gap" | "conflict";
  /** In z units of the score. */
  readonly contribution: number;
  readonly evidence: readonly Evidence[];
}

const mostStrengths = 3;
const mostEvidence = 4;
/** A fit below this is part of the score, but no argument. */
const convincing = 0.5;
/** A strength worth naming, in z units. */
const noteworthy = 0.1;

export interface ExplainedPair {
  readonly pair: PairScore;
  readonly asking: Features;
  readonly offering: Features;
  /** Whether the reader is the asking side. */
  readonly sourceAsks: boolean;
}

/** The score's own terms, strongest first: up to three strengths and the one thing that speaks most against the pair. */
export function reasonsOf(explained: ExplainedPair): Reason[] {
  const strengths = mergedContributions(explained.pair)
    .filter(({ value }) => value > noteworthy)
    .map((contribution) => strengthOf(contribution, explained));
  const told = withoutRepetition(strengths).slice(0, mostStrengths);
  const against = conflictOf(explained) ?? gapOf(explained);
  return against === undefined ? told : [...told, against];
}

// The same words serve several factors: they are cited for the first, and a factor that has no others is not told.
function withoutRepetition(reasons: readonly Reason[]): Reason[] {
  const cited = new Set<string>();
  return reasons
    .map((reason) => ({
      ...reason,
      evidence: reason.evidence.filter((evidence) => {
        const keys = [evidence.concept, `${evidence.source}|${evidence.target}`].filter(
          (key) => key !== undefined,
        );
        const isNew = !keys.some((key) => cited.has(key));
        for (const key of keys) cited.add(key);
        return isNew;
      }),
    }))
    .filter((reason) => reason.evidence.length > 0);
}

// A factor that both sides judge is told once, with what it gave in all.
function mergedContributions({ contributions }: PairScore): Contribution[] {
  const merged = new Map<FactorName, Contribution>();
  for (const contribution of contributions) {
    const known = merged.get(contribution.factor);
    merged.set(
      contribution.factor,
      known ? { ...known, value: known.value + contribution.value } : contribution,
    );
  }
  return [...merged.values()].sort((a, b) => b.value - a.value);
}

function strengthOf({ factor, direction, value }: Contribution, explained: ExplainedPair): Reason {
  return {
    factor,
    direction,
    kind: "strength",
    contribution: value,
    evidence: evidenceFor(factor, explained),
  };
}

function evidenceFor(factor: FactorName, explained: ExplainedPair): Evidence[] {
  const { pair, sourceAsks } = explained;
  const words = pair.factors[factor].evidence;
  if (words.length === 0) return factEvidence(factor, explained);
  const mineIsAsking = factor !== "usefulness";
  return strongest(words).map(({ mine, theirs, concept, fit }) => ({
    ...facing(mineIsAsking === sourceAsks, mine.surface, theirs.surface),
    ...(concept === undefined ? {} : { concept }),
    fit,
  }));
}

function strongest(words: readonly Overlap[]): readonly Overlap[] {
  const seen = new Set<string>();
  return words
    .filter(({ fit }) => fit >= convincing)
    .sort((a, b) => b.gain - a.gain || Number(b.concept !== undefined) - Number(a.concept !== undefined))
    .filter(({ concept, mine }) => {
      const key = concept ?? mine.surface.toLowerCase();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, mostEvidence);
}

function factEvidence(factor: FactorName, { pair, asking, offering, sourceAsks }: ExplainedPair): Evidence[] {
  const fit = pair.factors[factor].fit;
  const [asked, offered] = factWords(factor, asking, offering);
  return fit === undefined || (asked === undefined && offered === undefined)
    ? []
    : [{ ...facing(sourceAsks, asked ?? "", offered ?? ""), fit }];
}

function factWords(
  factor: FactorName,
  { facts: asked }: Features,
  { facts: offered }: Features,
): [string | undefined, string | undefined] {
  switch (factor) {
    case "commitment":
    case "size":
    case "place":
      return [asked[factor]?.words, offered[factor]?.words];
    case "budget":
      return [asked.budget?.words, offered.size?.words];
    case "trust":
      return [undefined, offered.rating?.toString()];
    default:
      return [undefined, undefined];
  }
}

function conflictOf({ pair, sourceAsks }: ExplainedPair): Reason | undefined {
  const [worst] = [...pair.conflicts].sort((a, b) => b.penalty - a.penalty);
  if (worst === undefined) return undefined;
  const concept = worst.concept === undefined ? {} : { concept: worst.concept };
  const evidence = [{ ...facing(sourceAsks, worst.mine, worst.theirs), ...concept, fit: 0 }];
  return {
    factor: worst.factor,
    direction: "wanted",
    kind: "conflict",
    contribution: -worst.penalty,
    evidence,
  };
}

function gapOf({ pair, sourceAsks }: ExplainedPair): Reason | undefined {
  const listed = pair.factors.skills.missing.filter((mention) => mention.weight === 1);
  if (listed.length === 0) return undefined;
  const own = pair.contributions.find((contribution) => contribution.factor === "skills")?.value ?? 0;
  return {
    factor: "skills",
    direction: "wanted",
    kind: "gap",
    contribution: Math.min(0, own),
    evidence: listed
      .slice(0, mostEvidence)
      .map((mention) => ({ ...facing(sourceAsks, mention.surface, ""), fit: 0 })),
  };
}

function facing(sourceFirst: boolean, first: string, second: string): { source: string; target: string } {
  return sourceFirst ? { source: first, target: second } : { source: second, target: first };
}
