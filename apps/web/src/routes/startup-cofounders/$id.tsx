import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { cofoundersCatalogue } from "../../features/cofounders/catalogue.ts";
import { CofounderDetailScreen } from "../../features/cofounders/cofounder-detail-screen.tsx";
import { cofounderQuery, nameOf } from "../../features/cofounders/queries.ts";
import { MatchButton } from "../../features/matching/match-button.tsx";
import { ConnectButton } from "../../components/connect-button.tsx";
import { SafetyActions } from "../../features/safety/safety-actions.tsx";
import { pageHead } from "../../lib/head.ts";
import { orNotFound } from "../../lib/query.ts";
import { vocabularyCatalogue } from "../../lib/vocabulary/index.ts";

export const Route = createFileRoute("/startup-cofounders/$id")({
  loader: async ({ context, params }) => {
    await Promise.all([
      context.language.load(cofoundersCatalogue, vocabularyCatalogue),
      orNotFound(context.queryClient.ensureQueryData(cofounderQuery(params.id))),
    ]);
  },
  head: ({ match: { context }, params }) => {
    const words = context.language.peek(cofoundersCatalogue);
    const person = context.queryClient.getQueryData(cofounderQuery(params.id).queryKey);
    if (words === undefined || person === undefined) return {};
    const name = nameOf(person);
    return pageHead({ title: name, description: words.detail.describe(name, person.title ?? "") });
  },
  component: CofounderPage,
});

function CofounderPage() {
  const { data } = useSuspenseQuery(cofounderQuery(Route.useParams().id));
  return (
    <CofounderDetailScreen
      cofounder={data}
      match={(person, label) => (
        <MatchButton
          type="startup-idea"
          source={{ kind: "cofounder", id: person.id, name: nameOf(person) }}
          label={label}
        />
      )}
      connect={(label) => (
        <>
          <ConnectButton to={{ kind: "cofounder", id: data.id }} variant="secondary">
            {label}
          </ConnectButton>
          <SafetyActions subject={{ kind: "cofounder", id: data.id }} name={nameOf(data)} />
        </>
      )}
      message={(label) => (
        <ConnectButton to={{ kind: "cofounder", id: data.id }} purpose="message" variant="quiet">
          {label}
        </ConnectButton>
      )}
    />
  );
}
