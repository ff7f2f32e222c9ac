import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { CompanyDetailScreen } from "../../features/companies/company-detail-screen.tsx";
import { companyQuery } from "../../features/companies/queries.ts";
import { reviewsQuery } from "../../features/reviews/queries.ts";
import { ReviewsSection } from "../../features/reviews/reviews-section.tsx";
import { pageHead } from "../../lib/head.ts";
import { DetailActions } from "../-detail-actions.tsx";
import { gone, shownOrGone } from "../-shown-or-gone.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

export const Route = createFileRoute("/companies/$id")({
  loader: async ({ context, params }) => {
    const reviews = context.queryClient.prefetchQuery(reviewsQuery({ kind: "company", id: params.id }));
    const [company] = await Promise.all([
      shownOrGone(context, context.queryClient.ensureQueryData(companyQuery(params.id)), reviews),
      context.language.load(
        catalogue("companies"),
        catalogue("reviews"),
        catalogue("share"),
        catalogue("vocabulary"),
        catalogue("you-and"),
      ),
      reviews,
    ]);
    const { describe } = context.language.words(catalogue("companies")).detail;
    const { name, specialties } = company;
    return pageHead({ title: name, description: describe(name, specialties.join(", ")) });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: CompanyPage,
  notFoundComponent: gone("company"),
});

function CompanyPage() {
  const { data } = useSuspenseQuery(companyQuery(Route.useParams().id));
  const { detail: t } = useT(catalogue("companies"));
  return (
    <CompanyDetailScreen
      company={data}
      actions={
        <DetailActions
          subject={{
            kind: "company",
            id: data.id,
            name: data.name,
            language: data.contentLanguage,
            isDemo: data.isDemo,
          }}
          match={{ type: "project", label: t.match }}
          act={{ by: "connect", label: t.connect, message: t.message }}
        />
      }
      reviews={<ReviewsSection of={{ kind: "company", id: data.id }} />}
    />
  );
}
