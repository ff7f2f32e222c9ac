import { listIdeaIndustries, listStages } from "@khamt/contract/vocabulary";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { oneOf } from "../../lib/search-params.ts";
import { optionsOf } from "../../shared/vocabulary/options.ts";
import type { IdeaFilters as Filters } from "./queries.ts";

interface IdeaFiltersProps {
  formId: string;
  filters: Filters;
  onFilter: (change: Filters) => void;
}

export function IdeaFilters({ formId, filters, onFilter }: IdeaFiltersProps) {
  const { facet, all, industry, stage } = useT(catalogue("vocabulary"));
  return (
    <>
      <SelectField
        {...{ label: facet.industry, name: "industry", form: formId, emptyLabel: all.industries }}
        options={optionsOf(listIdeaIndustries, industry)}
        value={filters.industry ?? ""}
        onChange={(event) => onFilter({ industry: oneOf(listIdeaIndustries, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.stage, name: "stage", form: formId, emptyLabel: all.stage }}
        options={optionsOf(listStages, stage)}
        value={filters.stage ?? ""}
        onChange={(event) => onFilter({ stage: oneOf(listStages, event.target.value) })}
      />
    </>
  );
}
