import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { Suspense, useState, type ReactNode } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button } from "../buttons/button.tsx";

const FilterSheet = lazyWhenOnline(() => import("./filter-sheet.tsx"));

type FilterLayoutProps = {
  /** The filter controls, one under the other. Drawn in the rail, and again in the sheet when it is open. */
  filters: ReactNode;
  /** How many filters are set. */
  active: number;
  /** Search box and the like: above the results on every width. */
  top?: ReactNode;
  /** Results, with their count and chips. */
  children: ReactNode;
};

/** Results with a rail of filters on wide screens; on phones the rail becomes a sheet behind a button. */
export function FilterLayout({ filters, active, top, children }: FilterLayoutProps) {
  const t = useT(catalogue("ui"));
  const [open, setOpen] = useState(false);
  return (
    <div className="frame grid gap-8 pb-20 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-10">
      <aside aria-label={t.filters} className="hidden lg:block">
        <div className="sticky top-24 grid gap-5">{filters}</div>
      </aside>
      <div className="min-w-0">
        {top}
        <div className="mt-3 lg:hidden">
          <Button variant="secondary" full onClick={() => setOpen(true)}>
            <SlidersHorizontal aria-hidden="true" />
            {t.showFilters(active)}
          </Button>
        </div>
        {children}
      </div>
      {open && (
        <Suspense>
          <FilterSheet onClose={() => setOpen(false)}>{filters}</FilterSheet>
        </Suspense>
      )}
    </div>
  );
}
