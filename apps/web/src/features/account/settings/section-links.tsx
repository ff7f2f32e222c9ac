import { Link } from "@tanstack/react-router";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { sectionNames, type SectionName } from "./sections.ts";

export function SectionLinks({ current }: { current: SectionName }) {
  const t = useT(catalogue("settings"));
  const [first] = sectionNames;
  return (
    <nav aria-label={t.navigation} className="lg:sticky lg:top-24">
      <ul className="-mx-1 flex flex-wrap gap-1 lg:grid">
        {sectionNames.map((name) => (
          <li key={name}>
            <Link
              to="/settings"
              search={{ section: name === first ? undefined : name }}
              activeOptions={{ exact: true }}
              aria-current={name === current ? "page" : undefined}
              className="flex min-h-11 items-center rounded-control px-3 font-medium text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand"
            >
              {t.sections[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
