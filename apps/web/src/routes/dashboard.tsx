import { createFileRoute } from "@tanstack/react-router";
import { dashboardCatalogue } from "../features/dashboard/words/dashboard.ts";
import { DashboardPage } from "../features/dashboard/dashboard-page.tsx";
import { MatchButton } from "../features/matching/match-button.tsx";
import { pageHead } from "../lib/head.ts";
import { statsQuery } from "../shared/stats/stats.ts";

export const Route = createFileRoute("/dashboard")({
  loader: async ({ context }) => {
    await Promise.all([
      context.language.load(dashboardCatalogue),
      context.queryClient.ensureQueryData(statsQuery),
    ]);
    return pageHead(context.language.words(dashboardCatalogue).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => (
    <DashboardPage
      matchPeople={(label) => <MatchButton type="cofounder" label={label} />}
      matchIdeas={(label) => <MatchButton type="startup-idea" label={label} variant="secondary" />}
    />
  ),
});
