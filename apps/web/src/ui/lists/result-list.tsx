import type { ReactNode } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
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

type Counted<Item> = {
  result: ListResult<Item>;
  words: { loading: string; found: (count: number) => string };
  /** The keyword as typed. */
  typed: string | undefined;
};

/** The count above a list and what was looked for instead of a slip, or that it is on its way; a failure speaks for itself. */
export function useSummary<Item>({ result, words, typed = "" }: Counted<Item>): string {
  const t = useT(catalogue("ui"));
  if (result.error !== null) return "";
  // The count of the last search is not that of this one.
  if (result.data === undefined || result.isPlaceholderData) return words.loading;
  const { total, correction } = result.data;
  const found = words.found(total);
  return correction === undefined ? found : `${t.corrected(typed, correction)} ${found}`;
}
