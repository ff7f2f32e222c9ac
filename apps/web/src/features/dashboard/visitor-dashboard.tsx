import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, linkOptions } from "@tanstack/react-router";
import type { Stats } from "@khamt/contract";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { fewestCounted, statsQuery } from "../../shared/stats/stats.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { PlaceList } from "./place-list.tsx";

const kinds = ["individual", "company"] as const;

const features = [
  { name: "ideas", link: linkOptions({ to: "/startup-ideas" }) },
  { name: "cofounders", link: linkOptions({ to: "/startup-cofounders" }) },
  { name: "matches", link: linkOptions({ to: "/my-matches" }) },
] as const;

const actions = [
  { name: "search", link: linkOptions({ to: "/search" }) },
  { name: "browse", link: linkOptions({ to: "/ideas" }) },
  { name: "projects", link: linkOptions({ to: "/project-listings" }) },
  { name: "profile", link: linkOptions({ to: "/my-profile" }) },
  { name: "categories", link: linkOptions({ to: "/categories" }) },
] as const;

const counted = ["ideas", "partners", "individuals", "companies"] as const;

/** The visitor's: what is here. */
export function VisitorDashboard({ actions }: { actions: ReactNode }) {
  const t = useT(catalogue("dashboard"));
  const { data } = useSuspenseQuery(statsQuery);
  const shown = counted.filter((name) => data[name] >= fewestCounted);
  return (
    <>
      <PageHeader title={t.head.title} intro={t.intro}>
        {actions}
      </PageHeader>
      <div className="frame grid gap-12 pb-20">
        {shown.length > 0 && (
          <dl
            aria-label={t.counts.label}
            className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-4"
          >
            {shown.map((name) => (
              <div
                key={name}
                className="flex flex-col-reverse border-line p-5 odd:border-r nth-[n+3]:border-t sm:p-6 lg:border-r lg:last:border-r-0 lg:nth-[n+3]:border-t-0"
              >
                <dt className="text-muted">{t.counts[name]}</dt>
                <dd className="text-3xl font-extrabold tracking-[-0.03em] sm:text-4xl">{data[name]}</dd>
              </div>
            ))}
          </dl>
        )}
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

function QuickActions() {
  const t = useT(catalogue("dashboard")).quick;
  return (
    <section>
      <h2 className="mb-3 text-xl font-bold">{t.title}</h2>
      <PlaceList places={actions.map((action) => ({ ...action, label: t[action.name] }))} />
    </section>
  );
}

function FeatureCards() {
  const t = useT(catalogue("dashboard")).features;
  return (
    <section>
      <h2 className="mb-5 text-xl font-bold">{t.title}</h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {features.map(({ name, link }) => (
          <Card key={name} as="li" padding="roomy">
            <h3 className="text-lg font-bold">{t[name].title}</h3>
            <p className="mt-1 mb-6 text-muted">{t[name].text}</p>
            <div className="mt-auto">
              <LinkButton {...link} variant={name === "ideas" ? "next" : "secondary"}>
                {t[name].action}
              </LinkButton>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function PartnerKinds({ individuals, companies }: { individuals: number; companies: number }) {
  const t = useT(catalogue("dashboard")).partners;
  const counts = { individual: individuals, company: companies };
  return (
    <section>
      <h2 className="mb-5 text-xl font-bold">{t.title}</h2>
      <ul className="grid gap-4">
        {kinds.map((type) => (
          <li key={type}>
            <Link
              to="/partners"
              search={{ type }}
              className="flex items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 transition-colors duration-150 hover:border-brand-line"
            >
              <span>
                <span className="block text-lg font-bold">{t[type]}</span>
                <span className="text-muted">{t[`${type}Text`]}</span>
              </span>
              {counts[type] >= fewestCounted && (
                <span className="text-2xl font-extrabold text-brand">{counts[type]}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How people treat each other here, where there is enough to count. */
function Culture({ stats }: { stats: Stats }) {
  const t = useT(catalogue("dashboard")).culture;
  const { acceptanceRate: rate, medianAnswerHours: hours, activeThisWeek: active } = stats;
  if (rate === null && hours === null && active === null) return null;
  return (
    <section aria-labelledby="culture">
      <h2 id="culture" className="text-xl font-bold">
        {t.title}
      </h2>
      <dl className="mt-5 grid gap-6 sm:grid-cols-3">
        {rate !== null && <Figure value={`${rate}%`} text={t.accepted} />}
        {hours !== null && <Figure value={t.hours(hours)} text={t.answered} />}
        {active !== null && <Figure value={String(active)} text={t.active(active)} />}
      </dl>
    </section>
  );
}

function Figure({ value, text }: { value: string; text: string }) {
  return (
    <div className="flex flex-col-reverse justify-end border-l-2 border-brand-line pl-4">
      <dt className="text-muted">{text}</dt>
      <dd className="text-2xl font-extrabold tracking-[-0.02em]">{value}</dd>
    </div>
  );
}
