import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { ApiError } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
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
  const components = useT(catalogue("ui"));
  if (data === undefined && error instanceof ApiError && error.body?.error === "second-step-needed")
    return <SecondStepNeeded />;
  if (data === undefined && error !== null)
    return (
      <FailureNotice
        title={components.failed}
        hint={t.failure}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined)
    return <div role="status" aria-label={components.loading} className="skeleton h-72 w-full" />;
  if (data.items.length === 0)
    return (
      <EmptyState title={t.empty[view].title} hint={t.empty[view].hint}>
        <LinkButton to="/moderation" search={view === "open" ? { view: "decided" } : {}}>
          {t.empty[view].button}
        </LinkButton>
      </EmptyState>
    );
  return (
    <section>
      <h2 className="text-sm text-muted">{t.count[view](data.total)}</h2>
      <ul className="mt-4 grid gap-5">{children}</ul>
      {data.items.length < data.total && <LoadMore shown={data.items.length} total={data.total} />}
    </section>
  );
}

/** Before an administrator may do anything, a password alone must no longer open the account. */
function SecondStepNeeded() {
  const { secondStep } = useT(catalogue("moderation"));
  return (
    <section role="alert" className="max-w-[62ch] rounded-card border border-line bg-surface p-5">
      <h2 className="text-xl font-bold">{secondStep.title}</h2>
      <p className="mt-2">{secondStep.text}</p>
      <div className="mt-4">
        <LinkButton to="/settings" search={{ section: "security" }}>
          {secondStep.button}
        </LinkButton>
      </div>
    </section>
  );
}
