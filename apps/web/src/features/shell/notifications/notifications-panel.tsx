import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../ui/buttons/button.tsx";
import { FailureNotice } from "../../../ui/page/failure-notice.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { NotificationItem } from "../../../shared/notifications/notification-item.tsx";
import { notificationsQuery, useMarkRead } from "./notification-queries.ts";

/** What the member is told of, newest first. */
export default function NewsPanel() {
  const t = useT(catalogue("notifications"));
  const { data, error, refetch } = useQuery(notificationsQuery);
  const { mutate, isPending } = useMarkRead();
  if (data === undefined && error !== null)
    return (
      <FailureNotice {...{ title: t.failed, hint: t.failedHint, error }} onRetry={() => void refetch()} />
    );
  if (data === undefined) return <p role="status">{t.loading}</p>;
  return (
    <>
      {data.items.length === 0 ? (
        <div className="px-3 py-2">
          <p className="font-bold">{t.none}</p>
          <p className="mt-1 text-sm text-muted">{t.noneText}</p>
        </div>
      ) : (
        <ul className="grid gap-1">
          {data.items.map((news) => (
            <NotificationItem
              key={news.id}
              news={news}
              onRead={() => mutate({ ids: "ids" in news ? news.ids : [news.id] })}
            />
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2 border-t border-line px-3 pt-2">
        <Link
          to="/settings"
          search={{ section: "notifications" }}
          className="flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
        >
          {t.settings}
        </Link>
        {data.unread > 0 && (
          <Button
            variant="quiet"
            size="small"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate({ all: true });
            }}
          >
            {t.markAll}
          </Button>
        )}
      </div>
    </>
  );
}
