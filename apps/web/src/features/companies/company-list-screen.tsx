import { companyLocations, listCompanyIndustries, listCompanySizes } from "@khamt/contract/vocabulary";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { ListScreen } from "../../ui/lists/list-screen.tsx";
import { useWrittenIn } from "../../shared/vocabulary/written-in.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { CompanyCard } from "./company-card.tsx";
import { companiesQuery, type CompanyFilters, type CompanyOnCard } from "./queries.ts";

type CompanyListScreenProps = {
  filters: CompanyFilters;
  onFilter: (change: CompanyFilters) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The match action of a card. */
  match: (company: CompanyOnCard, label: string) => ReactNode;
};

export function CompanyListScreen({ filters, onFilter, aiMatch, match }: CompanyListScreenProps) {
  const t = useT(catalogue("companies"));
  const { facet, all, ...labels } = useT(catalogue("vocabulary"));
  const writtenIn = useWrittenIn();
  const create = <LinkButton to="/profile/company">{t.createProfile}</LinkButton>;
  return (
    <ListScreen<CompanyOnCard, CompanyFilters>
      {...{
        words: t,
        action: "/companies",
        filters,
        onFilter,
        query: companiesQuery,
        create,
        invite: create,
      }}
      facets={[
        {
          name: "industry",
          label: facet.industry,
          emptyLabel: all.industries,
          options: listCompanyIndustries,
          labels: labels.industry,
        },
        {
          name: "size",
          label: facet.size,
          emptyLabel: all.size,
          options: listCompanySizes,
          labels: labels.listCompanySize,
        },
        {
          name: "location",
          label: facet.location,
          emptyLabel: all.location,
          options: companyLocations,
          labels: labels.location,
        },
        writtenIn,
      ]}
      actions={
        <>
          <LinkButton to="/create-company" variant="next">
            {t.profileForm}
          </LinkButton>
          {aiMatch(t.matchForMe)}
        </>
      }
    >
      {(company) => <CompanyCard company={company} actions={match(company, t.aiMatch)} />}
    </ListScreen>
  );
}
