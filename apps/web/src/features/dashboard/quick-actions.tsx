import { Link, linkOptions } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import { catalogue, useT } from "../../lib/language/index.ts";

const actions = [
  { name: "search", link: linkOptions({ to: "/search" }) },
  { name: "browse", link: linkOptions({ to: "/ideas" }) },
  { name: "projects", link: linkOptions({ to: "/project-listings" }) },
  { name: "profile", link: linkOptions({ to: "/my-profile" }) },
  { name: "categories", link: linkOptions({ to: "/categories" }) },
] as const;

export function QuickActions() {
  const t = useT(catalogue("dashboard")).quick;
  return (
    <section>
      <h2 className="mb-3 text-xl font-bold">{t.title}</h2>
      <ul className="divide-y divide-line">
        {actions.map(({ name, link }) => (
          <li key={name}>
            <Link
              {...link}
              className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold hover:text-brand"
            >
              {t[name]}
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
