import { Suspense, useRef } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { refOf } from "../../shared/matches/match-address.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { SavedMatch, SavedMatchStore } from "../../shared/saves/index.ts";
import { MatchCard } from "./match-card.tsx";
import { matchesIn, type Tab } from "./tabs.ts";
import { useMatchActions } from "./use-match-actions.ts";

const InviteDialog = lazyWhenOnline(() => import("../../shared/connect/invite-dialog.tsx"));

type MatchListProps = {
  tab: Tab;
  matches: readonly SavedMatch[];
  store: SavedMatchStore;
};

export function MatchList({ tab, matches, store }: MatchListProps) {
  const t = useT(catalogue("my-matches"));
  const heading = useRef<HTMLHeadingElement>(null);
  const { dismiss, restore, contact } = store;
  // The button that had the focus has gone with its card.
  const onRemoved = () => heading.current?.focus();
  const actions = useMatchActions({ dismiss, restore, contact, onRemoved });
  const shown = matchesIn(tab, matches);
  return (
    <section className="mt-6">
      <h2 ref={heading} tabIndex={-1} className="text-sm text-muted outline-none">
        {t.listed(shown.length)}
      </h2>
      {shown.length === 0 ? (
        <div className="mt-4">{matches.length === 0 ? <NothingYet /> : <NothingInTab />}</div>
      ) : (
        <ul className="mt-4 grid gap-5 lg:grid-cols-2">
          {shown.map((match) => (
            <MatchCard
              key={match.id}
              match={match}
              isPending={actions.isPending}
              onContact={() => actions.contact(match)}
              onRemove={() => actions.remove(match)}
            />
          ))}
        </ul>
      )}
      <Approach {...actions} />
    </section>
  );
}

type ApproachProps = Pick<ReturnType<typeof useMatchActions>, "approached" | "endApproach" | "markContacted">;

/** The invitation that "Contact" writes. */
function Approach({ approached, endApproach, markContacted }: ApproachProps) {
  if (approached === undefined) return null;
  const { match, standing } = approached;
  return (
    <Suspense>
      <InviteDialog
        to={refOf({ type: match.type, id: match.targetId })}
        about={match.source ?? undefined}
        standing={standing}
        onClose={endApproach}
        onSent={() => markContacted(match)}
      />
    </Suspense>
  );
}

function NothingYet() {
  const t = useT(catalogue("my-matches"));
  return (
    <EmptyState title={t.empty.title} hint={t.empty.hint}>
      <LinkButton to="/startup-ideas">{t.generate.links.browse}</LinkButton>
      <LinkButton to="/startup-cofounders" variant="secondary">
        {t.generate.links.people}
      </LinkButton>
    </EmptyState>
  );
}

function NothingInTab() {
  const { empty } = useT(catalogue("my-matches"));
  return (
    <EmptyState title={empty.tab} hint={empty.tabHint}>
      <LinkButton to="/my-matches" variant="secondary">
        {empty.all}
      </LinkButton>
    </EmptyState>
  );
}
