import { cofounderLocations, languages, listAvailabilities, listSkills } from "@khamt/contract/vocabulary";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { ListScreen } from "../../ui/lists/list-screen.tsx";
import { useFacetOf } from "../../shared/vocabulary/facet.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { CofounderCard } from "./cofounder-card.tsx";
import { cofoundersQuery, type CofounderFilters, type CofounderOnCard } from "./queries.ts";

type CofounderListScreenProps = {
  filters: CofounderFilters;
  onFilter: (change: CofounderFilters) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The match action of a card. */
  match: (cofounder: CofounderOnCard, label: string) => ReactNode;
};

export function CofounderListScreen({ filters, onFilter, aiMatch, match }: CofounderListScreenProps) {
  const t = useT(catalogue("cofounders"));
  const labels = useT(catalogue("vocabulary"));
  const facetOf = useFacetOf();
  const create = <LinkButton to="/profile/cofounder">{t.createProfile}</LinkButton>;
  return (
    <ListScreen<CofounderOnCard, CofounderFilters>
      {...{ words: t, action: "/startup-cofounders", filters, onFilter, query: cofoundersQuery, create }}
      facets={[
        facetOf({ name: "skills", options: listSkills, labels: labels.skill }),
        facetOf({ name: "location", options: cofounderLocations, labels: labels.location }),
        facetOf({ name: "availability", options: listAvailabilities, labels: labels.availability }),
        facetOf({ name: "writtenIn", options: languages, labels: labels.mark.writtenIn }),
      ]}
      actions={
        <>
          <LinkButton to="/create-cofounder" variant="next">
            {t.profileForm}
          </LinkButton>
          {aiMatch(t.matchForMe)}
        </>
      }
    >
      {(cofounder) => <CofounderCard cofounder={cofounder} actions={match(cofounder, t.aiMatch)} />}
    </ListScreen>
  );
}
