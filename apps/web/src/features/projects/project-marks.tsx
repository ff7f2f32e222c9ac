import type { Project } from "@khamt/contract";
import Zap from "lucide-react/icons/zap";
import { Badge } from "../../ui/cards/badge.tsx";
import { Marks } from "../../shared/profiles/marks.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

type MarkedProject = Pick<Project, "category" | "contentLanguage" | "isDemo" | "isUrgent">;

export function ProjectMarks({ project }: { project: MarkedProject }) {
  const t = useT(catalogue("projects"));
  const { projectCategory } = useT(catalogue("vocabulary"));
  return (
    <>
      <Badge tone="brand">{projectCategory[project.category]}</Badge>
      {project.isUrgent && (
        <Badge tone="next" icon={<Zap aria-hidden="true" />}>
          {t.urgent}
        </Badge>
      )}
      <Marks {...project} />
    </>
  );
}
