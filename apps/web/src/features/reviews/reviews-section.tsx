import type { Review } from "@khamt/contract";
import { useState } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { useList } from "../../lib/query/load-list.ts";
import { mostShown, pageSize } from "../../lib/query/query.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { DetailSection } from "../../ui/page/detail-layout.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { Stars } from "../../ui/cards/stars.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { reviewsQuery, type Reviewed } from "./queries.ts";

const AnswerDialog = lazyWhenOnline(() => import("./answer-dialog.tsx"));

/** What others say of a company or a person; nothing where nobody has said anything. */
export function ReviewsSection({ of }: { of: Reviewed }) {
  const t = useT(catalogue("reviews")).list;
  const ui = useT(catalogue("ui"));
  const [limit, setLimit] = useState(pageSize);
  const { data, error, refetch } = useList(reviewsQuery(of, limit));
  if (data?.total === 0) return null;
  return (
    <DetailSection title={t.title} hint={t.hint}>
      {data === undefined && error === null && (
        <div role="status" aria-label={t.loading} className="skeleton h-40 w-full" />
      )}
      {data === undefined && error !== null && (
        <FailureNotice title={t.title} hint={t.failure} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <ul className="grid gap-6">
          {data.items.map((each) => (
            <ReviewItem key={each.id} review={each} />
          ))}
        </ul>
      )}
      {data !== undefined && data.items.length < data.total && data.items.length < mostShown && (
        <div className="mt-6 grid justify-items-start gap-3">
          <p className="text-sm text-muted">{ui.shownOf(data.items.length, data.total)}</p>
          <Button variant="secondary" onClick={() => setLimit(Math.min(limit + pageSize, mostShown))}>
            {ui.loadMore}
          </Button>
        </div>
      )}
    </DetailSection>
  );
}

function ReviewItem({ review }: { review: Review }) {
  const { list: t, answer: words, named } = useT(catalogue("reviews"));
  const { rating, isCounted, authorName, createdAt, projectTitle, text, contentLanguage, answer, mayAnswer } =
    review;
  return (
    <li className="grid gap-2 border-t border-line pt-5 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stars rating={rating} />
        <span className="font-semibold wrap-anywhere">{authorName ?? t.gone}</span>
        <span className="text-sm text-muted">
          <TimeAgo date={createdAt} />
        </span>
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {t.project("")}
        <span lang="">{projectTitle}</span>
      </p>
      {!isCounted && <p className="text-sm text-muted">{t.notCounted}</p>}
      {text !== null && (
        <p lang={contentLanguage} className="max-w-[68ch] whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {answer !== null && (
        <div className="mt-1 max-w-[68ch] rounded-control bg-sunken px-4 py-3">
          <p className="text-sm font-semibold">{t.answered}</p>
          <p lang="" className="mt-1 whitespace-pre-line wrap-anywhere">
            {answer.text}
          </p>
        </div>
      )}
      {mayAnswer && (
        <div>
          <DialogButton
            variant="secondary"
            size="small"
            aria-label={named(words.button, authorName ?? t.gone)}
            dialog={(onClose) => <AnswerDialog review={review.id} onClose={onClose} />}
          >
            {words.button}
          </DialogButton>
        </div>
      )}
    </li>
  );
}
