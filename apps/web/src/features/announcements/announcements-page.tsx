import type { Announcement } from "@khamt/contract";
import { listAnnouncements } from "@khamt/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { listQuery } from "../../lib/query/query.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { CardTime } from "../../ui/cards/card-parts.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { CountedList } from "../../ui/lists/counted-list.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { LoginRequired } from "../../ui/page/login-required.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";

export const announcementsQuery = (limit: number | undefined) => ({
  ...listQuery(listAnnouncements, { query: { limit } }),
  staleTime: 0,
});

/** What the member was told, the newest first. */
export function AnnouncementsPage({ limit }: { limit: number | undefined }) {
  const t = useT(catalogue("announcements"));
  if (useUser() === null) return <LoginRequired words={t.login} />;
  return (
    <>
      <PageHeader title={t.head.title} intro={t.head.description} />
      <div className="frame pb-24">
        <Announcements limit={limit} />
      </div>
    </>
  );
}

function Announcements({ limit }: { limit: number | undefined }) {
  const t = useT(catalogue("announcements"));
  const answer = useQuery(announcementsQuery(limit));
  const empty = (
    <EmptyState title={t.empty.title} hint={t.empty.hint}>
      <LinkButton to="/settings" search={{ section: "notifications" }}>
        {t.empty.button}
      </LinkButton>
    </EmptyState>
  );
  return (
    <CountedList {...answer} empty={empty} failure={t.failure} count={t.count}>
      {answer.data?.items.map((each) => (
        <AnnouncementCard key={each.id} announcement={each} />
      ))}
    </CountedList>
  );
}

function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const t = useT(catalogue("announcements"));
  const language = useLanguage();
  const { id, title, text, programme, createdAt } = announcement;
  return (
    <li id={id} className="scroll-mt-24 rounded-card target:outline-2 target:outline-brand">
      <Card as="div">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Badge>{programme === null ? t.everybody : programme.name[language]}</Badge>
          <CardTime date={createdAt} />
        </div>
        <h3 className="mt-2 text-lg leading-snug font-bold wrap-anywhere">{title[language]}</h3>
        <p className="mt-2 leading-relaxed whitespace-pre-line wrap-anywhere">{text[language]}</p>
      </Card>
    </li>
  );
}
