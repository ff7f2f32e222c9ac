import type { Booking } from "@khamt/contract";
import { cancelBooking, getBookingFile, listBookings, listMentors } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { addressOf } from "../../lib/api.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { invalidateCalls } from "../../lib/query/query.ts";
import { OwnTime } from "../../shared/events/own-time.tsx";
import { useIsToCome } from "../../shared/events/use-is-to-come.ts";
import { whenText } from "../../shared/events/when.ts";
import { AnchorButton } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { ConfirmDialog, DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";

const MoveDialog = lazyWhenOnline(() => import("./move-dialog.tsx"));

/** What the reader has booked: when, where, with whom and what about. */
export function BookingCard({ booking }: { booking: Booking }) {
  const t = useT(catalogue("office-hours"));
  const language = useLanguage();
  const { id, mentor, programme, beginsAt, endsAt, place, link, words, question, isCancelled, note } =
    booking;
  return (
    <li id={id} className="scroll-mt-24 rounded-card target:outline-2 target:outline-brand">
      <Card as="div">
        <div className="flex flex-wrap gap-1.5">
          {isCancelled ? <Badge tone="next">{t.cancelled}</Badge> : <Badge tone="good">{t.booked}</Badge>}
          {programme !== null && <Badge>{programme.name[language]}</Badge>}
        </div>
        <h3 className="mt-2 text-lg leading-snug font-bold wrap-anywhere">{mentor}</h3>
        <p className={isCancelled ? "mt-1 text-muted line-through" : "mt-1 font-semibold"}>
          <time dateTime={beginsAt}>{whenText(beginsAt, endsAt, language)}</time>
          <OwnTime beginsAt={beginsAt} endsAt={endsAt} />
        </p>
        {isCancelled ? (
          <div className="mt-3 rounded-control bg-sunken p-3.5">
            <p className="text-sm font-semibold">{note === null ? t.ended : t.said(mentor)}</p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere empty:hidden">{note}</p>
          </div>
        ) : (
          <p className="text-muted wrap-anywhere">
            {place}
            {place !== null && link !== null && " · "}
            {link !== null && (
              <a
                href={link}
                rel="noreferrer noopener"
                target="_blank"
                className="inline-block min-h-6 font-semibold text-brand underline-offset-4 hover:underline"
              >
                {t.link}
              </a>
            )}
          </p>
        )}
        {words !== null && !isCancelled && <p className="mt-2 whitespace-pre-line wrap-anywhere">{words}</p>}
        <p className="mt-3 text-sm font-semibold text-muted">{t.question}</p>
        <p className="whitespace-pre-line wrap-anywhere">{question}</p>
        <Acts booking={booking} />
      </Card>
    </li>
  );
}

function Acts({ booking }: { booking: Booking }) {
  const { id, mentor, beginsAt, endsAt, isCancelled } = booking;
  const t = useT(catalogue("office-hours"));
  const language = useLanguage();
  const isToCome = useIsToCome(beginsAt) && !isCancelled;
  const toCalendar = isCancelled ? t.offCalendar : t.calendar;
  const when = whenText(beginsAt, endsAt, language);
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      <AnchorButton
        variant="secondary"
        size="small"
        href={addressOf(getBookingFile, { params: { id } })}
        download=""
        aria-label={t.of(toCalendar, when)}
      >
        {toCalendar}
      </AnchorButton>
      {isToCome && (
        <DialogButton
          variant="secondary"
          size="small"
          aria-label={t.of(t.move.button, when)}
          dialog={(onClose) => <MoveDialog booking={booking} onClose={onClose} />}
        >
          {t.move.button}
        </DialogButton>
      )}
      {isToCome && <CancelButton {...{ id, mentor, when }} />}
    </div>
  );
}

function CancelButton({ id, mentor, when }: Pick<Booking, "id" | "mentor"> & { when: string }) {
  const { of, cancel: t } = useT(catalogue("office-hours"));
  const client = useQueryClient();
  return (
    <DialogButton
      variant="quiet"
      size="small"
      aria-label={of(t.button, when)}
      dialog={(onClose) => (
        <ConfirmDialog
          title={t.title}
          text={t.text(mentor, when)}
          action={t.button}
          act={async (api) => {
            await api.call(cancelBooking, { params: { id } });
            await invalidateCalls(client, [listBookings, listMentors]);
            showToast({ title: t.done });
          }}
          onClose={onClose}
        />
      )}
    >
      {t.button}
    </DialogButton>
  );
}
