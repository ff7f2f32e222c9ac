import type { DashboardMatch } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { writeRef } from "../../shared/matches/match-address.ts";
import { DismissButton } from "../../shared/saves/dismiss-button.tsx";
import { useDismissFound } from "../../shared/saves/use-dismiss-found.ts";
import { Badge } from "../../ui/cards/badge.tsx";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";

/** Matches in the order of their percentages, each with its reason; they lead to both side by side. */
export function MatchList({ matches }: { matches: readonly DashboardMatch[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { dismiss, isPending } = useDismissFound(() => list.current?.focus());
  const t = useT(catalogue("member-dashboard"));
  const { mark } = useT(catalogue("vocabulary"));
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className="outline-none divide-y divide-line rounded-card border border-line bg-surface"
    >
      {matches.map(({ type, target, source, headline, isDemo, compatibility, reason }) => (
        <li
          key={target.id}
          className="relative flex flex-wrap items-center gap-x-4 p-4 hover:bg-sunken sm:flex-nowrap"
        >
          <ScoreRing percent={compatibility} />
          <div className="min-w-0 grow basis-0">
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
          <div className="relative shrink-0 max-sm:-mb-2 max-sm:basis-full max-sm:text-right">
            <DismissButton
              name={target.name}
              isPending={isPending}
              onPress={() =>
                dismiss({ found: { result: { ...target, type, compatibility, reason }, source } })
              }
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
