import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import type { DeskSection } from "./sections.ts";
import { useSections } from "./use-sections.ts";

type DeskPageProps = {
  /** The section that the page is of; null beside all of them. */
  section: DeskSection | null;
  title: ReactNode;
  intro?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the desk: its sections beside it, above it on narrow screens. Needs the catalogue "manage". */
export function DeskPage({ section, title, intro, actions, children }: DeskPageProps) {
  return (
    <>
      <PageHeader title={title} {...(intro !== undefined && { intro })}>
        {actions}
      </PageHeader>
      <div className="frame grid items-start gap-x-10 gap-y-6 pb-24 lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
        <SectionLinks current={section} />
        <div className="grid min-w-0 gap-6">{children}</div>
      </div>
    </>
  );
}

function SectionLinks({ current }: { current: DeskSection | null }) {
  const t = useT(catalogue("manage"));
  const shown = useSections();
  // Moderators have one section, and nowhere to go from it.
  if (shown.length === 1) return <div className="hidden lg:block" />;
  return (
    <nav aria-label={t.navigation} className="min-w-0 lg:sticky lg:top-24">
      <ul className="relative -mx-1 flex gap-1 overflow-x-auto lg:grid">
        {shown.map(({ name, link }) => (
          <li key={name}>
            <Link
              {...link}
              ref={name === current ? bringIntoRow : undefined}
              activeOptions={{ exact: true }}
              aria-current={name === current ? "page" : undefined}
              className="flex min-h-11 items-center rounded-control px-3 font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand"
            >
              {t.sections[name].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On narrow screens the row is longer than the screen. */
function bringIntoRow(link: HTMLAnchorElement | null): void {
  link?.closest("ul")?.scrollTo({ left: link.offsetLeft - link.offsetWidth / 2 });
}
