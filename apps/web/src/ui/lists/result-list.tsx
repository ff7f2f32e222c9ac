import type { ReactNode } from "react";
import type { ListResult } from "../../lib/query/load-list.ts";
import { CardGrid } from "../cards/card.tsx";
import { ListFailure } from "../page/failure-notice.tsx";
import { LoadMore } from "./load-more.tsx";
import { SkeletonCards } from "./skeleton.tsx";

type ResultListProps<Item> = {
  result: ListResult<Item>;
  label: string;
  /** Instead of a list without items. */
  empty: ReactNode;
  skeletons?: number | undefined;
  children: (item: Item) => ReactNode;
};

/** A list in every state: on its way, failed, empty, shown, with more to come. */
export function ResultList<Item extends { id: string }>(props: ResultListProps<Item>) {
  const { result, label, empty, skeletons = 6, children } = props;
  if (result.error !== null)
    return <ListFailure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.data === undefined) return <SkeletonCards count={skeletons} />;
  const { items, total } = result.data;
  if (items.length === 0) return empty;
  return (
    <div
      aria-busy={result.isPlaceholderData}
      className={
        result.isPlaceholderData ? "opacity-60 transition-opacity delay-150 duration-150" : undefined
      }
    >
      <CardGrid label={label}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </CardGrid>
      {items.length < total && <LoadMore shown={items.length} total={total} />}
    </div>
  );
}

/** The count above a list, or that it is on its way; a failure speaks for itself. */
export function summaryOf<Item>(
  result: ListResult<Item>,
  t: { loading: string; found: (count: number) => string },
): string {
  if (result.error !== null) return "";
  // The count of the last search is not that of this one.
  return result.data === undefined || result.isPlaceholderData ? t.loading : t.found(result.data.total);
}
