import { entityKinds } from "@khamt/contract/vocabulary";
import { type LinkProps, useParams } from "@tanstack/react-router";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT, type Words } from "../../lib/language/index.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { useOwnProfiles } from "../own-profiles/use-own-profiles.ts";

const lists = {
  idea: "/startup-ideas",
  cofounder: "/startup-cofounders",
  company: "/companies",
  project: "/project-listings",
  match: "/",
  compare: "/",
  firstMatches: "/my-profile",
} as const satisfies Record<Exclude<keyof Words["gone"], "own">, LinkProps["to"]>;

/**
 * In place of what is closed, paused or hidden, or never was: which of these, nobody but its owner is told, who finds it among their
 * profiles. A page that is about profiles and is given none says what it is for.
 */
export function GoneScreen({ page }: { page: keyof typeof lists }) {
  const { own, [page]: t } = useT(catalogue("gone"));
  const isOwn = useIsOwn(page);
  return (
    <div className="frame py-16 sm:py-24">
      <EmptyState title={t.title} hint={isOwn ? own.hint : t.hint} headingLevel="h1">
        {isOwn && <LinkButton to="/my-profile">{own.list}</LinkButton>}
        <LinkButton to={lists[page]} variant={isOwn ? "secondary" : "primary"}>
          {t.list}
        </LinkButton>
      </EmptyState>
    </div>
  );
}

function useIsOwn(page: keyof typeof lists): boolean {
  const { id } = useParams({ strict: false });
  const kinds = entityKinds.filter((kind) => kind === page);
  const { profiles } = useOwnProfiles(kinds, { enabled: useUser() !== null });
  return profiles.some((own) => own.id === id);
}
