import type { ConnectionList, ConnectionTab } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import { useT } from "../../lib/language/index.ts";
import { connectionsCatalogue } from "./catalogue.ts";
import { tabs } from "./tabs.ts";

interface ConnectionTabsProps {
  current: ConnectionTab;
  counts: ConnectionList["counts"] | undefined;
}

/** Links, so that a tab has an address. The counts are of what waits for an answer, and of connections. */
export function ConnectionTabs({ current, counts }: ConnectionTabsProps) {
  const t = useT(connectionsCatalogue).tabs;
  return (
    <nav aria-label={t.label}>
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to="/connections"
              search={{ tab: tab === "received" ? undefined : tab }}
              activeOptions={{ exact: true }}
              aria-current={tab === current ? "page" : undefined}
              resetScroll={false}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm font-semibold sm:gap-2 sm:px-4 sm:text-[0.9375rem] hover:border-brand-line aria-[current=page]:border-brand-fill aria-[current=page]:bg-brand-fill aria-[current=page]:text-brand-ink"
            >
              {t[tab]}
              {counts !== undefined && (
                <span className="font-medium tabular-nums opacity-80">{counts[tab]}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
