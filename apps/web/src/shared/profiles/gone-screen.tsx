import type { EntityKind } from "@khamt/contract/vocabulary";
import { catalogue, useT } from "../../lib/language/index.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";

const lists = {
  idea: "/startup-ideas",
  cofounder: "/startup-cofounders",
  company: "/companies",
  project: "/project-listings",
} as const;

/** In place of what is closed, paused or hidden, or never was: which of these, nobody is told. */
export function GoneScreen({ kind }: { kind: EntityKind }) {
  const t = useT(catalogue("gone"))[kind];
  return (
    <div className="frame py-16 sm:py-24">
      <EmptyState title={t.title} hint={t.hint} headingLevel="h1">
        <LinkButton to={lists[kind]}>{t.list}</LinkButton>
      </EmptyState>
    </div>
  );
}
