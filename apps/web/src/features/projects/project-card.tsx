import type { ReactNode } from "react";
import { CardActions, CardFoot, CardTime, Excerpt } from "../../ui/cards/card-parts.tsx";
import { Card, CardTitleLink } from "../../ui/cards/card.tsx";
import { TagList } from "../../shared/profiles/tag-list.tsx";
import { OwnPercent } from "../../shared/you-and/own-percent.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { ProjectOnCard } from "./queries.ts";
import { ProjectMarks } from "./project-marks.tsx";

/** What decides: what is to be done, for how much, by when, with which skills. */
export function ProjectCard({ project, actions }: { project: ProjectOnCard; actions: ReactNode }) {
  const t = useT(catalogue("projects"));
  const { contentLanguage } = project;
  return (
    <Card raised>
      <div className="flex flex-wrap items-center gap-1.5">
        <ProjectMarks project={project} />
      </div>
      <div lang={contentLanguage} className="mt-3">
        <h2 className="card-title">
          <CardTitleLink to="/project-listings/$id" params={{ id: project.id }}>
            {project.title}
          </CardTitleLink>
        </h2>
        <p className="mt-0.5 text-sm text-muted">{project.companyName}</p>
      </div>
      <Excerpt text={project.description} language={contentLanguage} lines="two" />
      <Terms project={project} />
      <TagList
        {...{ items: project.requiredSkills, limit: 3, label: t.skills, tone: "need" }}
        profile={project}
      />
      <CardFoot>
        <CardTime date={project.createdAt} />
        <OwnPercent target={{ kind: "project", id: project.id }} />
      </CardFoot>
      <CardActions>{actions}</CardActions>
    </Card>
  );
}

function Terms({ project }: { project: ProjectOnCard }) {
  const { facet } = useT(catalogue("vocabulary"));
  const terms = [
    { label: facet.budget, value: project.budget },
    { label: facet.timeline, value: project.timeline },
  ].filter(({ value }) => value !== null);
  if (terms.length === 0) return null;
  return (
    <dl className="mt-4 grid gap-1 text-sm">
      {terms.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{label}</dt>
          <dd lang={project.contentLanguage} className="font-semibold">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
