import type { Project, ProjectDetail } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import { Card } from "../../ui/cards/card.tsx";
import { Facts } from "../../ui/cards/facts.tsx";
import { ReaderWord } from "../../shared/profiles/reader-word.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { labelOf } from "../../shared/vocabulary/options.ts";

export function AtAGlance({ project }: { project: ProjectDetail }) {
  const { detail: t } = useT(catalogue("projects"));
  const { facet, companySize } = useT(catalogue("vocabulary"));
  const sizes = { ...companySize, any: t.anySize };
  const size = project.requiredCompanySize;
  const { contentLanguage, preferredLocation } = project;
  const own = (text: string | null) => text && <span lang={contentLanguage}>{text}</span>;
  return (
    <Card as="section">
      <h2 className="mb-4 text-lg font-bold">{t.facts}</h2>
      <Facts
        items={[
          { label: t.company, value: <CompanyLink project={project} /> },
          { label: facet.budget, value: own(project.budget) },
          { label: facet.timeline, value: own(project.timeline) },
          { label: t.companySize, value: size && labelOf(sizes, size) },
          {
            label: t.location,
            value: preferredLocation && <ReaderWord typed={preferredLocation} profile={project} />,
          },
          { label: t.applications, value: project.applicationsCount },
          {
            label: t.answers,
            value: project.answers && t.answerRate(project.answers.share, project.answers.days),
          },
          { label: t.added, value: <TimeAgo date={project.createdAt} /> },
          {
            label: t.updated,
            value: project.updatedAt !== project.createdAt && <TimeAgo date={project.updatedAt} />,
          },
        ]}
      />
    </Card>
  );
}

export function CompanyLink({ project }: { project: Project }) {
  return (
    <Link
      to="/companies/$id"
      params={{ id: project.companyId }}
      lang={project.contentLanguage}
      className="font-semibold text-brand hover:underline"
    >
      {project.companyName}
    </Link>
  );
}
