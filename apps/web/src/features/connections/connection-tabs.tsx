import type { ConnectionList, ConnectionTab } from "@khamt/contract";
import { TabLink, TabLinks } from "../../ui/page/tab-links.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { tabs } from "./tabs.ts";

interface ConnectionTabsProps {
  current: ConnectionTab;
  counts: ConnectionList["counts"] | undefined;
}

/** The counts are of what waits for an answer, and of connections. */
export function ConnectionTabs({ current, counts }: ConnectionTabsProps) {
  const t = useT(catalogue("connections")).tabs;
  return (
    <TabLinks label={t.label}>
      {tabs.map((tab) => (
        <TabLink
          key={tab}
          to="/connections"
          search={{ tab: tab === "received" ? undefined : tab }}
          resetScroll={false}
          isCurrent={tab === current}
          count={counts?.[tab]}
        >
          {t[tab]}
        </TabLink>
      ))}
    </TabLinks>
  );
}
