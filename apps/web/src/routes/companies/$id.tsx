import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { companiesCatalogue } from "../../features/companies/catalogue.ts";
import { CompanyDetailScreen } from "../../features/companies/company-detail-screen.tsx";
import { companyQuery } from "../../features/companies/queries.ts";
import { MatchButton } from "../../features/matching/match-button.tsx";
import { ConnectButton } from "../../components/connect-button.tsx";
import { SafetyActions } from "../../features/safety/safety-actions.tsx";
import { reviewsCatalogue } from "../../features/reviews/catalogue.ts";
import { reviewsQuery } from "../../features/reviews/queries.ts";
import { ReviewsSection } from "../../features/reviews/reviews-section.tsx";
import { pageHead } from "../../lib/head.ts";
import { orNotFound } from "../../lib/query.ts";
import { vocabularyCatalogue } from "../../lib/vocabulary/index.ts";

export const Route = createFileRoute("/companies/$id")({
  loader: async ({ context, params }) => {
    await Promise.all([
      context.language.load(companiesCatalogue, reviewsCatalogue, vocabularyCatalogue),
      context.queryClient.prefetchQuery(reviewsQuery(params.id)),
      orNotFound(context.queryClient.ensureQueryData(companyQuery(params.id))),
    ]);
  },
  head: ({ match: { context }, params }) => {
    const words = context.language.peek(companiesCatalogue);
    const company = context.queryClient.getQueryData(companyQuery(params.id).queryKey);
    if (words === undefined || company === undefined) return {};
    return pageHead({
      title: company.name,
      description: words.detail.describe(company.name, company.specialties.join(", ")),
    });
  },
  component: CompanyPage,
});

function CompanyPage() {
  const { data } = useSuspenseQuery(companyQuery(Route.useParams().id));
  return (
    <CompanyDetailScreen
      company={data}
      match={({ id, name }, label) => (
        <MatchButton type="project" source={{ kind: "company", id, name }} label={label} />
      )}
      connect={(label) => (
        <>
          <ConnectButton to={{ kind: "company", id: data.id }} variant="secondary">
            {label}
          </ConnectButton>
          <SafetyActions subject={{ kind: "company", id: data.id }} name={data.name} />
        </>
      )}
      message={(label) => (
        <ConnectButton to={{ kind: "company", id: data.id }} purpose="message" variant="quiet">
          {label}
        </ConnectButton>
      )}
      reviews={<ReviewsSection company={data.id} />}
    />
  );
}
