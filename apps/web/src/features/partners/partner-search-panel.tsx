import { browseExpertise, browseSkills, partnerLocations, partnerTypes } from "@khamt/contract/vocabulary";
import type { ReactNode } from "react";
import { SearchPanel } from "../../components/search-panel.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { useT } from "../../lib/language/index.ts";
import { oneOf, typed } from "../../lib/search-params.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { optionsOf, vocabularyCatalogue } from "../../lib/vocabulary/index.ts";
import { partnersCatalogue } from "./catalogue.ts";
import type { PartnerSearch } from "./queries.ts";

interface PartnerSearchPanelProps {
  search: PartnerSearch;
  onSearch: (search: PartnerSearch) => void;
  aiMatch: ReactNode;
}

export function PartnerSearchPanel({ search, onSearch, aiMatch }: PartnerSearchPanelProps) {
  const t = useT(partnersCatalogue);
  const { facet, all, ...labels } = useT(vocabularyCatalogue);
  const [draft, edit] = useDraft(search);
  const keyword = {
    label: t.keyword,
    placeholder: t.placeholder,
    value: draft.searchTerm,
    onChange: (searchTerm: string) => edit({ searchTerm }),
  };
  return (
    <SearchPanel
      {...{ action: "/partners", keyword, submit: t.search, actions: aiMatch }}
      onSubmit={() => onSearch({ ...draft, searchTerm: typed(draft.searchTerm) })}
    >
      <SelectField
        {...{ label: facet.skills, name: "skills", emptyLabel: all.skills }}
        options={optionsOf(browseSkills, labels.skill)}
        value={draft.skills ?? ""}
        onChange={(event) => edit({ skills: oneOf(browseSkills, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.expertise, name: "expertise", emptyLabel: all.expertise }}
        options={optionsOf(browseExpertise, labels.expertise)}
        value={draft.expertise ?? ""}
        onChange={(event) => edit({ expertise: oneOf(browseExpertise, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.location, name: "location", emptyLabel: all.location }}
        options={optionsOf(partnerLocations, labels.location)}
        value={draft.location ?? ""}
        onChange={(event) => edit({ location: oneOf(partnerLocations, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.type, name: "type", emptyLabel: all.type }}
        options={optionsOf(partnerTypes, labels.partnerType)}
        value={draft.type ?? ""}
        onChange={(event) => edit({ type: oneOf(partnerTypes, event.target.value) })}
      />
    </SearchPanel>
  );
}
