import { catalogue, useT } from "../../lib/language/index.ts";
import type { SavedMatch } from "../../shared/saves/index.ts";
import { matchesIn } from "./tabs.ts";

export function Summary({ matches }: { matches: readonly SavedMatch[] }) {
  const t = useT(catalogue("my-matches")).summary;
  const counts = [
    { name: t.all, count: matches.length },
    { name: t.partners, count: matchesIn("partners", matches).length },
    { name: t.ideas, count: matchesIn("ideas", matches).length },
    { name: t.contacted, count: matches.filter(({ status }) => status === "contacted").length },
  ];
  return (
    <dl aria-label={t.label} className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-5">
      {counts.map(({ name, count }) => (
        <div key={name} className="rounded-card border border-line bg-surface px-5 py-4">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="mt-0.5 text-2xl font-bold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
