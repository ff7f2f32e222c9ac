import type { ManagedAnnouncement } from "@khamt/contract";
import { listManagedAnnouncements, takeAnnouncementBack } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/cards/badge.tsx";
import { CardTime } from "../../../ui/cards/card-parts.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { CountedList } from "../../../ui/lists/counted-list.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { DeskPage } from "../frame/desk-page.tsx";
import { managedAnnouncementsQuery } from "./queries.ts";

const AnnounceDialog = lazyWhenOnline(() => import("./announce-dialog.tsx"));
const ConfirmDialog = lazyWhenOnline(() => import("../../../ui/dialog/confirm-dialog.tsx"));

/** What was sent, to whom, and the way to send more. */
export function AnnouncementsDesk({ limit }: { limit: number | undefined }) {
  const t = useT(catalogue("manage-announcements"));
  const [isWriting, setWriting] = useState(false);
  return (
    <DeskPage
      section="announcements"
      title={t.head.title}
      intro={t.head.description}
      actions={
        <Button aria-haspopup="dialog" onClick={() => setWriting(true)}>
          {t.write}
        </Button>
      }
    >
      <Sent limit={limit} />
      <Suspense>{isWriting && <AnnounceDialog onClose={() => setWriting(false)} />}</Suspense>
    </DeskPage>
  );
}

function Sent({ limit }: { limit: number | undefined }) {
  const t = useT(catalogue("manage-announcements"));
  const answer = useQuery(managedAnnouncementsQuery(limit));
  const empty = <EmptyState {...t.empty}>{null}</EmptyState>;
  return (
    <CountedList {...answer} empty={empty} failure={t.failure} count={t.count}>
      {answer.data?.items.map((each) => (
        <SentCard key={each.id} announcement={each} />
      ))}
    </CountedList>
  );
}

function SentCard({ announcement }: { announcement: ManagedAnnouncement }) {
  const t = useT(catalogue("manage-announcements"));
  const language = useLanguage();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { id, title, text, programme, author, told, isTold, createdAt } = announcement;
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Badge>{programme === null ? t.everybody : programme.name[language]}</Badge>
        <CardTime date={createdAt} />
      </div>
      <h3 className="mt-2 text-lg leading-snug font-bold wrap-anywhere">{title[language]}</h3>
      <p className="mt-2 line-clamp-4 whitespace-pre-line wrap-anywhere">{text[language]}</p>
      <p className="mt-3 text-sm text-muted wrap-anywhere">
        {isTold ? t.told(told) : t.telling(told)}
        {author !== null && ` · ${t.by(author)}`}
      </p>
      <div className="mt-4">
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={t.takeBack.of(title[language])}
          onClick={() => setAsked(true)}
        >
          {t.takeBack.button}
        </Button>
      </div>
      <Suspense>
        {isAsked && (
          <ConfirmDialog
            title={t.takeBack.title}
            text={t.takeBack.text}
            action={t.takeBack.button}
            act={async (api) => {
              await api.call(takeAnnouncementBack, { params: { id } });
              await invalidateCalls(client, [listManagedAnnouncements]);
              showToast({ title: t.takeBack.done });
            }}
            onClose={() => setAsked(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}
