import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { companiesCatalogue } from "../../features/companies/catalogue.ts";
import { CompanyDetailScreen } from "../../features/companies/company-detail-screen.tsx";
import { companyQuery } from "../../features/companies/queries.ts";
import { MatchButton } from "../../features/matching/match-button.tsx";
import { AccountButton } from "../../components/account-button.tsx";
import { shareCatalogue } from "../../components/share-catalogue.ts";
import { pageHead } from "../../lib/head.ts";
import { orNotFound } from "../../lib/query.ts";
import { vocabularyCatalogue } from "../../lib/vocabulary/index.ts";

export const Route = createFileRoute("/companies/$id")({
  loader: async ({ context, params }) => {
    const [company] = await Promise.all([
      orNotFound(context.queryClient.ensureQueryData(companyQuery(params.id))),
      context.language.load(companiesCatalogue, shareCatalogue, vocabularyCatalogue),
    ]);
    const { describe } = context.language.words(companiesCatalogue).detail;
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
      connect={(label) => <AccountButton variant="secondary">{label}</AccountButton>}
      message={(label) => <AccountButton variant="quiet">{label}</AccountButton>}
    />
  );
}
