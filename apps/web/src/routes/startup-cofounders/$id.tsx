import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { CofounderDetailScreen } from "../../features/cofounders/cofounder-detail-screen.tsx";
import { cofounderQuery, nameOf } from "../../features/cofounders/queries.ts";
import { MatchButton } from "../../features/matching/match-button.tsx";
import { ConnectButton } from "../../shared/connect/connect-button.tsx";
import { SafetyActions } from "../../features/safety/safety-actions.tsx";
import { pageHead } from "../../lib/head.ts";
import { orNotFound } from "../../lib/query/query.ts";
import { catalogue } from "../../lib/language/index.ts";

export const Route = createFileRoute("/startup-cofounders/$id")({
  loader: async ({ context, params }) => {
    const [person] = await Promise.all([
      orNotFound(context.queryClient.ensureQueryData(cofounderQuery(params.id))),
      context.language.load(catalogue("cofounders"), catalogue("share"), catalogue("vocabulary")),
    ]);
    const { describe } = context.language.words(catalogue("cofounders")).detail;
    const name = nameOf(person);
    return pageHead({ title: name, description: describe(name, person.title ?? "") });
  },
  head: ({ loaderData }) => loaderData ?? {},
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
