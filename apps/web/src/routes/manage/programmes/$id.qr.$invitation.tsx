import { createFileRoute, notFound } from "@tanstack/react-router";
import { requireDesk } from "../../../features/manage/frame/require-desk.ts";
import { QrPage } from "../../../features/manage/programmes/qr-page.tsx";
import { invitationsQuery, managedOneQuery } from "../../../features/manage/programmes/queries.ts";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { orNotFound } from "../../../lib/query/query.ts";

export const Route = createFileRoute("/manage/programmes/$id/qr/$invitation")({
  loader: async ({ context: { language, queryClient }, params: { id, invitation } }) => {
    requireDesk(queryClient, "managers");
    const [programme, links] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(managedOneQuery(id))),
      orNotFound(queryClient.ensureQueryData(invitationsQuery(id))),
      language.load(catalogue("desk-programmes")),
    ]);
    if (!links.some((each) => each.id === invitation)) throw notFound();
    const { head, invitations } = language.words(catalogue("desk-programmes"));
    return pageHead({ ...head, title: invitations.qr(programme.name[language.current]) });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Qr,
});

function Qr() {
  const { id, invitation } = Route.useParams();
  return <QrPage id={id} invitation={invitation} />;
}
