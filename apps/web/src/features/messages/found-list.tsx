import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { foundQuery } from "./queries.ts";

/** The messages that say what is looked for. */
export function FoundList({ q }: { q: string }) {
  const t = useT(catalogue("messages"));
  const { data, error, refetch } = useQuery(foundQuery(q));
  if (error !== null)
    return (
      <FailureNotice
        {...{ title: t.list.failed, hint: t.list.failedHint, error }}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <p role="status">{t.list.loading}</p>;
  if (data.length === 0)
    return (
      <div role="status" className="px-3 py-4">
        <p className="font-bold">{t.found.none}</p>
        <p className="mt-1 text-sm text-muted">{t.found.noneHint}</p>
      </div>
    );
  return (
    <ul aria-label={t.found.label} className="grid gap-1">
      {data.map(({ conversationId, seq, otherName, isOwn, text, createdAt }) => (
        <li key={`${conversationId} ${seq}`}>
          <Link
            to="/messages/$id"
            params={{ id: conversationId }}
            search={{ q, at: seq }}
            className="block rounded-control px-3 py-2.5 leading-snug hover:bg-sunken"
          >
            <span className="flex items-baseline justify-between gap-2">
              <span className="truncate font-bold">
                {otherName === null ? t.thread.gone : otherName || t.thread.member}
              </span>
              <span className="shrink-0 text-sm text-muted">
                <TimeAgo date={createdAt} />
              </span>
            </span>
            <span className="line-clamp-3 text-sm wrap-anywhere">{isOwn ? t.list.you(text) : text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
