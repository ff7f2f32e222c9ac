import { Suspense } from "react";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { RowSkeletons } from "./row-skeletons.tsx";
import { SectionLinks } from "./section-links.tsx";
import { sectionParts } from "./section-parts.ts";
import type { SectionName } from "./sections.ts";
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
