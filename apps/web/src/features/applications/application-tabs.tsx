import { TabLink, TabLinks } from "../../ui/page/tab-links.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { Side } from "./queries.ts";

const sides: readonly Side[] = ["mine", "received"];

export function ApplicationTabs({ current }: { current: Side }) {
  const t = useT(catalogue("applications")).tabs;
  return (
    <TabLinks label={t.label}>
      {sides.map((side) => (
        <TabLink
          key={side}
          to="/applications"
          search={{ tab: side }}
          resetScroll={false}
          isCurrent={side === current}
        >
          {t[side]}
        </TabLink>
      ))}
    </TabLinks>
  );
}
