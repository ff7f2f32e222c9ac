import type { ReactNode } from "react";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { CardPlace } from "../../shared/profiles/card-place.tsx";
import { CardActions, CardFoot, CardTime, Excerpt } from "../../ui/cards/card-parts.tsx";
import { Card, CardTitleLink } from "../../ui/cards/card.tsx";
import { Marks } from "../../shared/profiles/marks.tsx";
import { TagList } from "../../shared/profiles/tag-list.tsx";
import { OwnPercent } from "../../shared/you-and/own-percent.tsx";
import type { BrowseIdeaOnCard } from "./queries.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

/** The card of /ideas: with the founder, the money and everything that is looked for. */
export function BrowseIdeaCard({ idea, actions }: { idea: BrowseIdeaOnCard; actions: ReactNode }) {
  const t = useT(catalogue("ideas"));
  const labels = useT(catalogue("vocabulary"));
  const address = { to: "/idea/$id", params: { id: idea.id } } as const;
  return (
    <Card raised>
      <div className="card-head">
        <Avatar name={idea.ownerName || idea.title} src={idea.avatar} />
        <div>
          <h2 lang={idea.contentLanguage} className="card-title">
            <CardTitleLink {...address}>{idea.title}</CardTitleLink>
          </h2>
          <p className="mt-0.5 text-sm text-muted">{labels.industry[idea.industry]}</p>
        </div>
      </div>
      <div className="card-marks">
        <Badge tone="brand">{labels.stage[idea.stage]}</Badge>
        {idea.fundingNeeded !== null && <Badge language={idea.contentLanguage}>{idea.fundingNeeded}</Badge>}
        <Marks {...idea} />
      </div>
      <Excerpt text={idea.description} language={idea.contentLanguage} />
      <LookingFor idea={idea} />
      <TagList items={idea.tags} limit={3} label={t.card.tags} profile={idea} />
      <CardFoot>
        <CardPlace place={idea.location} profile={idea} />
        <CardTime date={idea.createdAt} />
        <OwnPercent target={{ kind: "idea", id: idea.id }} />
      </CardFoot>
      <CardActions>
        {actions}
        <LinkButton {...address} variant="quiet" size="small" aria-label={t.card.viewNamed(idea.title)}>
          {t.card.view}
        </LinkButton>
      </CardActions>
    </Card>
  );
}

function LookingFor({ idea }: { idea: BrowseIdeaOnCard }) {
  const t = useT(catalogue("ideas"));
  if (idea.lookingFor.length === 0) return null;
  return (
    <>
      <p className="card-fact">{t.card.lookingFor}</p>
      <TagList
        {...{ items: idea.lookingFor, limit: 3, label: t.card.lookingFor, tone: "need", profile: idea }}
      />
    </>
  );
}
