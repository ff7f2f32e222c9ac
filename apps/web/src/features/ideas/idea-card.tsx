import type { Idea } from "@khamt/contract";
import type { ReactNode } from "react";
import { Badge } from "../../ui/cards/badge.tsx";
import { CardPlace } from "../../shared/profiles/card-place.tsx";
import { CardActions, CardFoot, CardTime, Excerpt } from "../../ui/cards/card-parts.tsx";
import { Card, CardTitleLink } from "../../ui/cards/card.tsx";
import { Marks } from "../../shared/profiles/marks.tsx";
import { TagList } from "../../shared/profiles/tag-list.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

/** What decides: what it is, how far it is, who is missing. */
export function IdeaCard({ idea, actions }: { idea: Idea; actions: ReactNode }) {
  const t = useT(catalogue("ideas"));
  const labels = useT(catalogue("vocabulary"));
  return (
    <Card raised>
      <div className="flex flex-wrap items-center gap-1.5">
        <Badge tone="brand">{labels.stage[idea.stage]}</Badge>
        <Badge>{labels.industry[idea.industry]}</Badge>
        <Marks {...idea} />
      </div>
      <h2 lang={idea.contentLanguage} className="mt-3 text-lg leading-snug font-bold">
        <CardTitleLink to="/startup-ideas/$id" params={{ id: idea.id }}>
          {idea.title}
        </CardTitleLink>
      </h2>
      <Excerpt text={idea.description} language={idea.contentLanguage} lines="two" />
      {idea.requiredSkills.length > 0 && (
        <div className="mt-4">
          <TagList
            {...{ items: idea.requiredSkills, limit: 3, label: t.card.lookingFor, tone: "need" }}
            profile={idea}
          />
        </div>
      )}
      <CardFoot>
        <CardPlace place={idea.location} profile={idea} />
        <CardTime date={idea.createdAt} />
      </CardFoot>
      <CardActions>{actions}</CardActions>
    </Card>
  );
}
