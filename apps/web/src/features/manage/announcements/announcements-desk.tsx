import type { ManagedAnnouncement } from "@khamt/contract";
import { listManagedAnnouncements, takeAnnouncementBack } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { Badge } from "../../../ui/cards/badge.tsx";
import { CardTime } from "../../../ui/cards/card-parts.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { CountedList } from "../../../ui/lists/counted-list.tsx";
import { ConfirmDialog, DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { DeskPage } from "../frame/desk-page.tsx";
import { managedAnnouncementsQuery } from "./queries.ts";

const AnnounceDialog = lazyWhenOnline(() => import("./announce-dialog.tsx"));

/** What was sent, to whom, and the way to send more. */
export function AnnouncementsDesk({ limit }: { limit: number | undefined }) {
  const t = useT(catalogue("manage-announcements"));
  return (
    <DeskPage
      section="announcements"
      title={t.head.title}
      intro={t.head.description}
      actions={
        <DialogButton dialog={(onClose) => <AnnounceDialog onClose={onClose} />}>{t.write}</DialogButton>
      }
    >
      <Sent limit={limit} />
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
  const { id, title, text, programme, toApplicants, author, told, isTold, createdAt } = announcement;
  const whose = programme === null ? t.everybody : programme.name[language];
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Badge>{toApplicants ? t.applicants(whose) : whose}</Badge>
        <CardTime date={createdAt} />
      </div>
      <h3 className="mt-2 text-lg leading-snug font-bold wrap-anywhere">{title[language]}</h3>
      <p className="mt-2 line-clamp-4 whitespace-pre-line wrap-anywhere">{text[language]}</p>
      <p className="mt-3 text-sm text-muted wrap-anywhere">
        {isTold ? t.told(told) : t.telling(told)}
        {author !== null && ` · ${t.by(author)}`}
      </p>
      <div className="mt-4">
        <DialogButton
          variant="quiet"
          size="small"
          aria-label={t.takeBack.of(title[language])}
          dialog={(onClose) => (
            <ConfirmDialog
              title={t.takeBack.title}
              text={t.takeBack.text}
              action={t.takeBack.button}
              act={async (api) => {
                await api.call(takeAnnouncementBack, { params: { id } });
                await invalidateCalls(client, [listManagedAnnouncements]);
                showToast({ title: t.takeBack.done });
              }}
              onClose={onClose}
            />
          )}
        >
          {t.takeBack.button}
        </DialogButton>
      </div>
    </Card>
  );
}
