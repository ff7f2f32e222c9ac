import type { Mentorship } from "@khamt/contract";
import { endMentorship, getTalksFile } from "@khamt/contract/calls";
import { mentorShelves } from "@khamt/contract/desk-vocabulary";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { addressOf } from "../../../lib/api.ts";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { HostedHours } from "../../../shared/hours/hosted-hours.tsx";
import { PastTalks } from "../../../shared/hours/past-talks.tsx";
import { hoursCalls } from "../../../shared/hours/queries.ts";
import { AnchorButton, Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/cards/badge.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { CountedList } from "../../../ui/lists/counted-list.tsx";
import { ConfirmDialog, DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { FindForm } from "../../../ui/forms/find-form.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { TabLink, TabLinks } from "../../../ui/page/tab-links.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { DeskPage } from "../frame/desk-page.tsx";
import { OfProgramme } from "../frame/of-programme.tsx";
import { managedMentorsQuery, type MentorsAsked } from "./queries.ts";

const NameDialog = lazyWhenOnline(() => import("./name-dialog.tsx"));
const HoursDialog = lazyWhenOnline(() => import("../../../shared/hours/hours-dialog.tsx"));
const AboutDialog = lazyWhenOnline(() => import("../../../shared/hours/about-dialog.tsx"));

/** Who can be booked, when, and who has booked; what about is for the mentors alone. */
export function MentorsDesk(asked: MentorsAsked) {
  const t = useT(catalogue("manage-mentors"));
  const navigate = useNavigate();
  const { q, programme, shelf: shown } = asked;
  const kept = { q, programme };
  const show = (wanted: Partial<typeof kept>) =>
    void navigate({
      to: "/manage/mentors",
      search: { shelf: shown === "ended" ? shown : undefined, ...kept, ...wanted },
      resetScroll: false,
    });
  return (
    <DeskPage
      section="mentors"
      title={t.head.title}
      intro={t.head.description}
      actions={
        <>
          <AnchorButton
            variant="secondary"
            href={addressOf(getTalksFile, { query: { as: "xlsx", programme: asked.programme } })}
            download=""
          >
            {asked.programme === undefined ? t.file : t.fileOfProgramme}
          </AnchorButton>
          <DialogButton dialog={(onClose) => <NameDialog onClose={onClose} />}>{t.name}</DialogButton>
        </>
      }
    >
      <TabLinks label={t.shelves.label}>
        {mentorShelves.map((shelf) => (
          <TabLink
            key={shelf}
            to="/manage/mentors"
            search={{ ...kept, shelf: shelf === "ended" ? shelf : undefined }}
            isCurrent={shelf === asked.shelf}
            resetScroll={false}
          >
            {t.shelves[shelf]}
          </TabLink>
        ))}
      </TabLinks>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <FindForm
          label={t.search}
          button={t.find}
          word={asked.q}
          place="/manage/mentors"
          onFind={(q) => show({ q })}
        />
        <OfProgramme value={asked.programme} onChoose={(programme) => show({ programme })} />
      </div>
      <Mentors {...asked} />
    </DeskPage>
  );
}

function Mentors(asked: MentorsAsked) {
  const t = useT(catalogue("manage-mentors"));
  const answer = useQuery(managedMentorsQuery(asked));
  const { noneFound } = useT(catalogue("manage"));
  const isEnded = asked.shelf === "ended";
  const isNarrowed = asked.q !== undefined || asked.programme !== undefined;
  const none = isEnded ? t.shelves.none : t.empty;
  const empty = <EmptyState {...(isNarrowed ? noneFound : none)}>{null}</EmptyState>;
  return (
    <CountedList {...answer} empty={empty} failure={t.failure} count={t.count}>
      {answer.data?.items.map((each) => (
        <MentorCard key={each.id} mentor={each} isEnded={isEnded} />
      ))}
    </CountedList>
  );
}

/** Of one that has ended the talks are left. */
function MentorCard({ mentor, isEnded }: { mentor: Mentorship; isEnded: boolean }) {
  const t = useT(catalogue("manage-mentors"));
  const { everybody } = useT(catalogue("hours"));
  const language = useLanguage();
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const { name, about, programme, free, booked, held, missed } = mentor;
  const [show, hide] = isEnded ? [t.showTalks, t.hideTalks] : [t.show, t.hide];
  return (
    <Card as="li">
      <p className="flex flex-wrap gap-1.5">
        <Badge>{programme === null ? everybody : programme.name[language]}</Badge>
        {mentor.isEnded && !isEnded && <Badge tone="next">{t.notBookable}</Badge>}
      </p>
      <h3 className="mt-2 text-lg leading-snug font-bold wrap-anywhere">{name}</h3>
      <p className="mt-1 max-w-[68ch] whitespace-pre-line wrap-anywhere">{about}</p>
      <p className="mt-2 text-sm text-muted">
        {isEnded ? t.talks({ held, missed }) : t.times({ free, booked, held, missed })}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={t.of(isOpen ? hide : show, name)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? hide : show}
        </Button>
        {!isEnded && <Acts mentor={mentor} />}
      </div>
      <div id={panel} className="mt-5 empty:hidden">
        {isOpen && (isEnded ? <PastTalks mentor={mentor} /> : <HostedHours mentor={mentor} />)}
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
