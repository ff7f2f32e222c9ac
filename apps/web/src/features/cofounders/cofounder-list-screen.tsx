import type { Cofounder } from "@khamt/contract";
import type { ReactNode } from "react";
import { activeFilters, without } from "../../ui/lists/active-filters.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { CallToAction } from "../../ui/page/call-to-action.tsx";
import { FilterLayout } from "../../ui/lists/filter-rail.tsx";
import { KeywordSearch } from "../../ui/lists/keyword-search.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { ResultBar } from "../../ui/lists/result-bar.tsx";
import { ResultList, summaryOf } from "../../ui/lists/result-list.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { CofounderCard } from "./cofounder-card.tsx";
import { CofounderFilters } from "./cofounder-filters.tsx";
import { NoCofounders } from "./no-cofounders.tsx";
import { cofoundersQuery, type CofounderFilters as Filters } from "./queries.ts";

interface CofounderListScreenProps {
  filters: Filters;
  onFilter: (change: Filters) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The match action of a card. */
  match: (cofounder: Cofounder, label: string) => ReactNode;
}

const formId = "cofounder-list";

export function CofounderListScreen({ filters, onFilter, aiMatch, match }: CofounderListScreenProps) {
  const t = useT(catalogue("cofounders"));
  const labels = useT(catalogue("vocabulary"));
  const result = useList(cofoundersQuery(filters));
  const active = activeFilters<Filters>(
    {
      q: filters.q && `“${filters.q}”`,
      skills: filters.skills && labels.skill[filters.skills],
      location: filters.location && labels.location[filters.location],
      availability: filters.availability && labels.availability[filters.availability],
    },
    onFilter,
  );
  const clear = () => onFilter(without(active.map(({ key }) => key)));
  const empty = <NoCofounders filtered={active.length > 0} onClear={clear} />;
  return (
    <>
      <PageHeader title={t.title} intro={t.intro}>
        <LinkButton to="/create-cofounder" variant="next">
          {t.profileForm}
        </LinkButton>
        {aiMatch(t.matchForMe)}
      </PageHeader>
      <FilterLayout
        filters={<CofounderFilters {...{ formId, filters, onFilter }} />}
        active={active.length}
        top={
          <KeywordSearch
            {...{ formId, action: "/startup-cofounders", word: filters.q, button: t.search }}
            {...{ label: t.searchLabel, placeholder: t.placeholder }}
            onSearch={(q) => onFilter({ q })}
          />
        }
      >
        <ResultBar summary={summaryOf(result, t)} filters={active} onClear={clear} />
        <ResultList result={result} label={t.title} empty={empty}>
          {(cofounder) => <CofounderCard cofounder={cofounder} actions={match(cofounder, t.aiMatch)} />}
        </ResultList>
        <CallToAction title={t.invitation.title} text={t.invitation.text}>
          <LinkButton to="/profile/cofounder">{t.createProfile}</LinkButton>
        </CallToAction>
      </FilterLayout>
    </>
  );
}
