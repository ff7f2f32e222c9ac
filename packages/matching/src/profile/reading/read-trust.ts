// How far a profile can be relied on: what others say of it, whether somebody has checked it, and whether its owner is
// still there.
//   trust = 0.6 reputation + 0.2 verified + 0.2 fresh, each with an average where nobody knows
// Age is counted from the time of analysis, and the result is kept as a whole number: a profile that is read again each
// day grows old day by day, in the index as elsewhere.
import { type Stated, unitsOf } from "../features.ts";

type TrustSource = {
  /** 0 to 5. */
  readonly rating?: number | null | undefined;
  readonly reviewsCount?: number | null | undefined;
  readonly completedProjects?: number | null | undefined;
  readonly isVerified?: boolean | null | undefined;
  readonly lastActiveAt?: Date | string | null | undefined;
  readonly updatedAt?: string | null | undefined;
};

const weights = { reputation: 0.6, verified: 0.2, fresh: 0.2 } as const;
/** Stand for the parts that are not known. */
const averages = { reputation: 0.75, verified: 0.4, fresh: 0.5 } as const;

/** Undefined where nothing is known. `now` in milliseconds since 1970; without it age is not known. */
export function trustOf(source: TrustSource, now: number | undefined): Stated<number> | undefined {
  const parts = {
    reputation: reputationOf(source),
    // Most profiles are not verified: not to be verified is not known, rather than 0.
    verified: source.isVerified ? 1 : undefined,
    fresh: freshnessOf(source, now),
  };
  const names = ["reputation", "verified", "fresh"] as const;
  if (names.every((name) => parts[name] === undefined)) return undefined;
  const value = names.reduce((sum, name) => sum + weights[name] * (parts[name] ?? averages[name]), 0);
  return { value: unitsOf(value), words: wordsOf(source) };
}

// A Bayesian mean: five invented reviews of 3.5, because a single five-star review proves little.
const [priorReviews, priorRating] = [5, 3.5];

function reputationOf({ rating, reviewsCount, completedProjects }: TrustSource): number | undefined {
  // A rating without a count is taken to come from the finished projects; with a count of none there is no rating.
  const reviews = reviewsCount ?? completedProjects ?? 0;
  const isRated = rating != null && rating > 0 && reviewsCount !== 0;
  if (!isRated && completedProjects == null) return undefined;
  const mean = isRated
    ? (rating * reviews + priorRating * priorReviews) / (reviews + priorReviews)
    : priorRating;
  const done = Math.min(1, Math.log1p(completedProjects ?? 0) / Math.log(50));
  return 0.7 * (mean / 5) + 0.3 * done;
}

/** Milliseconds after which freshness has halved. */
const halfLife = 90 * 24 * 60 * 60 * 1000;

function freshnessOf({ lastActiveAt, updatedAt }: TrustSource, now: number | undefined): number | undefined {
  const last = Math.max(
    ...[lastActiveAt, updatedAt].map((when) => (when ? new Date(when).getTime() || 0 : 0)),
  );
  return now === undefined || last === 0 ? undefined : 2 ** (-Math.max(0, now - last) / halfLife);
}

/** In a form from which explain/sentences.ts makes a sentence in either language. */
function wordsOf({ rating, reviewsCount, isVerified }: TrustSource): string {
  if (rating && reviewsCount) return `${rating} (${reviewsCount})`;
  if (rating && reviewsCount == null) return `${rating}`;
  return isVerified ? "verified" : "";
}
