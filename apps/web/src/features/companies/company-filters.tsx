import { companyLocations, listCompanyIndustries, listCompanySizes } from "@khamt/contract/vocabulary";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { oneOf } from "../../lib/search-params.ts";
import { optionsOf } from "../../shared/vocabulary/options.ts";
import type { CompanyFilters as Filters } from "./queries.ts";

interface CompanyFiltersProps {
  formId: string;
  filters: Filters;
  onFilter: (change: Filters) => void;
}

export function CompanyFilters({ formId, filters, onFilter }: CompanyFiltersProps) {
  const { facet, all, ...labels } = useT(catalogue("vocabulary"));
  return (
    <>
      <SelectField
        {...{ label: facet.industry, name: "industry", form: formId, emptyLabel: all.industries }}
        options={optionsOf(listCompanyIndustries, labels.industry)}
        value={filters.industry ?? ""}
        onChange={(event) => onFilter({ industry: oneOf(listCompanyIndustries, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.size, name: "size", form: formId, emptyLabel: all.size }}
        options={optionsOf(listCompanySizes, labels.listCompanySize)}
        value={filters.size ?? ""}
        onChange={(event) => onFilter({ size: oneOf(listCompanySizes, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.location, name: "location", form: formId, emptyLabel: all.location }}
        options={optionsOf(companyLocations, labels.location)}
        value={filters.location ?? ""}
        onChange={(event) => onFilter({ location: oneOf(companyLocations, event.target.value) })}
      />
    </>
  );
}
