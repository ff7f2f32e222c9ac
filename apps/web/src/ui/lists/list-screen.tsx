import type { ReactNode } from "react";
import { useDraft } from "../../lib/use-draft.ts";
import { useList, type ListOptions } from "../../lib/query/load-list.ts";
import { CallToAction } from "../page/call-to-action.tsx";
import { PageHeader } from "../page/page-header.tsx";
import { NothingFound, type NothingFoundWords } from "./empty-state.tsx";
import { countChosen, useActiveFilters, FacetFields, type Facet } from "./facets.tsx";
import { FilterLayout } from "./filter-rail.tsx";
import { KeywordSearch } from "./keyword-search.tsx";
import { LooserSearches } from "./looser-searches.tsx";
import { ResultBar } from "./result-bar.tsx";
import { ResultList, useSummary } from "./result-list.tsx";

type ListScreenWords = {
  title: string;
  intro: string;
  search: string;
  searchLabel: string;
  placeholder: string;
  loading: string;
  found: (count: number) => string;
  invitation: { title: string; text: string };
} & NothingFoundWords;

type ListScreenProps<Item, Filters> = {
  words: ListScreenWords;
  /** Where the browser sends the filters if there are no scripts. */
  action: string;
  filters: Filters;
  facets: readonly Facet<Filters>[];
  onFilter: (change: Partial<Filters> | { q: string | undefined }) => void;
  query: (filters: Filters) => ListOptions<Item>;
  skeletons?: number;
  /** Beside the title. */
  actions: ReactNode;
  /** The way on for who finds nothing, and under the list: to a profile of one's own. */
  create: ReactNode;
  children: (item: Item) => ReactNode;
};

const formId = "list-filters";

/** A list of profiles with its keyword search and its filters, which are applied as soon as they are chosen. */
export function ListScreen<Item extends { id: string }, Filters extends { q?: string | undefined }>(
  props: ListScreenProps<Item, Filters>,
) {
  const { words, action, filters, facets, onFilter, query, skeletons, actions, create } = props;
  const result = useList(query(filters));
  const [draft, edit] = useDraft(action, { word: filters.q ?? "" });
  const { active, clear: clearFilters } = useActiveFilters<Filters>({ filters, word: "q", facets, onFilter });
  // What is typed and not searched for too.
  const clear = () => {
    edit({ word: "" });
    clearFilters();
  };
  const summary = useSummary({ result, words, typed: filters.q });
  return (
    <>
      <PageHeader title={words.title} intro={words.intro}>
        {actions}
      </PageHeader>
      <FilterLayout
        filters={<FacetFields<Filters> {...{ formId, facets, filters, onFilter }} />}
        active={countChosen(facets, filters)}
        top={
          <KeywordSearch
            {...{ formId, action, typed: draft.word, button: words.search }}
            {...{ label: words.searchLabel, placeholder: words.placeholder }}
            onType={(word) => edit({ word })}
            onSearch={(q) => onFilter({ q })}
          />
        }
      >
        <ResultBar summary={summary} filters={active} onClear={clear} />
        <ResultList
          {...{ result, label: words.title, skeletons }}
          empty={
            <NothingFound words={words} filtered={active.length > 0} word={filters.q} onClear={clear}>
              <LooserSearches {...{ active, query }} />
              {active.length === 0 && create}
            </NothingFound>
          }
        >
          {props.children}
        </ResultList>
        <CallToAction title={words.invitation.title} text={words.invitation.text}>
          {create}
        </CallToAction>
      </FilterLayout>
    </>
  );
}
