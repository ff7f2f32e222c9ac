import { languages, listIdeaIndustries, listStages } from "@khamt/contract/vocabulary";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { ListScreen } from "../../ui/lists/list-screen.tsx";
import { OwnPercent } from "../../shared/you-and/own-percent.tsx";
import { useFacetOf } from "../../shared/vocabulary/facet.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ideasQuery, type IdeaFilters, type IdeaOnCard } from "./queries.ts";
import { Badge } from "../../ui/cards/badge.tsx";
import { CardPlace } from "../../shared/profiles/card-place.tsx";
import { CardActions, CardFoot, CardTime, Excerpt } from "../../ui/cards/card-parts.tsx";
import { Card, CardTitleLink } from "../../ui/cards/card.tsx";
import { Marks } from "../../shared/profiles/marks.tsx";
import { TagList } from "../../shared/profiles/tag-list.tsx";

type IdeaListScreenProps = {
  filters: IdeaFilters;
  onFilter: (change: IdeaFilters) => void;
  /** The button that starts a match for the reader. */
  aiMatch: (label: string) => ReactNode;
  /** The match action of a card. */
  match: (idea: IdeaOnCard, label: string) => ReactNode;
};

export function IdeaListScreen({ filters, onFilter, aiMatch, match }: IdeaListScreenProps) {
  const t = useT(catalogue("ideas"));
  const labels = useT(catalogue("vocabulary"));
  const facetOf = useFacetOf();
  const create = <LinkButton to="/profile/startup-idea">{t.list.share}</LinkButton>;
  return (
    <ListScreen<IdeaOnCard, IdeaFilters>
      {...{
        words: { ...t, ...t.list },
        action: "/startup-ideas",
        filters,
        onFilter,
        query: ideasQuery,
        create,
      }}
      facets={[
        facetOf({ name: "industry", options: listIdeaIndustries, labels: labels.industry }),
        facetOf({ name: "stage", options: listStages, labels: labels.stage }),
        facetOf({ name: "writtenIn", options: languages, labels: labels.mark.writtenIn }),
      ]}
      actions={
        <>
          <LinkButton to="/profile/startup-idea" variant="next">
            {t.list.share}
          </LinkButton>
          {aiMatch(t.list.matchForMe)}
        </>
      }
    >
      {(idea) => <IdeaCard idea={idea} actions={match(idea, t.card.aiMatch)} />}
    </ListScreen>
  );
}

/** What decides: what it is, how far it is, who is missing. */
function IdeaCard({ idea, actions }: { idea: IdeaOnCard; actions: ReactNode }) {
  const t = useT(catalogue("ideas"));
  const labels = useT(catalogue("vocabulary"));
  return (
    <Card raised>
      <div className="flex flex-wrap items-center gap-1.5">
        <Badge tone="brand">{labels.stage[idea.stage]}</Badge>
        <Badge>{labels.industry[idea.industry]}</Badge>
        <Marks {...idea} />
      </div>
      <h2 lang={idea.contentLanguage} className="mt-3 card-title">
        <CardTitleLink to="/startup-ideas/$id" params={{ id: idea.id }}>
          {idea.title}
        </CardTitleLink>
      </h2>
      <Excerpt text={idea.description} language={idea.contentLanguage} lines="two" />
      <TagList
        {...{ items: idea.requiredSkills, limit: 3, label: t.card.lookingFor, tone: "need" }}
        profile={idea}
      />
      <CardFoot>
        <CardPlace place={idea.location} profile={idea} />
        <CardTime date={idea.createdAt} />
        <OwnPercent target={{ kind: "idea", id: idea.id }} />
      </CardFoot>
      <CardActions>{actions}</CardActions>
    </Card>
  );
}
