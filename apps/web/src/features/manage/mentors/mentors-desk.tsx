import type { Mentorship } from "@khamt/contract";
import { endMentorship } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { HostedHours } from "../../../shared/hours/hosted-hours.tsx";
import { hoursCalls } from "../../../shared/hours/queries.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/cards/badge.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { CountedList } from "../../../ui/lists/counted-list.tsx";
import { ConfirmDialog, DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { DeskPage } from "../frame/desk-page.tsx";
import { managedMentorsQuery } from "./queries.ts";

const NameDialog = lazyWhenOnline(() => import("./name-dialog.tsx"));
const HoursDialog = lazyWhenOnline(() => import("../../../shared/hours/hours-dialog.tsx"));
const AboutDialog = lazyWhenOnline(() => import("../../../shared/hours/about-dialog.tsx"));

/** Who can be booked, when, and who has booked; what about is for the mentors alone. */
export function MentorsDesk({ limit }: { limit: number | undefined }) {
  const t = useT(catalogue("manage-mentors"));
  return (
    <DeskPage
      section="mentors"
      title={t.head.title}
      intro={t.head.description}
      actions={<DialogButton dialog={(onClose) => <NameDialog onClose={onClose} />}>{t.name}</DialogButton>}
    >
      <Mentors limit={limit} />
    </DeskPage>
  );
}

function Mentors({ limit }: { limit: number | undefined }) {
  const t = useT(catalogue("manage-mentors"));
  const answer = useQuery(managedMentorsQuery(limit));
  const empty = <EmptyState {...t.empty}>{null}</EmptyState>;
  return (
    <CountedList {...answer} empty={empty} failure={t.failure} count={t.count}>
      {answer.data?.items.map((each) => (
        <MentorCard key={each.id} mentor={each} />
      ))}
    </CountedList>
  );
}

function MentorCard({ mentor }: { mentor: Mentorship }) {
  const t = useT(catalogue("manage-mentors"));
  const { everybody } = useT(catalogue("hours"));
  const language = useLanguage();
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const { name, about, programme, free, booked, held, missed } = mentor;
  return (
    <Card as="li">
      <p>
        <Badge>{programme === null ? everybody : programme.name[language]}</Badge>
      </p>
      <h3 className="mt-2 text-lg leading-snug font-bold wrap-anywhere">{name}</h3>
      <p className="mt-1 max-w-[68ch] whitespace-pre-line wrap-anywhere">{about}</p>
      <p className="mt-2 text-sm text-muted">{t.times({ free, booked, held, missed })}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={t.of(isOpen ? t.hide : t.show, name)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.hide : t.show}
        </Button>
        <Acts mentor={mentor} />
      </div>
      <div id={panel} className="mt-5 empty:hidden">
        {isOpen && <HostedHours mentor={mentor} />}
      </div>
    </Card>
  );
}

function Acts({ mentor }: { mentor: Mentorship }) {
  const t = useT(catalogue("manage-mentors"));
  const { addHours, changeAbout } = useT(catalogue("hours"));
  const client = useQueryClient();
  const { id, name } = mentor;
  return (
    <>
      <DialogButton
        variant="secondary"
        size="small"
        aria-label={t.of(addHours, name)}
        dialog={(onClose) => <HoursDialog mentor={mentor} onClose={onClose} />}
      >
        {addHours}
      </DialogButton>
      <DialogButton
        variant="secondary"
        size="small"
        aria-label={t.of(changeAbout, name)}
        dialog={(onClose) => <AboutDialog mentor={mentor} onClose={onClose} />}
      >
        {changeAbout}
      </DialogButton>
      <DialogButton
        variant="quiet"
        size="small"
        aria-label={t.of(t.end.button, name)}
        dialog={(onClose) => (
          <ConfirmDialog
            title={t.end.title(name)}
            text={t.end.text}
            action={t.end.button}
            act={async (api) => {
              await api.call(endMentorship, { params: { id } });
              await invalidateCalls(client, hoursCalls);
              showToast({ title: t.end.done });
            }}
            onClose={onClose}
          />
        )}
      >
        {t.end.button}
      </DialogButton>
    </>
  );
}
