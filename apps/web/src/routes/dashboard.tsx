import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { firstRunQuery } from "../features/manage/first-run/queries.ts";
import { MemberDashboard } from "../features/dashboard/member-dashboard.tsx";
import { loadDashboard } from "../features/dashboard/queries.ts";
import { VisitorDashboard } from "../features/dashboard/visitor-dashboard.tsx";
import { MatchButton } from "../features/matching/match-button.tsx";
import { knownUser, useUser } from "../lib/auth/index.ts";
import { pageHead } from "../lib/head.ts";
import { catalogue, useT } from "../lib/language/index.ts";

export const Route = createFileRoute("/dashboard")({
  loader: async ({ context: { language, queryClient } }) => {
    await leadFirst(queryClient);
    await Promise.all([
      language.load(
        catalogue("dashboard"),
        catalogue("member-dashboard"),
        catalogue("notification-kinds"),
        catalogue("notifications"),
        catalogue("saves"),
        catalogue("vocabulary"),
      ),
      loadDashboard(queryClient),
    ]);
    return pageHead(language.words(catalogue("dashboard")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Dashboard,
});

/** On an empty site its first administrator has something to do before there is anything to look at. */
async function leadFirst(queryClient: QueryClient): Promise<void> {
  if (knownUser(queryClient)?.role !== "admin") return;
  const firstRun = await queryClient.fetchQuery(firstRunQuery).catch(() => undefined);
  if (firstRun?.isUntouched) throw redirect({ to: "/manage/first-run" });
}

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
