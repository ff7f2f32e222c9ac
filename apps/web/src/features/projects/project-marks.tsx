import type { Project } from "@khamt/contract";
import Zap from "lucide-react/icons/zap";
import { Badge } from "../../components/badge.tsx";
import { Marks } from "../../components/marks.tsx";
import { useT } from "../../lib/language/index.ts";
import { vocabularyCatalogue } from "../../lib/vocabulary/index.ts";
import { projectsCatalogue } from "./catalogue.ts";

export function ProjectMarks({ project }: { project: Project }) {
  const t = useT(projectsCatalogue);
  const { projectCategory } = useT(vocabularyCatalogue);
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
