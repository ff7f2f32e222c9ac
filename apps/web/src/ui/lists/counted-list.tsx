import type { ReactNode } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { FailureNotice } from "../page/failure-notice.tsx";
import { LoadMore } from "./load-more.tsx";

type CountedListProps = {
  /** What was asked for, on its way, come or failed. */
  data: { items: readonly object[]; total: number } | undefined;
  error: Error | null;
  refetch: () => unknown;
  /** What to do where it failed and the server has not said it itself. */
  failure: string;
  count: (total: number) => string;
  /** In place of a list without items. */
  empty: ReactNode;
  children: ReactNode;
};

/** Cards one below the other, how many there are, and the way to more of them. */
export function CountedList({ data, error, refetch, failure, count, empty, children }: CountedListProps) {
  const t = useT(catalogue("ui"));
  if (data === undefined && error !== null)
    return <FailureNotice title={t.failed} hint={failure} error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return <div role="status" aria-label={t.loading} className="skeleton h-72 w-full" />;
  if (data.items.length === 0) return empty;
  return (
    <section>
      <h2 className="text-sm text-muted">{count(data.total)}</h2>
      <ul className="mt-4 grid gap-5">{children}</ul>
      {data.items.length < data.total && <LoadMore shown={data.items.length} total={data.total} />}
    </section>
  );
}
