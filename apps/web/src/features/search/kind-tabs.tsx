import type { SearchAnswer } from "@khamt/contract";
import { entityKinds } from "@khamt/contract/vocabulary";
import { Link } from "@tanstack/react-router";
import { useLanguage, useT } from "../../lib/language/index.ts";
import { searchCatalogue } from "./catalogue.ts";
import { countText, totalOf } from "./counts.ts";
import type { Search } from "./search.ts";

/** All kinds of results, and each with its count: links, so that a kind has an address. */
export function KindTabs({ search, answer }: { search: Search; answer: SearchAnswer | undefined }) {
  const t = useT(searchCatalogue).tabs;
  const language = useLanguage();
  return (
    <nav aria-label={t.label}>
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {[undefined, ...entityKinds].map((kind) => (
          <li key={kind ?? "all"}>
            <Link
              to="/search"
              search={{ ...search, kind, limit: undefined }}
              activeOptions={{ exact: true }}
              aria-current={kind === search.kind ? "page" : undefined}
              resetScroll={false}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm font-semibold sm:gap-2 sm:px-4 sm:text-[0.9375rem] hover:border-brand-line aria-[current=page]:border-brand-fill aria-[current=page]:bg-brand-fill aria-[current=page]:text-brand-ink"
            >
              {t[kind ?? "all"]}
              {answer !== undefined && (
                <span className="font-medium tabular-nums opacity-80">
                  {countText(totalOf(answer, kind), language)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
