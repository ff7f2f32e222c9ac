import type { Partner } from "@khamt/contract";
import type { ReactNode } from "react";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { ResultBar, activeFilters, without } from "../../ui/lists/result-bar.tsx";
import { ResultList, summaryOf } from "../../ui/lists/result-list.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { useFilterWords } from "./filter-words.ts";
import { PartnerCard } from "./partner-card.tsx";
import { PartnerSearchPanel } from "./partner-search-panel.tsx";
import { isSearch, partnerSearchQuery } from "./queries.ts";
import { type PartnerFilter, type PartnerSearch, type PartnerView, partnerViews } from "./search-views.ts";
import { TypeCounts } from "./type-counts.tsx";

interface PartnerBrowseScreenProps {
  view: PartnerView;
  search: PartnerSearch;
  onSearch: (change: PartnerSearch) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The match action of a card. */
  match: (partner: Partner, label: string) => ReactNode;
}

/** Everybody at first; who was searched for, once the button has been pressed. */
export function PartnerBrowseScreen({ view, search, onSearch, aiMatch, match }: PartnerBrowseScreenProps) {
  const { findIdeas, findProjects } = useT(catalogue("partners"));
  const t = useT(catalogue("partner-search"));
  const { head, intro, all, found } = t[view];
  const result = useList(partnerSearchQuery(view, search));
  const active = activeFilters<PartnerSearch>(useChosenWords(view, search), onSearch);
  const clear = () => onSearch(without(active.map(({ key }) => key)));
  const summary = summaryOf(result, { loading: t.loading, found: (count) => found(count, search.type) });
  const empty = (
    <NoPartners view={view} title={found(0, search.type)} filtered={active.length > 0} onClear={clear} />
  );
  return (
    <>
      <PageHeader title={head.title} intro={intro} />
      <div className="frame pb-20">
        <PartnerSearchPanel {...{ view, search, onSearch }} aiMatch={aiMatch(t.aiMatch)} />
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 className="text-2xl font-bold">{isSearch(view, search) ? t.results : all}</h2>
          {view === "business" && <TypeCounts search={search} />}
        </div>
        <ResultBar summary={summary} filters={active} onClear={clear} />
        <ResultList result={result} label={head.title} empty={empty}>
          {(partner) => (
            <PartnerCard
              partner={partner}
              actions={match(partner, partner.type === "company" ? findProjects : findIdeas)}
            />
          )}
        </ResultList>
      </div>
    </>
  );
}

function useChosenWords(view: PartnerView, search: PartnerSearch) {
  const words = useFilterWords(view);
  const chosen = (Object.keys(partnerViews[view]) as PartnerFilter[]).map((name) => {
    const value = search[name];
    return [name, value && words[name].options[value]];
  });
  return {
    searchTerm: search.searchTerm && `“${search.searchTerm}”`,
    ...(Object.fromEntries(chosen) as Partial<Record<PartnerFilter, string>>),
  };
}

interface NoPartnersProps {
  view: PartnerView;
  title: string;
  filtered: boolean;
  onClear: () => void;
}

function NoPartners({ view, title, filtered, onClear }: NoPartnersProps) {
  const t = useT(catalogue("partner-search"));
  return (
    <EmptyState title={title} hint={filtered ? t.noneHint : t.noneYetHint}>
      {filtered ? (
        <Button onClick={onClear}>{t[view].showAll}</Button>
      ) : (
        <LinkButton to="/my-profile">{t.createProfile}</LinkButton>
      )}
    </EmptyState>
  );
}
