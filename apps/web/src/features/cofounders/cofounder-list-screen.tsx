import { cofounderLocations, listAvailabilities, listSkills } from "@khamt/contract/vocabulary";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { ListScreen } from "../../ui/lists/list-screen.tsx";
import { useWrittenIn } from "../../shared/vocabulary/written-in.ts";
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
  const { facet, all, ...labels } = useT(catalogue("vocabulary"));
  const writtenIn = useWrittenIn();
  const create = <LinkButton to="/profile/cofounder">{t.createProfile}</LinkButton>;
  return (
    <ListScreen<CofounderOnCard, CofounderFilters>
      {...{
        words: t,
        action: "/startup-cofounders",
        filters,
        onFilter,
        query: cofoundersQuery,
        create,
        invite: create,
      }}
      facets={[
        {
          name: "skills",
          label: facet.skills,
          emptyLabel: all.skills,
          options: listSkills,
          labels: labels.skill,
        },
        {
          name: "location",
          label: facet.location,
          emptyLabel: all.location,
          options: cofounderLocations,
          labels: labels.location,
        },
        {
          name: "availability",
          label: facet.availability,
          emptyLabel: all.availability,
          options: listAvailabilities,
          labels: labels.availability,
        },
        writtenIn,
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
