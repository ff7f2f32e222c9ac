import { useSuspenseQuery } from "@tanstack/react-query";
import { IdeaDetailScreen } from "../features/ideas/idea-detail-screen.tsx";
import { ideaQuery } from "../features/ideas/queries.ts";
import { catalogue, useT } from "../lib/language/index.ts";
import { DetailActions } from "./-detail-actions.tsx";

export function IdeaPage({ id }: { id: string }) {
  const { data } = useSuspenseQuery(ideaQuery(id));
  const { detail: t } = useT(catalogue("ideas"));
  return (
    <IdeaDetailScreen
      idea={data}
      actions={
        <DetailActions
          subject={{
            kind: "idea",
            id,
            name: data.title,
            language: data.contentLanguage,
            isDemo: data.isDemo,
          }}
          match={{ type: "cofounder", label: t.match }}
          act={{ by: "connect", label: t.connect }}
        />
      }
    />
  );
}
