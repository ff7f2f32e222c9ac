import { formatNumber } from "@khamt/language/format";
import { useSuspenseQuery } from "@tanstack/react-query";
import { linkOptions, Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import ArrowRight from "lucide-react/icons/arrow-right";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { statsQuery } from "../../shared/stats/stats.ts";

const browse = [
  { name: "ideas", link: linkOptions({ to: "/startup-ideas" }) },
  { name: "individuals", link: linkOptions({ to: "/startup-cofounders" }) },
  { name: "companies", link: linkOptions({ to: "/companies" }) },
  { name: "projects", link: linkOptions({ to: "/project-listings" }) },
] as const;

/** The way to every kind of thing, with how many there are now. */
export function CategoriesPage() {
  const t = useT(catalogue("categories"));
  const language = useLanguage();
  const { data } = useSuspenseQuery(statsQuery);
  const count = (name: "partners" | (typeof browse)[number]["name"]) => formatNumber(data[name], language);
  const { search, help } = t;
  return (
    <>
      <PageHeader title={t.head.title} intro={t.intro} />
      <div className="frame grid gap-12 pb-20">
        <Section title={t.browse.title} columns="sm:grid-cols-2 xl:grid-cols-4">
          {browse.map(({ name, link }) => (
            <CategoryCard key={name} words={t.browse[name]} count={count(name)} {...link} />
          ))}
        </Section>
        <Section title={search.title} columns="sm:grid-cols-2 lg:grid-cols-3">
          <CategoryCard words={search.partners} count={count("partners")} to="/partners" />
          <CategoryCard words={search.business} to="/business-partners" />
          <CategoryCard words={search.project} to="/project-partners" />
        </Section>
        <Section title={help.title} columns="sm:grid-cols-2 lg:grid-cols-3">
          <CategoryCard words={help.services} to="/services" />
          <CategoryCard words={help.erp} to="/odoo-signup" />
        </Section>
      </div>
    </>
  );
}

function Section({ title, columns, children }: { title: string; columns: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl font-bold">{title}</h2>
      <ul aria-label={title} className={`grid gap-5 ${columns}`}>
        {children}
      </ul>
    </section>
  );
}

type CategoryCardProps = {
  to: NonNullable<LinkProps["to"]>;
  words: { title: string; text: string };
  /** How many there are, in words. */
  count?: string;
};

function CategoryCard({ to, words, count }: CategoryCardProps) {
  return (
    <li>
      <Link
        to={to}
        className="group flex h-full min-h-44 flex-col rounded-card border border-line bg-surface p-6 transition-colors duration-150 hover:border-brand-line"
      >
        <span className="flex min-h-9 items-center justify-between gap-4">
          <span className="text-xl font-bold">{words.title}</span>
          {count !== undefined && <span className="text-2xl font-extrabold text-brand">{count}</span>}
        </span>
        <span className="mt-2 mb-4 text-muted">{words.text}</span>
        <ArrowRight
          aria-hidden="true"
          className="mt-auto size-5 text-brand transition-transform duration-150 group-hover:translate-x-1"
        />
      </Link>
    </li>
  );
}
