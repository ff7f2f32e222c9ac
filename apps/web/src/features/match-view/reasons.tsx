import type { MatchReason, PairResult } from "@khamt/contract";
import { useT } from "../../lib/language/index.ts";
import { matchViewCatalogue } from "./catalogue.ts";
import { CoverMark } from "./cover-mark.tsx";
import { Panel } from "./panel.tsx";

/** The strongest reasons with the words of both profiles that they stand on. */
export function Reasons({ pair }: { pair: PairResult }) {
  const t = useT(matchViewCatalogue);
  const strengths = pair.match.reasons.filter(({ kind }) => kind === "strength");
  return (
    <Panel title={t.reasons}>
      {strengths.length === 0 && <p>{t.noReasons}</p>}
      <ul className="grid gap-4 empty:hidden">
        {strengths.map((reason) => (
          <li key={`${reason.direction} ${reason.factor}`} className="flex gap-3">
            <CoverMark cover="covered" className="mt-0.5 size-5" />
            <div className="min-w-0">
              <p className="font-semibold">{reason.text}</p>
              <Evidence evidence={reason.evidence} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Evidence({ evidence }: Pick<MatchReason, "evidence">) {
  const t = useT(matchViewCatalogue);
  const pairs = evidence.filter(({ source, target }) => source !== "" && target !== "").slice(0, 3);
  if (pairs.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-1 text-sm text-muted">
      {pairs.map(({ source, target }) => (
        <li key={`${source} ${target}`}>
          <span className="sr-only">{t.one}: </span>«{source}» <span aria-hidden="true">↔</span>{" "}
          <span className="sr-only">{t.other}: </span>«{target}»
        </li>
      ))}
    </ul>
  );
}
