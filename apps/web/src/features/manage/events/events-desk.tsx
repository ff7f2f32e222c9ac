import type { ManagedGathering } from "@khamt/contract";
import { cancelEvent, listManagedEvents } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { whenText } from "../../../shared/events/when.ts";
import { Badge } from "../../../ui/cards/badge.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { CountedList } from "../../../ui/lists/counted-list.tsx";
import { ConfirmDialog, DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { DeskPage } from "../frame/desk-page.tsx";
import { OfProgramme } from "../frame/of-programme.tsx";
import { type EventsAsked, managedEventsQuery } from "./queries.ts";

const EventDialog = lazyWhenOnline(() => import("./event-dialog.tsx"));
const BadgesDialog = lazyWhenOnline(() => import("./badges-dialog.tsx"));
const GuestsDialog = lazyWhenOnline(() => import("./guests-dialog.tsx"));

/** What is planned, who comes, and the way to plan more. */
export function EventsDesk(asked: EventsAsked) {
  const t = useT(catalogue("manage-events"));
  const navigate = useNavigate();
  const show = (programme: string | undefined) =>
    void navigate({ to: "/manage/events", search: { programme }, resetScroll: false });
  return (
    <DeskPage
      section="events"
      title={t.head.title}
      intro={t.head.description}
      actions={<DialogButton dialog={(onClose) => <EventDialog onClose={onClose} />}>{t.plan}</DialogButton>}
    >
      <div className="sm:max-w-md">
        <OfProgramme value={asked.programme} onChoose={show} />
      </div>
      <Events {...asked} />
    </DeskPage>
  );
}

function Events(asked: EventsAsked) {
  const t = useT(catalogue("manage-events"));
  const answer = useQuery(managedEventsQuery(asked));
  const empty = <EmptyState {...t.empty}>{null}</EmptyState>;
  return (
    <CountedList {...answer} empty={empty} failure={t.failure} count={t.count}>
      {answer.data?.items.map((each) => (
        <EventCard key={each.id} event={each} />
      ))}
    </CountedList>
  );
}

function EventCard({ event }: { event: ManagedGathering }) {
  const t = useT(catalogue("manage-events"));
  const language = useLanguage();
  const { title, programme, place, link, beginsAt, endsAt, places, going, waiting, came, isCancelled } =
    event;
  return (
    <Card as="li">
      <div className="flex flex-wrap gap-1.5">
        <Badge>{programme === null ? t.everybody : programme.name[language]}</Badge>
        {isCancelled && <Badge tone="next">{t.cancelled}</Badge>}
        {!isCancelled && isOver(event) && <Badge>{t.over}</Badge>}
      </div>
      <h3 className="mt-2 text-lg leading-snug font-bold wrap-anywhere">{title[language]}</h3>
      <p className="mt-1 font-semibold wrap-anywhere">
        <time dateTime={beginsAt}>{whenText(beginsAt, endsAt, language)}</time>
      </p>
      <p className="text-muted wrap-anywhere">{[place, link].filter(Boolean).join(" · ")}</p>
      <p className="mt-3 text-sm text-muted">
        {[
          places === null ? t.come(going) : t.taken(going, places),
          waiting > 0 && t.wait(waiting),
          came > 0 && t.cameTo(came),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <Acts event={event} />
    </Card>
  );
}

function isOver({ endsAt }: ManagedGathering): boolean {
  return Date.parse(endsAt) <= Date.now();
}

function Acts({ event }: { event: ManagedGathering }) {
  const t = useT(catalogue("manage-events"));
  const language = useLanguage();
  const client = useQueryClient();
  const { id } = event;
  const title = event.title[language];
  const button = { variant: "secondary", size: "small" } as const;
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      {!event.isCancelled && (
        <DialogButton
          {...button}
          aria-label={t.of(t.change, title)}
          dialog={(onClose) => <EventDialog event={event} onClose={onClose} />}
        >
          {t.change}
        </DialogButton>
      )}
      <DialogButton
        {...button}
        aria-label={t.of(t.guests.button, title)}
        dialog={(onClose) => <GuestsDialog event={event} onClose={onClose} />}
      >
        {t.guests.button}
      </DialogButton>
      {!event.isCancelled && (
        <DialogButton
          {...button}
          aria-label={t.of(t.badges.button, title)}
          dialog={(onClose) => <BadgesDialog event={event} onClose={onClose} />}
        >
          {t.badges.button}
        </DialogButton>
      )}
      {!event.isCancelled && !isOver(event) && (
        <DialogButton
          variant="quiet"
          size="small"
          aria-label={t.of(t.cancel.button, title)}
          dialog={(onClose) => (
            <ConfirmDialog
              title={t.cancel.title}
              text={t.cancel.text}
              action={t.cancel.button}
              act={async (api) => {
                await api.call(cancelEvent, { params: { id } });
                await invalidateCalls(client, [listManagedEvents]);
                showToast({ title: t.cancel.done });
              }}
              onClose={onClose}
            />
          )}
        >
          {t.cancel.button}
        </DialogButton>
      )}
    </div>
  );
}
