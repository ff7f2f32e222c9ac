import type { Idea } from "@khamt/contract";
import type { ReactNode } from "react";
import { Badge } from "../../components/badge.tsx";
import { CardActions, CardFoot, CardPlace, CardTime, Excerpt } from "../../components/card-parts.tsx";
import { CardTitleLink } from "../../components/card-title-link.tsx";
import { Card } from "../../components/card.tsx";
import { Marks } from "../../components/marks.tsx";
import { TagList } from "../../components/tag-list.tsx";
import { useT } from "../../lib/language/index.ts";
import { vocabularyCatalogue } from "../../lib/vocabulary/index.ts";
import { ideasCatalogue } from "./catalogue.ts";

/** What decides: what it is, how far it is, who is missing. */
export function IdeaCard({ idea, actions }: { idea: Idea; actions: ReactNode }) {
  const t = useT(ideasCatalogue);
  const labels = useT(vocabularyCatalogue);
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
