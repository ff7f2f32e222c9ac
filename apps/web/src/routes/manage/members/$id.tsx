import { createFileRoute } from "@tanstack/react-router";
import { MemberPage } from "../../../features/manage/members/member-page.tsx";
import { memberQuery } from "../../../features/manage/members/queries.ts";
import { requireDesk } from "../../../features/manage/frame/require-desk.ts";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { orNotFound } from "../../../lib/query/query.ts";

export const Route = createFileRoute("/manage/members/$id")({
  loader: async ({ context: { language, queryClient }, params }) => {
    requireDesk(queryClient, "administrators");
    const [member] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(memberQuery(params.id))),
      language.load(
        catalogue("manage"),
        catalogue("manage-members"),
        catalogue("member-acts"),
        catalogue("moderation"),
        catalogue("notification-kinds"),
        catalogue("action"),
        catalogue("passwords"),
      ),
    ]);
    const { head, nameless } = language.words(catalogue("manage-members"));
    return pageHead({ title: member.name || nameless, description: head.description });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Member,
});

function Member() {
  return <MemberPage id={Route.useParams().id} />;
}
