import type { PairResult } from "@khamt/contract";
import { Evidence } from "../../shared/matches/evidence.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { CoverMark } from "./cover-mark.tsx";
import { Panel } from "./panel.tsx";

/** The strongest reasons with the words of both profiles that they stand on. */
export function Reasons({ pair }: { pair: PairResult }) {
  const t = useT(catalogue("match-view"));
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
              <Evidence evidence={reason.evidence} one={t.one} other={t.other} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
