import type { MatchNotification, Notification, EventNotification } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { DemoMark } from "../profiles/marks.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { refOf, writeRef } from "../matches/match-address.ts";
import { linkTo } from "./link-to.ts";

type NotificationItemProps<News> = {
  news: News;
  onRead: () => void;
};

/** One line of the bell; it leads to what it tells of. */
export function NotificationItem({ news, onRead }: NotificationItemProps<Notification>) {
  const read = news.isRead ? () => {} : onRead;
  return (
    <li>
      {news.kind === "new-match" ? (
        <MatchLine news={news} onRead={read} />
      ) : (
        <EventLine news={news} onRead={read} />
      )}
    </li>
  );
}

const lineStyle = "block rounded-control px-3 py-2.5 leading-snug hover:bg-sunken";

/** A new match: who it is, how well and why it fits, and for which own profile. It leads to both side by side. */
function MatchLine({ news, onRead }: NotificationItemProps<MatchNotification>) {
  const t = useT(catalogue("notifications"));
  const { match, source, isRead, createdAt } = news;
  return (
    <Link
      to="/match"
      search={{ source: writeRef(source), target: writeRef(refOf(match)) }}
      onClick={onRead}
      className={lineStyle}
    >
      <Head isRead={isRead}>{match.name}</Head>
      <span className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-brand">
        {t.compatible(match.compatibility)} {match.isDemo && <DemoMark />}
      </span>
      {match.reason !== null && <span className="mt-1 block text-sm">{match.reason}</span>}
      <span className="mt-1 block text-sm text-muted wrap-anywhere">
        {t.foundFor(source.name)} · <TimeAgo date={createdAt} />
      </span>
    </Link>
  );
}

/** What somebody did, with the beginning of what they wrote. */
export function EventLine({ news, onRead }: NotificationItemProps<EventNotification>) {
  const t = useT(catalogue("notification-kinds"));
  const { kind, actor, title, state, text, ids, isRead, createdAt } = news;
  const said =
    ids.length > 1
      ? t.many[kind](ids.length)
      : t.one[kind]({ who: actor ?? t.someone, what: title ?? "", state });
  return (
    <Link {...linkTo(news.path)} onClick={onRead} className={lineStyle}>
      <Head isRead={isRead}>{said}</Head>
      {text !== null && <span className="mt-1 line-clamp-2 text-sm wrap-anywhere">{text}</span>}
      <span className="mt-1 block text-sm text-muted">
        <TimeAgo date={createdAt} />
      </span>
    </Link>
  );
}

function Head({ isRead, children }: { isRead: boolean; children: ReactNode }) {
  const t = useT(catalogue("notifications"));
  return (
    <span className="flex items-baseline justify-between gap-3">
      <span className="font-bold wrap-anywhere">{children}</span>
      {!isRead && (
        <span className="shrink-0 rounded-full bg-brand-soft px-2 text-sm font-semibold text-brand">
          {t.isNew}
        </span>
      )}
    </span>
  );
}
