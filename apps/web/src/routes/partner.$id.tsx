import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { PartnerDetailScreen } from "../features/partners/partner-detail-screen.tsx";
import { PartnerNotFound } from "../features/partners/partner-not-found.tsx";
import { partnerQuery } from "../features/partners/queries.ts";
import { ConnectButton } from "../shared/connect/connect-button.tsx";
import { SafetyActions } from "../features/safety/safety-actions.tsx";
import { pageHead } from "../lib/head.ts";
import { orNotFound } from "../lib/query/query.ts";
import { PartnerMatch } from "./-partner-match.tsx";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/partner/$id")({
  loader: async ({ context, params: { id } }) => {
    // The words first: they are needed where there is no such partner.
    await context.language.load(catalogue("partners"), catalogue("share"), catalogue("vocabulary"));
    const { type, name, title } = await orNotFound(context.queryClient.ensureQueryData(partnerQuery(id)));
    const { describe } = context.language.words(catalogue("partners")).detail;
    const canonical = type === "company" ? `/companies/${id}` : `/startup-cofounders/${id}`;
    return pageHead({ title: name, description: describe(name, title ?? "") }, canonical);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PartnerPage,
  notFoundComponent: PartnerNotFound,
});

function PartnerPage() {
  const { data } = useSuspenseQuery(partnerQuery(Route.useParams().id));
  const to = { kind: data.type === "company" ? "company" : "cofounder", id: data.id } as const;
  return (
    <PartnerDetailScreen
      partner={data}
      match={(partner, label) => <PartnerMatch partner={partner} label={label} />}
      connect={(label) => (
        <>
          <ConnectButton to={to} variant="secondary">
            {label}
          </ConnectButton>
          <SafetyActions subject={to} name={data.name} />
        </>
      )}
      message={(label) => (
        <ConnectButton to={to} purpose="message" variant="quiet">
          {label}
        </ConnectButton>
      )}
    />
  );
}
