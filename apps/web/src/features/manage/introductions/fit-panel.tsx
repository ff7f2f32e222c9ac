import { useQuery } from "@tanstack/react-query";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { ScoreRing } from "../../../ui/cards/score-ring.tsx";
import { pairFitQuery } from "./queries.ts";

/** Why the two who are chosen fit: what the manager can take up in the sentence. */
export function FitPanel(chosen: { programmeId: string; a: string; b: string }) {
  const { form: t } = useT(catalogue("manage-introductions"));
  const { data, isFetching } = useQuery(pairFitQuery(chosen));
  if (chosen.a === "" || chosen.b === "") return null;
  return (
    <section aria-label={t.why} aria-busy={isFetching} className="rounded-control bg-sunken p-4">
      <div className="flex items-center gap-4">
        {typeof data?.percent === "number" && <ScoreRing percent={data.percent} size="small" />}
        <div className="min-w-0">
          <h3 className="font-semibold">{t.why}</h3>
          {data !== undefined && data.reasons.length === 0 && (
            <p className="mt-1 text-sm text-muted">{t.noReason}</p>
          )}
          <ul className="mt-1 grid gap-1 text-sm empty:hidden">
            {data?.reasons.map((reason) => (
              <li key={reason} className="wrap-anywhere">
                {reason}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
