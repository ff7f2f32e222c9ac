import { catalogue, useT } from "../../lib/language/index.ts";

type StarsProps = {
  /** 0.0 to 5.0; null while nobody has given one. */
  rating: number | null;
  /** How many have rated, where that is known. */
  reviews?: number;
};

/** Whole stars of five, the rating as X/50, and by how many; or that there is none yet. */
export function Stars({ rating, reviews }: StarsProps) {
  const t = useT(catalogue("ui"));
  if (rating === null || reviews === 0) return <span className="text-sm text-muted">{t.noReviews}</span>;
  const full = Math.floor(rating);
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <span role="img" aria-label={t.starsOfFive(full)} className="inline-flex text-next-text">
        {[1, 2, 3, 4, 5].map((place) => (
          <Star key={place} full={place <= full} />
        ))}
      </span>
      <span className="font-semibold">{Math.round(rating * 10)}/50</span>
      {reviews !== undefined && <span className="text-muted">{t.reviews(reviews)}</span>}
    </span>
  );
}

function Star({ full }: { full: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4">
      <path
        d="M10 1.8l2.5 5.3 5.7.8-4.1 4.1 1 5.8L10 15l-5.1 2.8 1-5.8L1.8 7.9l5.7-.8z"
        fill={full ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}
