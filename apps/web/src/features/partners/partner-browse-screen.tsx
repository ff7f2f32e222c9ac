import type { Partner } from "@khamt/contract";
import type { ReactNode } from "react";
import { activeFilters, without } from "../../components/active-filters.ts";
import { Button, LinkButton } from "../../components/button.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ResultBar } from "../../components/result-bar.tsx";
import { ResultList, summaryOf } from "../../components/result-list.tsx";
import { useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/load-list.ts";
import { vocabularyCatalogue } from "../../lib/vocabulary/index.ts";
import { partnersCatalogue } from "./catalogue.ts";
import { PartnerCard } from "./partner-card.tsx";
import { PartnerSearchPanel } from "./partner-search-panel.tsx";
import { isSearch, partnerSearchQuery, type PartnerSearch } from "./queries.ts";

interface PartnerBrowseScreenProps {
  search: PartnerSearch;
  onSearch: (change: PartnerSearch) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The match action of a card. */
  match: (partner: Partner, label: string) => ReactNode;
}

/** Everybody at first; who was searched for, once the button has been pressed. */
export function PartnerBrowseScreen({ search, onSearch, aiMatch, match }: PartnerBrowseScreenProps) {
  const t = useT(partnersCatalogue);
  const labels = useT(vocabularyCatalogue);
  const result = useList(partnerSearchQuery(search));
  const active = activeFilters<PartnerSearch>(
    {
      searchTerm: search.searchTerm && `“${search.searchTerm}”`,
      skills: search.skills && labels.skill[search.skills],
      expertise: search.expertise && labels.expertise[search.expertise],
      location: search.location && labels.location[search.location],
      type: search.type && labels.partnerType[search.type],
    },
    onSearch,
  );
  const clear = () => onSearch(without(active.map(({ key }) => key)));
  const summary = summaryOf(result, { loading: t.loading, found: (count) => t.found(count, search.type) });
  const empty = <NoPartners title={t.found(0, search.type)} filtered={active.length > 0} onClear={clear} />;
  return (
    <>
      <PageHeader title={t.title} intro={t.intro} />
      <div className="frame pb-20">
        <PartnerSearchPanel search={search} onSearch={onSearch} aiMatch={aiMatch(t.aiMatch)} />
        <h2 className="mt-10 text-2xl font-bold">{isSearch(search) ? t.results : t.all}</h2>
        <ResultBar summary={summary} filters={active} onClear={clear} />
        <ResultList result={result} label={t.title} empty={empty}>
          {(partner) => (
            <PartnerCard
              partner={partner}
              actions={match(partner, partner.type === "company" ? t.findProjects : t.findIdeas)}
            />
          )}
        </ResultList>
      </div>
    </>
  );
}

function NoPartners({ title, filtered, onClear }: { title: string; filtered: boolean; onClear: () => void }) {
  const t = useT(partnersCatalogue);
  return (
    <EmptyState title={title} hint={filtered ? t.noneHint : t.noneYetHint}>
      {filtered ? (
        <Button onClick={onClear}>{t.showAll}</Button>
      ) : (
        <LinkButton to="/my-profile">{t.createProfile}</LinkButton>
      )}
    </EmptyState>
  );
}
