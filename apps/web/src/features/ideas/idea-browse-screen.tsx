import type { Idea } from "@khamt/contract";
import type { ReactNode } from "react";
import { activeFilters, without } from "../../ui/lists/active-filters.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { ResultBar } from "../../ui/lists/result-bar.tsx";
import { ResultList, summaryOf } from "../../ui/lists/result-list.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { BrowseIdeaCard } from "./browse-idea-card.tsx";
import { IdeaSearchPanel } from "./idea-search-panel.tsx";
import { NoIdeas } from "./no-ideas.tsx";
import { ideaSearchQuery, isSearch, type IdeaSearch } from "./queries.ts";

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
