import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { statsQuery } from "../../shared/stats/stats.ts";
import { Culture } from "./culture.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { PartnerKinds } from "./partner-kinds.tsx";
import { QuickActions } from "./quick-actions.tsx";

const counted = ["ideas", "partners", "individuals", "companies"] as const;

interface DashboardPageProps {
  /** The buttons that start a match for the reader: with people, with ideas. */
  matchPeople: (label: string) => ReactNode;
  matchIdeas: (label: string) => ReactNode;
}

export function DashboardPage({ matchPeople, matchIdeas }: DashboardPageProps) {
  const t = useT(catalogue("dashboard"));
  const { data } = useSuspenseQuery(statsQuery);
  return (
    <>
      <PageHeader title={t.head.title} intro={t.intro}>
        {matchPeople(t.matchForMe)}
        {matchIdeas(t.matchIdeasForMe)}
      </PageHeader>
      <div className="frame grid gap-12 pb-20">
        <dl
          aria-label={t.counts.label}
          className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-4"
        >
          {counted.map((name) => (
            <div
              key={name}
              className="flex flex-col-reverse border-line p-5 odd:border-r nth-[n+3]:border-t sm:p-6 lg:border-r lg:last:border-r-0 lg:nth-[n+3]:border-t-0"
            >
              <dt className="text-muted">{t.counts[name]}</dt>
              <dd className="text-3xl font-extrabold tracking-[-0.03em] sm:text-4xl">{data[name]}</dd>
            </div>
          ))}
        </dl>
        <Culture stats={data} />
        <FeatureCards />
        <div className="grid gap-12 lg:grid-cols-2">
          <PartnerKinds individuals={data.individuals} companies={data.companies} />
          <QuickActions />
        </div>
      </div>
    </>
  );
}
