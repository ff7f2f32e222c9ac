import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { CofounderDetailScreen } from "../../features/cofounders/cofounder-detail-screen.tsx";
import { cofounderQuery, nameOf } from "../../features/cofounders/queries.ts";
import { reviewsQuery } from "../../features/reviews/queries.ts";
import { ReviewsSection } from "../../features/reviews/reviews-section.tsx";
import { pageHead } from "../../lib/head.ts";
import { useUser } from "../../lib/auth/index.ts";
import { DetailActions } from "../-detail-actions.tsx";
import { gone, shownOrGone } from "../-shown-or-gone.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

export const Route = createFileRoute("/startup-cofounders/$id")({
  loader: async ({ context, params }) => {
    const [person] = await Promise.all([
      shownOrGone(context, context.queryClient.ensureQueryData(cofounderQuery(params.id))),
      context.language.load(
        catalogue("cofounders"),
        catalogue("reviews"),
        catalogue("share"),
        catalogue("vocabulary"),
        catalogue("you-and"),
      ),
      context.queryClient.prefetchQuery(reviewsQuery({ kind: "cofounder", id: params.id })),
    ]);
    const { describe } = context.language.words(catalogue("cofounders")).detail;
    const name = nameOf(person);
    return pageHead({
      title: name,
      description: describe(name, person.title ?? "", person.skills.join(", ")),
    });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: CofounderPage,
  notFoundComponent: gone("cofounder"),
});

function CofounderPage() {
  const { data } = useSuspenseQuery(cofounderQuery(Route.useParams().id));
  const { detail: t } = useT(catalogue("cofounders"));
  const { actions } = useT(catalogue("you-and"));
  const isMember = useUser() !== null;
  return (
    <CofounderDetailScreen
      cofounder={data}
      actions={
        <DetailActions
          subject={{
            kind: "cofounder",
            id: data.id,
            name: nameOf(data),
            language: data.contentLanguage,
            isDemo: data.isDemo,
          }}
          match={{ type: "startup-idea", label: t.match }}
          act={{ by: "connect", label: isMember ? actions.invite : t.connect, message: t.message }}
        />
      }
      reviews={<ReviewsSection of={{ kind: "cofounder", id: data.id }} />}
    />
  );
}
