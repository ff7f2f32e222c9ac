import type { Notification } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import { TimeAgo } from "../../components/time-ago.tsx";
import { useT } from "../../lib/language/index.ts";
import { refOf, writeRef } from "../../lib/match-address.ts";
import { newsCatalogue } from "./news-catalogue.ts";

/** A new match: who it is, how well and why it fits, and for which own profile. It leads to both side by side. */
export function NewsItem({ news, onRead }: { news: Notification; onRead: () => void }) {
  const t = useT(newsCatalogue);
  const { match, source, isRead, createdAt } = news;
  return (
    <li>
      <Link
        to="/match"
        search={{ source: writeRef(source), target: writeRef(refOf(match)) }}
        onClick={isRead ? undefined : onRead}
        className="block rounded-control px-3 py-2.5 leading-snug hover:bg-sunken"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="font-bold wrap-anywhere">{match.name}</span>
          {!isRead && (
            <span className="shrink-0 rounded-full bg-brand-soft px-2 text-sm font-semibold text-brand">
              {t.isNew}
            </span>
          )}
        </span>
        <span className="block text-sm font-semibold text-brand">{t.compatible(match.compatibility)}</span>
        {match.reason !== null && <span className="mt-1 block text-sm">{match.reason}</span>}
        <span className="mt-1 block text-sm text-muted wrap-anywhere">
          {t.foundFor(source.name)} · <TimeAgo date={createdAt} />
        </span>
      </Link>
    </li>
  );
}
