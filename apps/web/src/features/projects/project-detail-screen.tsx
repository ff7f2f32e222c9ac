import type { ProjectDetail } from "@khamt/contract";
import type { ReactNode } from "react";
import { DetailLayout, DetailSection, OwnWords } from "../../ui/page/detail-layout.tsx";
import { OwnerMarks } from "../../shared/profiles/marks.tsx";
import { TagList } from "../../shared/profiles/tag-list.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { AtAGlance, CompanyLink } from "./project-aside.tsx";
import { ProjectMarks } from "./project-marks.tsx";

type ProjectDetailScreenProps = {
  /** How the reader fits, and what to do about it. */
  actions: ReactNode;
  project: ProjectDetail;
};

export function ProjectDetailScreen({ project, actions }: ProjectDetailScreenProps) {
  const { detail: t, skills } = useT(catalogue("projects"));
  const { contentLanguage, requiredSkills } = project;
  return (
    <DetailLayout
      back={{ to: "/project-listings", label: t.back }}
      title={project.title}
      titleLanguage={contentLanguage}
      subtitle={<CompanyLink project={project} />}
      marks={
        <>
          <ProjectMarks project={project} />
          <OwnerMarks activity={project.ownerActivity} />
        </>
      }
      actions={actions}
      facts={<AtAGlance project={project} />}
    >
      {project.state !== "open" && (
        <p className="rounded-control bg-sunken p-4 font-semibold">{t.unlisted[project.state]}</p>
      )}
      <DetailSection title={t.about}>
        <OwnWords text={project.description} language={contentLanguage} />
      </DetailSection>
      <DetailSection title={skills} hint={requiredSkills.length > 0 ? t.skillsHint : t.noSkills}>
        <TagList items={requiredSkills} label={skills} tone="need" profile={project} />
      </DetailSection>
      {project.questions.length > 0 && (
        <DetailSection title={t.questions} hint={t.questionsHint}>
          <ul lang={contentLanguage} className="grid max-w-[68ch] list-disc gap-2 pl-5 wrap-anywhere">
            {project.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </DetailSection>
      )}
    </DetailLayout>
  );
}
