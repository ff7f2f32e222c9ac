import { useSuspenseQuery } from "@tanstack/react-query";
import { IdeaDetailScreen } from "../features/ideas/idea-detail-screen.tsx";
import { ideaQuery } from "../features/ideas/queries.ts";
import { MatchButton } from "../features/matching/match-button.tsx";
import { ConnectButton } from "../shared/connect/connect-button.tsx";
import { SafetyActions } from "../features/safety/safety-actions.tsx";

export function IdeaPage({ id }: { id: string }) {
  const { data } = useSuspenseQuery(ideaQuery(id));
  return (
    <IdeaDetailScreen
      idea={data}
      match={(idea, label) => (
        <MatchButton
          type="cofounder"
          source={{ kind: "idea", id: idea.id, name: idea.title }}
          label={label}
        />
      )}
      connect={(label) => (
        <>
          <ConnectButton to={{ kind: "idea", id }} variant="secondary">
            {label}
          </ConnectButton>
          <SafetyActions subject={{ kind: "idea", id }} name={data.title} />
        </>
      )}
    />
  );
}
