import { catalogue, useT } from "../../../lib/language/index.ts";
import { resultsFilters, type ResultsFilter } from "../results-address.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";

type FiltersProps = { only: readonly ResultsFilter[]; onChange: (only: ResultsFilter[]) => void };

export function ResultsFilters({ only, onChange }: FiltersProps) {
  const { results: t } = useT(catalogue("matching"));
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="sr-only">{t.filterLabel}</legend>
      {resultsFilters.map((each) => (
        <label key={each} className="inline-flex min-h-11 items-center gap-2.5 text-[0.9375rem]">
          <Checkbox
            checked={only.includes(each)}
            onChange={({ target }) =>
              onChange(target.checked ? [...only, each] : only.filter((other) => other !== each))
            }
          />
          {t.filters[each]}
        </label>
      ))}
    </fieldset>
  );
}
