import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { PartnerDetailScreen } from "../features/partners/partner-detail-screen.tsx";
import { PartnerNotFound } from "../features/partners/partner-not-found.tsx";
import { partnerQuery } from "../features/partners/queries.ts";
import { pageHead } from "../lib/head.ts";
import { orNotFound } from "../lib/query/query.ts";
import { LinkButton } from "../ui/buttons/button.tsx";
import { DetailActions } from "./-detail-actions.tsx";
import { catalogue, useT } from "../lib/language/index.ts";

export const Route = createFileRoute("/partner/$id")({
  loader: async ({ context, params: { id } }) => {
    // The words first: they are needed where there is no such partner.
    await context.language.load(
      catalogue("partners"),
      catalogue("share"),
      catalogue("vocabulary"),
      catalogue("you-and"),
    );
    const { type, name, title, skills } = await orNotFound(
      context.queryClient.ensureQueryData(partnerQuery(id)),
    );
    const { describe } = context.language.words(catalogue("partners")).detail;
    const canonical = type === "company" ? `/companies/${id}` : `/startup-cofounders/${id}`;
    return pageHead({ title: name, description: describe(name, title ?? "", skills.join(", ")) }, canonical);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PartnerPage,
  notFoundComponent: PartnerNotFound,
});

function PartnerPage() {
  const { data } = useSuspenseQuery(partnerQuery(Route.useParams().id));
  const t = useT(catalogue("partners"));
  const { id, name } = data;
  const isCompany = data.type === "company";
  return (
    <PartnerDetailScreen
      partner={data}
      actions={
        <DetailActions
          subject={{
            kind: isCompany ? "company" : "cofounder",
            id,
            name,
            language: data.contentLanguage,
            isDemo: data.isDemo,
          }}
          match={
            isCompany
              ? { type: "project", label: t.findProjects }
              : { type: "startup-idea", label: t.findIdeas }
          }
          act={{ by: "connect", label: t.detail.connect, message: t.detail.message }}
        >
          <LinkButton
            to={isCompany ? "/companies/$id" : "/startup-cofounders/$id"}
            params={{ id }}
            variant="quiet"
          >
            {t.detail.fullProfile}
          </LinkButton>
        </DetailActions>
      }
    />
  );
}
