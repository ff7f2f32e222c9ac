import { catalogue, useT } from "../../lib/language/index.ts";
import { Card } from "../cards/card.tsx";

/** Placeholder cards of a list: six, on projects five. */
export function SkeletonCards({ count = 6 }: { count?: number }) {
  const t = useT(catalogue("ui"));
  return (
    <div role="status" aria-label={t.loading} className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}

function SkeletonCard() {
  return (
    <Card as="div">
      <div className="flex items-center gap-3">
        <div className="skeleton size-11 rounded-full" />
        <div className="grid grow gap-2">
          <div className="skeleton h-5 w-3/5" />
          <div className="skeleton h-4 w-2/5" />
        </div>
      </div>
      <div className="skeleton mt-5 h-4 w-full" />
      <div className="skeleton mt-2 h-4 w-4/5" />
      <div className="mt-5 flex gap-2">
        <div className="skeleton h-7 w-20" />
        <div className="skeleton h-7 w-24" />
      </div>
      <div className="skeleton mt-6 h-11 w-full" />
    </Card>
  );
}
