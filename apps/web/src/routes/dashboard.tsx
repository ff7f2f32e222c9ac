import { createFileRoute } from "@tanstack/react-router";
import { MemberDashboard } from "../features/dashboard/member-dashboard.tsx";
import { loadDashboard } from "../features/dashboard/queries.ts";
import { VisitorDashboard } from "../features/dashboard/visitor-dashboard.tsx";
import { MatchButton } from "../features/matching/match-button.tsx";
import { useUser } from "../lib/auth/index.ts";
import { pageHead } from "../lib/head.ts";
import { catalogue, useT } from "../lib/language/index.ts";

export const Route = createFileRoute("/dashboard")({
  loader: async ({ context: { language, queryClient } }) => {
    await Promise.all([
      language.load(
        catalogue("dashboard"),
        catalogue("member-dashboard"),
        catalogue("notification-kinds"),
        catalogue("notifications"),
        catalogue("vocabulary"),
      ),
      loadDashboard(queryClient),
    ]);
    return pageHead(language.words(catalogue("dashboard")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Dashboard,
});

function Dashboard() {
  const t = useT(catalogue("dashboard"));
  const isMember = useUser() !== null;
  const actions = (
    <>
      <MatchButton
        type="cofounder"
        label={t.matchForMe}
        {...(isMember && { variant: "secondary" as const })}
      />
      <MatchButton type="startup-idea" label={t.matchIdeasForMe} variant="secondary" />
    </>
  );
  return isMember ? <MemberDashboard actions={actions} /> : <VisitorDashboard actions={actions} />;
}
