import type { LinkProps } from "@tanstack/react-router";
import { catalogue, useT, type Words } from "../../lib/language/index.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";

const lists = {
  idea: "/startup-ideas",
  cofounder: "/startup-cofounders",
  company: "/companies",
  project: "/project-listings",
  match: "/",
  compare: "/",
  firstMatches: "/my-profile",
} as const satisfies Record<keyof Words["gone"], LinkProps["to"]>;

/**
 * In place of what is closed, paused or hidden, or never was: which of these, nobody is told. A page that is about
 * profiles and is given none says what it is for.
 */
export function GoneScreen({ page }: { page: keyof typeof lists }) {
  const t = useT(catalogue("gone"))[page];
  return (
    <div className="frame py-16 sm:py-24">
      <EmptyState title={t.title} hint={t.hint} headingLevel="h1">
        <LinkButton to={lists[page]}>{t.list}</LinkButton>
      </EmptyState>
    </div>
  );
}
