import type { Idea } from "@khamt/contract";
import type { ReactNode } from "react";
import { browseIndustries, browseStages, fundingBands } from "@khamt/contract/vocabulary";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { ResultBar, activeFilters, without } from "../../ui/lists/result-bar.tsx";
import { ResultList, summaryOf } from "../../ui/lists/result-list.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { BrowseIdeaCard } from "./browse-idea-card.tsx";
import { NoIdeas } from "./no-ideas.tsx";
import { ideaSearchQuery, isSearch, type IdeaSearch } from "./queries.ts";
import { SearchPanel } from "../../ui/lists/search-panel.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { oneOf, typed } from "../../lib/search-params.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { optionsOf } from "../../shared/vocabulary/options.ts";

interface IdeaBrowseScreenProps {
  search: IdeaSearch;
  onSearch: (change: IdeaSearch) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The match action of a card. */
  match: (idea: Idea, label: string) => ReactNode;
}

/** Everything at first; what was searched for, once the button has been pressed. */
export function IdeaBrowseScreen({ search, onSearch, aiMatch, match }: IdeaBrowseScreenProps) {
  const t = useT(catalogue("ideas"));
  const labels = useT(catalogue("vocabulary"));
  const result = useList(ideaSearchQuery(search));
  const searched = isSearch(search);
  const active = activeFilters<IdeaSearch>(
    {
      searchTerm: search.searchTerm && `“${search.searchTerm}”`,
      industry: search.industry && labels.industry[search.industry],
      stage: search.stage && labels.stage[search.stage],
      fundingNeeded: search.fundingNeeded && labels.fundingBand[search.fundingNeeded],
    },
    onSearch,
  );
  const clear = () => onSearch(without(active.map(({ key }) => key)));
  return (
    <>
      <PageHeader title={t.browse.title} intro={t.browse.intro} />
      <div className="frame pb-20">
        <IdeaSearchPanel search={search} onSearch={onSearch} aiMatch={aiMatch(t.card.aiMatch)} />
        <h2 className="mt-10 text-2xl font-bold">{searched ? t.browse.results : t.browse.all}</h2>
        <ResultBar summary={summaryOf(result, t)} filters={active} onClear={clear} />
        <ResultList
          result={result}
          label={t.browse.title}
          empty={<NoIdeas filtered={searched} onClear={clear} />}
        >
          {(idea) => <BrowseIdeaCard idea={idea} actions={match(idea, t.card.findPartners)} />}
        </ResultList>
      </div>
    </>
  );
}

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
