import type { SuccessStory } from "@khamt/contract";
import type { ReactNode } from "react";
import { ListFailure } from "../../ui/page/failure-notice.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { SkeletonCards } from "../../ui/lists/skeleton.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { storiesQuery } from "./queries.ts";
import { StoryCard } from "./story-card.tsx";

type StoryListProps = {
  limit: number | undefined;
  /** Instead of a list without stories. */
  empty: ReactNode;
  /** How a service is called. */
  serviceName: (service: NonNullable<SuccessStory["service"]>) => string;
  /** The way to report one. */
  safety: (story: SuccessStory) => ReactNode;
};

/** What members tell, the newest first. */
export function StoryList({ limit, empty, serviceName, safety }: StoryListProps) {
  const { list: t } = useT(catalogue("success-stories"));
  const { data, error, refetch } = useList(storiesQuery(limit));
  if (data === undefined && error !== null)
    return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonCards count={2} />;
  const { items, total } = data;
  if (items.length === 0) return empty;
  return (
    <div>
      <ul aria-label={t.label} className="grid gap-6">
        {items.map((each) => (
          <li key={each.id} id={each.id} className="min-w-0 scroll-mt-24 rounded-card">
            <StoryCard story={each} serviceName={serviceName}>
              {safety(each)}
            </StoryCard>
          </li>
        ))}
      </ul>
      {items.length < total && <LoadMore shown={items.length} total={total} />}
    </div>
  );
}
