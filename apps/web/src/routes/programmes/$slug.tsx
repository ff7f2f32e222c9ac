import { createFileRoute } from "@tanstack/react-router";
import { ProgrammePage } from "../../features/programmes/programme-page.tsx";
import { programmeQuery } from "../../features/programmes/queries.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";
import { orNotFound } from "../../lib/query/query.ts";
import { typed } from "../../lib/search-params.ts";

export const Route = createFileRoute("/programmes/$slug")({
  validateSearch: (search: Record<string, unknown>): { invitation?: string | undefined } => ({
    invitation: typed(search["invitation"])?.slice(0, 60),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, params: { slug }, deps: { invitation } }) => {
    const [programme] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(programmeQuery(slug, invitation))),
      language.load(catalogue("programmes"), catalogue("action")),
    ]);
    const { name, words, picture, startUps } = programme;
    if (startUps.length > 0) await language.load(catalogue("vocabulary"));
    const reader = language.current;
    return pageHead(
      {
        title: name[reader],
        description: words[reader].slice(0, 160),
        picture: picture === null ? undefined : { url: `${picture.url}?size=full`, alt: picture.alt[reader] },
      },
      `/programmes/${programme.slug}`,
    );
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Programme,
});

function Programme() {
  const { slug } = Route.useParams();
  const { invitation } = Route.useSearch();
  return <ProgrammePage slug={slug} invitation={invitation} />;
}
