import { budgetBands, listProjectCategories, timelineBands } from "@khamt/contract/vocabulary";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { oneOf } from "../../lib/search-params.ts";
import { optionsOf } from "../../shared/vocabulary/options.ts";
import type { ProjectFilters as Filters } from "./queries.ts";

interface ProjectFiltersProps {
  formId: string;
  filters: Filters;
  onFilter: (change: Filters) => void;
}

export function ProjectFilters({ formId, filters, onFilter }: ProjectFiltersProps) {
  const { facet, all, ...labels } = useT(catalogue("vocabulary"));
  return (
    <>
      <SelectField
        {...{ label: facet.category, name: "category", form: formId, emptyLabel: all.categories }}
        options={optionsOf(listProjectCategories, labels.projectCategory)}
        value={filters.category ?? ""}
        onChange={(event) => onFilter({ category: oneOf(listProjectCategories, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.budget, name: "budget", form: formId, emptyLabel: all.budget }}
        options={optionsOf(budgetBands, labels.budgetBand)}
        value={filters.budget ?? ""}
        onChange={(event) => onFilter({ budget: oneOf(budgetBands, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.timeline, name: "timeline", form: formId, emptyLabel: all.timeline }}
        options={optionsOf(timelineBands, labels.timelineBand)}
        value={filters.timeline ?? ""}
        onChange={(event) => onFilter({ timeline: oneOf(timelineBands, event.target.value) })}
      />
    </>
  );
}
