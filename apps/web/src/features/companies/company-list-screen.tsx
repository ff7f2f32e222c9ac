import {
  companyLocations,
  languages,
  listCompanyIndustries,
  listCompanySizes,
} from "@khamt/contract/vocabulary";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { ListScreen } from "../../ui/lists/list-screen.tsx";
import { useFacetOf } from "../../shared/vocabulary/facet.ts";
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
  const labels = useT(catalogue("vocabulary"));
  const facetOf = useFacetOf();
  const create = <LinkButton to="/profile/company">{t.createProfile}</LinkButton>;
  return (
    <ListScreen<CompanyOnCard, CompanyFilters>
      {...{ words: t, action: "/companies", filters, onFilter, query: companiesQuery, create }}
      facets={[
        facetOf({ name: "industry", options: listCompanyIndustries, labels: labels.industry }),
        facetOf({ name: "size", options: listCompanySizes, labels: labels.listCompanySize }),
        facetOf({ name: "location", options: companyLocations, labels: labels.location }),
        facetOf({ name: "writtenIn", options: languages, labels: labels.mark.writtenIn }),
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
