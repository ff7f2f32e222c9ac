import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, linkOptions } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import { PageHeader } from "../../components/page-header.tsx";
import { useT } from "../../lib/language/index.ts";
import { statsQuery } from "../../lib/stats.ts";
import { categoriesCatalogue } from "./catalogue.ts";

const places = [
  { name: "ideas", link: linkOptions({ to: "/startup-ideas" }) },
  { name: "individuals", link: linkOptions({ to: "/startup-cofounders" }) },
  { name: "companies", link: linkOptions({ to: "/companies" }) },
  { name: "projects", link: linkOptions({ to: "/project-listings" }) },
  { name: "partners", link: linkOptions({ to: "/partners" }) },
  { name: "services", link: linkOptions({ to: "/services" }) },
] as const;

export function CategoriesPage() {
  const t = useT(categoriesCatalogue);
  const { data } = useSuspenseQuery(statsQuery);
  return (
    <>
      <PageHeader title={t.head.title} intro={t.intro} />
      <ul aria-label={t.label} className="frame grid gap-5 pb-20 sm:grid-cols-2 lg:grid-cols-3">
        {places.map(({ name, link }) => (
          <li key={name}>
            <Link
              {...link}
              className="group flex h-full min-h-44 flex-col rounded-card border border-line bg-surface p-6 transition-colors duration-150 hover:border-brand-line"
            >
              <span className="flex min-h-9 items-center justify-between gap-4">
                <span className="text-xl font-bold">{t[name].title}</span>
                {name !== "services" && (
                  <span className="text-2xl font-extrabold text-brand">{data[name]}</span>
                )}
              </span>
              <span className="mt-2 text-muted">{t[name].text}</span>
              <ArrowRight
                aria-hidden="true"
                className="mt-auto size-5 text-brand transition-transform duration-150 group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
