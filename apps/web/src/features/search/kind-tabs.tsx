import type { SearchAnswer } from "@khamt/contract";
import { entityKinds } from "@khamt/contract/vocabulary";
import { TabLink, TabLinks } from "../../ui/page/tab-links.tsx";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { countText, totalOf } from "./counts.ts";
import type { Search } from "./search.ts";

/** All kinds of results, and each with its count. */
export function KindTabs({ search, answer }: { search: Search; answer: SearchAnswer | undefined }) {
  const t = useT(catalogue("search")).tabs;
  const language = useLanguage();
  return (
    <TabLinks label={t.label}>
      {[undefined, ...entityKinds].map((kind) => (
        <TabLink
          key={kind ?? "all"}
          to="/search"
          search={{ ...search, kind, limit: undefined }}
          resetScroll={false}
          isCurrent={kind === search.kind}
          count={answer && countText(totalOf(answer, kind), language)}
        >
          {t[kind ?? "all"]}
        </TabLink>
      ))}
    </TabLinks>
  );
}
