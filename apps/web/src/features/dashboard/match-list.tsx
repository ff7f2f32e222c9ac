import type { DashboardMatch } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import { catalogue, useT } from "../../lib/language/index.ts";
import { writeRef } from "../../shared/matches/match-address.ts";
import { Badge } from "../../ui/cards/badge.tsx";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";

/** Matches in the order of their percentages, each with its reason; they lead to both side by side. */
export function MatchList({ matches }: { matches: readonly DashboardMatch[] }) {
  const t = useT(catalogue("member-dashboard"));
  const { mark } = useT(catalogue("vocabulary"));
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {matches.map(({ target, source, headline, isDemo, compatibility, reason }) => (
        <li key={target.id} className="relative flex items-center gap-4 p-4 hover:bg-sunken">
          <ScoreRing percent={compatibility} />
          <div className="min-w-0 grow">
            <h3 className="font-bold wrap-anywhere">
              <Link
                to="/match"
                search={{ source: writeRef(source), target: writeRef(target) }}
                className="after:absolute after:inset-0"
              >
                {target.name}
              </Link>{" "}
              {isDemo && <Badge>{mark.demo}</Badge>}
            </h3>
            {headline !== null && (
              <p lang="" className="line-clamp-1 text-sm text-muted wrap-anywhere">
                {headline}
              </p>
            )}
            <p className="mt-1 line-clamp-2 text-[0.9375rem]">{reason}</p>
            <p className="mt-1 text-sm text-muted wrap-anywhere">{t.found(source.name)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
