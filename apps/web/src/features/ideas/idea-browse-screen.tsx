import { browseIndustries, browseStages, fundingBands } from "@khamt/contract/vocabulary";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { NothingFound } from "../../ui/lists/empty-state.tsx";
import { countChosen, useActiveFilters, FacetFields, type Facet } from "../../ui/lists/facets.tsx";
import { LooserSearches } from "../../ui/lists/looser-searches.tsx";
import { ResultBar } from "../../ui/lists/result-bar.tsx";
import { ResultList, useSummary } from "../../ui/lists/result-list.tsx";
import { SearchPanel } from "../../ui/lists/search-panel.tsx";
import { useFacetOf } from "../../shared/vocabulary/facet.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { typed } from "../../lib/search-params.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { BrowseIdeaCard } from "./browse-idea-card.tsx";
import { ideaSearchQuery, isSearch, type BrowseIdeaOnCard, type IdeaSearch } from "./queries.ts";

type IdeaBrowseScreenProps = {
  search: IdeaSearch;
  onSearch: (change: IdeaSearch) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The match action of a card. */
  match: (idea: BrowseIdeaOnCard, label: string) => ReactNode;
};

/** Everything at first; what was searched for, once the button has been pressed. */
export function IdeaBrowseScreen({ search, onSearch, aiMatch, match }: IdeaBrowseScreenProps) {
  const t = useT(catalogue("ideas"));
  const facets = useFacets();
  const result = useList(ideaSearchQuery(search));
  const summary = useSummary({ result, words: t, typed: search.searchTerm });
  const searched = isSearch(search);
  const { active, clear } = useActiveFilters<IdeaSearch>({
    filters: search,
    word: "searchTerm",
    facets,
    onFilter: onSearch,
  });
  return (
    <>
      <PageHeader title={t.browse.title} intro={t.browse.intro} />
      <div className="frame pb-20">
        <IdeaSearchPanel search={search} onSearch={onSearch} aiMatch={aiMatch(t.card.aiMatch)} />
        <h2 className="mt-10 text-2xl font-bold">{searched ? t.browse.results : t.browse.all}</h2>
        <ResultBar summary={summary} filters={active} onClear={clear} />
        <ResultList
          result={result}
          label={t.browse.title}
          empty={
            <NothingFound words={t} filtered={searched} word={search.searchTerm} onClear={clear}>
              <LooserSearches {...{ active }} query={ideaSearchQuery} />
              {!searched && <LinkButton to="/profile/startup-idea">{t.list.share}</LinkButton>}
            </NothingFound>
          }
        >
          {(idea) => <BrowseIdeaCard idea={idea} actions={match(idea, t.card.findPartners)} />}
        </ResultList>
      </div>
    </>
  );
}

type IdeaSearchPanelProps = {
  search: IdeaSearch;
  onSearch: (search: IdeaSearch) => void;
  aiMatch: ReactNode;
};

const action = "/ideas";

export function IdeaSearchPanel({ search, onSearch, aiMatch }: IdeaSearchPanelProps) {
  const { browse: t } = useT(catalogue("ideas"));
  const facets = useFacets();
  const [draft, edit] = useDraft<IdeaSearch>(action, { ...search, limit: undefined });
  const keyword = {
    label: t.keyword,
    placeholder: t.placeholder,
    value: draft.searchTerm,
    onChange: (searchTerm: string) => edit({ searchTerm }),
  };
  return (
    <SearchPanel
      {...{ action, keyword, submit: t.search, actions: aiMatch }}
      chosen={countChosen(facets, draft)}
      onSubmit={() => onSearch({ ...draft, searchTerm: typed(draft.searchTerm) })}
    >
      <FacetFields<IdeaSearch> facets={facets} filters={draft} onFilter={edit} />
    </SearchPanel>
  );
}

function useFacets(): Facet<IdeaSearch>[] {
  const labels = useT(catalogue("vocabulary"));
  const facetOf = useFacetOf();
  return [
    facetOf({ name: "industry", options: browseIndustries, labels: labels.industry }),
    facetOf({ name: "stage", options: browseStages, labels: labels.stage }),
    facetOf({ name: "fundingNeeded", options: fundingBands, labels: labels.fundingBand }),
  ];
}
