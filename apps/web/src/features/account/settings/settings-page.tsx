import { Suspense } from "react";
import { Link } from "@tanstack/react-router";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { RowSkeletons } from "./row-skeletons.tsx";
import { sectionParts } from "./section-parts.ts";
import { type SectionName, sectionNames } from "./sections.ts";
import { WithAccount } from "../with-account.tsx";

/** One section at a time; which one, the address says. */
export function SettingsPage({ section }: { section: SectionName }) {
  const t = useT(catalogue("settings"));
  const { Part } = sectionParts[section];
  return (
    <WithAccount page="settings">
      {(account) => (
        <>
          <PageHeader title={t.title} />
          <div className="frame grid items-start gap-x-12 gap-y-8 pb-24 lg:grid-cols-[15rem_minmax(0,44rem)]">
            <SectionLinks current={section} />
            <div key={section} className="grid gap-5">
              <Suspense fallback={<RowSkeletons />}>
                <Part account={account} />
              </Suspense>
            </div>
          </div>
        </>
      )}
    </WithAccount>
  );
}

function SectionLinks({ current }: { current: SectionName }) {
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
