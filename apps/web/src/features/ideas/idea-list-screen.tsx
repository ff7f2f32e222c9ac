import type { Idea } from "@khamt/contract";
import { listIdeaIndustries, listStages } from "@khamt/contract/vocabulary";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { ListScreen } from "../../ui/lists/list-screen.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { IdeaCard } from "./idea-card.tsx";
import { ideasQuery, type IdeaFilters } from "./queries.ts";

interface IdeaListScreenProps {
  filters: IdeaFilters;
  onFilter: (change: IdeaFilters) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The match action of a card. */
  match: (idea: Idea, label: string) => ReactNode;
}

export function IdeaListScreen({ filters, onFilter, aiMatch, match }: IdeaListScreenProps) {
  const t = useT(catalogue("ideas"));
  const { facet, all, ...labels } = useT(catalogue("vocabulary"));
  const result = useList(ideasQuery(filters));
  return (
    <ListScreen<Idea, IdeaFilters>
      {...{ words: { ...t, ...t.list }, action: "/startup-ideas", filters, onFilter, result }}
      facets={[
        {
          name: "industry",
          label: facet.industry,
          emptyLabel: all.industries,
          options: listIdeaIndustries,
          labels: labels.industry,
        },
        {
          name: "stage",
          label: facet.stage,
          emptyLabel: all.stage,
          options: listStages,
          labels: labels.stage,
        },
      ]}
      actions={aiMatch(t.list.matchForMe)}
      create={<LinkButton to="/profile/startup-idea">{t.list.share}</LinkButton>}
      invite={
        <LinkButton to="/profile/startup-idea" variant="next">
          {t.list.share}
        </LinkButton>
      }
    >
      {(idea) => <IdeaCard idea={idea} actions={match(idea, t.card.aiMatch)} />}
    </ListScreen>
  );
}
