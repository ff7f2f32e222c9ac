import type { MatchHint, PairResult } from "@khamt/contract";
import TrendingUp from "lucide-react/icons/trending-up";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Panel } from "./panel.tsx";
import { sidesOf } from "./sides.ts";

/** What one change of either profile would do to the percentage. */
export function Hints({ pair }: { pair: PairResult }) {
  const { hints: t } = useT(catalogue("match-view"));
  const { left, right } = sidesOf(pair);
  const { source, target } = pair.hints;
  return (
    <Panel title={t.title}>
      <div className="grid gap-4">
        {source.length + target.length === 0 && <p>{t.none}</p>}
        <HintList title={t.of(left.name)} hints={source} />
        <HintList title={t.of(right.name)} hints={target} />
      </div>
    </Panel>
  );
}

function HintList({ title, hints }: { title: string; hints: readonly MatchHint[] }) {
  if (hints.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <ul className="mt-2 grid gap-2">
        {hints.map(({ text }) => (
          <li key={text} className="flex gap-3">
            <TrendingUp aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-match-high" />
            <p className="min-w-0">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
