import { Link } from "@tanstack/react-router";
import { useT } from "../../lib/language/index.ts";
import { applicationsCatalogue } from "./catalogue.ts";
import type { Side } from "./queries.ts";

const sides: readonly Side[] = ["mine", "received"];

/** Links, so that each side has an address. */
export function ApplicationTabs({ current }: { current: Side }) {
  const t = useT(applicationsCatalogue).tabs;
  return (
    <nav aria-label={t.label}>
      <ul className="flex flex-wrap gap-2">
        {sides.map((side) => (
          <li key={side}>
            <Link
              to="/applications"
              search={{ tab: side }}
              aria-current={side === current ? "page" : undefined}
              resetScroll={false}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-[0.9375rem] font-semibold hover:border-brand-line aria-[current=page]:border-brand-fill aria-[current=page]:bg-brand-fill aria-[current=page]:text-brand-ink"
            >
              {t[side]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
