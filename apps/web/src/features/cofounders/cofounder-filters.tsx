import { cofounderLocations, listAvailabilities, listSkills } from "@khamt/contract/vocabulary";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { oneOf } from "../../lib/search-params.ts";
import { optionsOf } from "../../shared/vocabulary/options.ts";
import type { CofounderFilters as Filters } from "./queries.ts";

interface CofounderFiltersProps {
  formId: string;
  filters: Filters;
  onFilter: (change: Filters) => void;
}

export function CofounderFilters({ formId, filters, onFilter }: CofounderFiltersProps) {
  const { facet, all, ...labels } = useT(catalogue("vocabulary"));
  return (
    <>
      <SelectField
        {...{ label: facet.skills, name: "skills", form: formId, emptyLabel: all.skills }}
        options={optionsOf(listSkills, labels.skill)}
        value={filters.skills ?? ""}
        onChange={(event) => onFilter({ skills: oneOf(listSkills, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.location, name: "location", form: formId, emptyLabel: all.location }}
        options={optionsOf(cofounderLocations, labels.location)}
        value={filters.location ?? ""}
        onChange={(event) => onFilter({ location: oneOf(cofounderLocations, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.availability, name: "availability", form: formId, emptyLabel: all.availability }}
        options={optionsOf(listAvailabilities, labels.availability)}
        value={filters.availability ?? ""}
        onChange={(event) => onFilter({ availability: oneOf(listAvailabilities, event.target.value) })}
      />
    </>
  );
}
