import { createFileRoute } from "@tanstack/react-router";
import { DashboardPage } from "../features/dashboard/dashboard-page.tsx";
import { MatchButton } from "../features/matching/match-button.tsx";
import { pageHead } from "../lib/head.ts";
import { statsQuery } from "../shared/stats/stats.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/dashboard")({
  loader: async ({ context }) => {
    await Promise.all([
      context.language.load(catalogue("dashboard")),
      context.queryClient.ensureQueryData(statsQuery),
    ]);
    return pageHead(context.language.words(catalogue("dashboard")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => (
    <DashboardPage
      matchPeople={(label) => <MatchButton type="cofounder" label={label} />}
      matchIdeas={(label) => <MatchButton type="startup-idea" label={label} variant="secondary" />}
    />
  ),
});
