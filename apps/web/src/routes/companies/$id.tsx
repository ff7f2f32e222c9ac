import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { CompanyDetailScreen } from "../../features/companies/company-detail-screen.tsx";
import { companyQuery } from "../../features/companies/queries.ts";
import { MatchButton } from "../../features/matching/match-button.tsx";
import { ConnectButton } from "../../shared/connect/connect-button.tsx";
import { SafetyActions } from "../../features/safety/safety-actions.tsx";
import { reviewsQuery } from "../../features/reviews/queries.ts";
import { ReviewsSection } from "../../features/reviews/reviews-section.tsx";
import { pageHead } from "../../lib/head.ts";
import { orNotFound } from "../../lib/query/query.ts";
import { catalogue } from "../../lib/language/index.ts";

export const Route = createFileRoute("/companies/$id")({
  loader: async ({ context, params }) => {
    const [company] = await Promise.all([
      orNotFound(context.queryClient.ensureQueryData(companyQuery(params.id))),
      context.language.load(
        catalogue("companies"),
        catalogue("reviews"),
        catalogue("share"),
        catalogue("vocabulary"),
      ),
      context.queryClient.prefetchQuery(reviewsQuery(params.id)),
    ]);
    const { describe } = context.language.words(catalogue("companies")).detail;
    const { name, specialties } = company;
    return pageHead({ title: name, description: describe(name, specialties.join(", ")) });
  },
  head: ({ loaderData }) => loaderData ?? {},
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
