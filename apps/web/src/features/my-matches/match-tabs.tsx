import { Link } from "@tanstack/react-router";
import { useT } from "../../lib/language/index.ts";
import type { SavedMatch } from "../../lib/saved-matches/index.ts";
import { myMatchesCatalogue } from "./catalogue.ts";
import { matchesIn, tabs, type Tab } from "./tabs.ts";

/** Links, so that a group has an address; each with its count. */
export function MatchTabs({ current, matches }: { current: Tab; matches: readonly SavedMatch[] }) {
  const t = useT(myMatchesCatalogue).tabs;
  return (
    <nav aria-label={t.label}>
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to="/my-matches"
              search={{ tab: tab === "all" ? undefined : tab }}
              activeOptions={{ exact: true }}
              aria-current={tab === current ? "page" : undefined}
              resetScroll={false}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm font-semibold sm:gap-2 sm:px-4 sm:text-[0.9375rem] hover:border-brand-line aria-[current=page]:border-brand-fill aria-[current=page]:bg-brand-fill aria-[current=page]:text-brand-ink"
            >
              {t[tab]}
              <span className="font-medium tabular-nums opacity-80">{matchesIn(tab, matches).length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
