import { TabLink, TabLinks } from "../../ui/page/tab-links.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { SavedMatch } from "../../shared/saves/index.ts";
import { matchesIn, tabs, type Tab } from "./tabs.ts";

export function MatchTabs({ current, matches }: { current: Tab; matches: readonly SavedMatch[] }) {
  const t = useT(catalogue("my-matches")).tabs;
  return (
    <TabLinks label={t.label}>
      {tabs.map((tab) => (
        <TabLink
          key={tab}
          to="/my-matches"
          search={{ tab: tab === "all" ? undefined : tab }}
          resetScroll={false}
          isCurrent={tab === current}
          count={matchesIn(tab, matches).length}
        >
          {t[tab]}
        </TabLink>
      ))}
    </TabLinks>
  );
}
