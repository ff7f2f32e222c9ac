import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { partnersCatalogue } from "../features/partners/words/partners.ts";
import { PartnerDetailScreen } from "../features/partners/partner-detail-screen.tsx";
import { PartnerNotFound } from "../features/partners/partner-not-found.tsx";
import { partnerQuery } from "../features/partners/queries.ts";
import { ConnectButton } from "../shared/connect/connect-button.tsx";
import { SafetyActions } from "../features/safety/safety-actions.tsx";
import { shareCatalogue } from "../ui/words/share.ts";
import { pageHead } from "../lib/head.ts";
import { orNotFound } from "../lib/query/query.ts";
import { vocabularyCatalogue } from "../shared/vocabulary/index.ts";
import { PartnerMatch } from "./-partner-match.tsx";

export const Route = createFileRoute("/partner/$id")({
  loader: async ({ context, params: { id } }) => {
    // The words first: they are needed where there is no such partner.
    await context.language.load(partnersCatalogue, shareCatalogue, vocabularyCatalogue);
    const { type, name, title } = await orNotFound(context.queryClient.ensureQueryData(partnerQuery(id)));
    const { describe } = context.language.words(partnersCatalogue).detail;
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
