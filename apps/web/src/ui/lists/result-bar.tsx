import X from "lucide-react/icons/x";
import { catalogue, useT } from "../../lib/language/index.ts";

/** The line that counts what a search has found. */
const resultsId = "results";

export type ActiveFilter = {
  key: string;
  /** The chosen option in words. */
  label: string;
  remove: () => void;
};

type ResultBarProps = {
  /** "12 ideas found": announced when it changes. */
  summary: string;
  filters: readonly ActiveFilter[];
  onClear: () => void;
};

/** Above the results: their count, and the active filters as chips that can be taken away. */
export function ResultBar({ summary, filters, onClear }: ResultBarProps) {
  const t = useT(catalogue("ui"));
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <p id={resultsId} role="status" tabIndex={-1} className="font-semibold">
        {summary}
      </p>
      {filters.length > 0 && (
        <ul aria-label={t.activeFilters} className="flex flex-wrap items-center gap-2">
          {filters.map((filter) => (
            <li key={filter.key}>
              <FilterChip filter={filter} />
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={onClear}
              className="min-h-11 px-2 text-sm font-semibold text-brand"
            >
              {t.clearFilters}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

function FilterChip({ filter }: { filter: ActiveFilter }) {
  const t = useT(catalogue("ui"));
  return (
    <button
      type="button"
      aria-label={t.removeFilter(filter.label)}
      onClick={filter.remove}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-brand-soft px-4 text-sm font-semibold text-brand hover:bg-brand-line/50"
    >
      {filter.label}
      <X aria-hidden="true" className="size-4" />
    </button>
  );
}

/** The reader goes on there after a search, which may find what is shown already. */
export function goToResults(): void {
  document.getElementById(resultsId)?.focus();
}
