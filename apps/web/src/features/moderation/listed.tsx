import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { CountedList } from "../../ui/lists/counted-list.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ApiError } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { SecondStepNeeded } from "../../shared/moderation/second-step-needed.tsx";
import type { View } from "./queries.ts";

type ListedProps = {
  view: View;
  data: { items: readonly object[]; total: number } | undefined;
  error: Error | null;
  refetch: () => unknown;
  children: ReactNode;
};

export function Listed({ view, data, error, refetch, children }: ListedProps) {
  const t = useT(catalogue("moderation"));
  if (data === undefined && error instanceof ApiError && error.body?.error === "second-step-needed")
    return <SecondStepNeeded words={t.secondStep} />;
  const empty = (
    <EmptyState title={t.empty[view].title} hint={t.empty[view].hint}>
      <LinkButton to="/moderation" search={view === "open" ? { view: "decided" } : {}}>
        {t.empty[view].button}
      </LinkButton>
    </EmptyState>
  );
  return (
    <CountedList {...{ data, error, refetch, empty }} failure={t.failure} count={t.count[view]}>
      {children}
    </CountedList>
  );
}
