import { browseIndustries, browseStages, fundingBands } from "@khamt/contract/vocabulary";
import type { ReactNode } from "react";
import { SearchPanel } from "../../ui/lists/search-panel.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { oneOf, typed } from "../../lib/search-params.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { optionsOf } from "../../shared/vocabulary/options.ts";
import type { IdeaSearch } from "./queries.ts";

interface IdeaSearchPanelProps {
  search: IdeaSearch;
  onSearch: (search: IdeaSearch) => void;
  aiMatch: ReactNode;
}

export function IdeaSearchPanel({ search, onSearch, aiMatch }: IdeaSearchPanelProps) {
  const { browse: t } = useT(catalogue("ideas"));
  const { facet, all, ...labels } = useT(catalogue("vocabulary"));
  const [draft, edit] = useDraft(search);
  const keyword = {
    label: t.keyword,
    placeholder: t.placeholder,
    value: draft.searchTerm,
    onChange: (searchTerm: string) => edit({ searchTerm }),
  };
  return (
    <SearchPanel
      {...{ action: "/ideas", keyword, submit: t.search, actions: aiMatch }}
      onSubmit={() => onSearch({ ...draft, searchTerm: typed(draft.searchTerm) })}
    >
      <SelectField
        {...{ label: facet.industry, name: "industry", emptyLabel: all.industries }}
        options={optionsOf(browseIndustries, labels.industry)}
        value={draft.industry ?? ""}
        onChange={(event) => edit({ industry: oneOf(browseIndustries, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.stage, name: "stage", emptyLabel: all.stage }}
        options={optionsOf(browseStages, labels.stage)}
        value={draft.stage ?? ""}
        onChange={(event) => edit({ stage: oneOf(browseStages, event.target.value) })}
      />
      <SelectField
        {...{ label: facet.funding, name: "fundingNeeded", emptyLabel: all.amount }}
        options={optionsOf(fundingBands, labels.fundingBand)}
        value={draft.fundingNeeded ?? ""}
        onChange={(event) => edit({ fundingNeeded: oneOf(fundingBands, event.target.value) })}
      />
    </SearchPanel>
  );
}
