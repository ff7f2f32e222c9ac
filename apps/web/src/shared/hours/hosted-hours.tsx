import type { HostedSlot, Mentorship } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { catalogue, useLanguage, useT, type Words } from "../../lib/language/index.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { ListFailure } from "../../ui/page/failure-notice.tsx";
import { hoursText, whenText } from "../events/when.ts";
import { OwnTime } from "../events/own-time.tsx";
import { useIsToCome } from "../events/use-is-to-come.ts";
import { type Day, daysOf } from "./days.ts";
import { CancelledTimes, EndedBookings, FileButton } from "./off-calendar.tsx";
import { PastTalks } from "./past-talks.tsx";
import { hostedSlotsQuery } from "./queries.ts";

const MoveDialog = lazyWhenOnline(() => import("./move-dialog.tsx"));
const PlaceDialog = lazyWhenOnline(() => import("./place-dialog.tsx"));
const WithdrawDialog = lazyWhenOnline(() => import("./withdraw-dialog.tsx"));

type HostedProps = { mentor: Pick<Mentorship, "id" | "name" | "isEnded"> };

/** A mentor's times, those to come and the talks before. Needs the catalogues "hours" and "action". */
export function HostedHours({ mentor }: HostedProps) {
  return (
    <>
      <TimesToCome mentor={mentor} />
      <PastTalks mentor={mentor} />
    </>
  );
}

/** Day by day, who comes, and the ways to move them or take them back. */
function TimesToCome({ mentor }: HostedProps) {
  const t = useT(catalogue("hours"));
  const { loading } = useT(catalogue("ui"));
  const language = useLanguage();
  const { data, error, refetch } = useQuery(hostedSlotsQuery(mentor.id));
  const [taken, setTaken] = useState<readonly HostedSlot[]>();
  const [moved, setMoved] = useState<HostedSlot>();
  const [elsewhere, setElsewhere] = useState<Day<HostedSlot>>();
  if (data === undefined && error !== null)
    return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <div role="status" aria-label={loading} className="skeleton h-40 w-full" />;
  const [cancelled, slots] = [
    data.filter((each) => each.isCancelled),
    data.filter((each) => !each.isCancelled),
  ];
  return (
    <div className="grid gap-6">
      {slots.length === 0 && !mentor.isEnded && <p className="text-muted">{t.none}</p>}
      {daysOf(slots, language).map((day) => (
        <HostedDay key={day.key} day={day} onWithdraw={setTaken} onMove={setMoved} onPlace={setElsewhere} />
      ))}
      <CancelledTimes slots={cancelled} />
      <Suspense>
        {taken && <WithdrawDialog mentor={mentor} slots={taken} onClose={() => setTaken(undefined)} />}
        {elsewhere && (
          <PlaceDialog
            mentor={mentor}
            slots={elsewhere.slots}
            later={laterThere(slots, elsewhere)}
            when={elsewhere.title}
            onClose={() => setElsewhere(undefined)}
          />
        )}
        {moved?.booking && (
          <MoveDialog
            id={moved.booking.id}
            slots={slots.filter(({ booking, beginsAt }) => !booking && Date.parse(beginsAt) > Date.now())}
            words={wordsOf(t.move, moved.booking, whenText(moved.beginsAt, moved.endsAt, language))}
            onClose={() => setMoved(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** At the place of a day, on days after it. */
function laterThere(all: readonly HostedSlot[], { slots }: Day<HostedSlot>): HostedSlot[] {
  const [first, last] = [slots[0], slots.at(-1)];
  return all.filter(
    ({ beginsAt, place, link }) =>
      beginsAt > (last?.beginsAt ?? "") && place === first?.place && link === first.link,
  );
}

type DayProps = {
  day: Day<HostedSlot>;
  onWithdraw: (slots: readonly HostedSlot[]) => void;
  onMove: (slot: HostedSlot) => void;
  onPlace: (day: Day<HostedSlot>) => void;
};

function HostedDay({ day, onWithdraw, onMove, onPlace }: DayProps) {
  const { title, slots } = day;
  const t = useT(catalogue("hours"));
  const [first, last] = [slots[0], slots.at(-1)];
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-bold">{title}</h3>
        <div className="-ml-3.5 flex flex-wrap gap-1 sm:ml-0">
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            aria-label={t.of(t.place.button, title)}
            onClick={() => onPlace(day)}
          >
            {t.place.button}
          </Button>
          {slots.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              aria-haspopup="dialog"
              aria-label={t.of(t.withdraw.day, title)}
              onClick={() => onWithdraw(slots)}
            >
              {t.withdraw.day}
            </Button>
          )}
        </div>
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {[first?.place, first?.link, first?.words].filter(Boolean).join(" · ")}
      </p>
      {first !== undefined && last !== undefined && (
        <OwnTime beginsAt={first.beginsAt} endsAt={last.endsAt} />
      )}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {slots.map((slot) => (
          <HostedSlotRow
            key={slot.id}
            slot={slot}
            onWithdraw={() => onWithdraw([slot])}
            onMove={() => onMove(slot)}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { slot: HostedSlot; onWithdraw: () => void; onMove: () => void };

function HostedSlotRow({ slot, onWithdraw, onMove }: RowProps) {
  const t = useT(catalogue("hours"));
  const language = useLanguage();
  const { id, beginsAt, endsAt, booking, ended } = slot;
  const when = whenText(beginsAt, endsAt, language);
  const isToCome = useIsToCome(beginsAt);
  // The question is told to the mentor alone.
  const isOwn = booking?.question != null;
  return (
    <li
      id={booking?.id ?? id}
      className="flex scroll-mt-24 flex-wrap items-center gap-x-4 gap-y-1 py-2 target:bg-brand-soft"
    >
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <time dateTime={beginsAt} className="font-semibold tabular-nums">
            {hoursText(beginsAt, endsAt)}
          </time>
          {booking ? <Badge tone="good">{t.booked}</Badge> : <Badge>{t.free}</Badge>}
          {booking && <span className="font-semibold wrap-anywhere">{booking.name}</span>}
        </p>
        {isOwn && <p className="mt-1 max-w-[68ch] whitespace-pre-line wrap-anywhere">{booking.question}</p>}
        <EndedBookings bookings={ended} when={when} />
      </div>
      <div className="-ml-3.5 flex flex-wrap gap-1 sm:ml-0">
        {isOwn && <FileButton id={booking.id} label={t.calendar} when={when} />}
        {booking && isToCome && (
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            aria-label={t.of(t.move.button, when)}
            onClick={onMove}
          >
            {t.move.button}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={t.of(t.withdraw.one, when)}
          onClick={onWithdraw}
        >
          {t.withdraw.one}
        </Button>
      </div>
    </li>
  );
}

function wordsOf(
  t: Words["hours"]["move"],
  { name, question }: NonNullable<HostedSlot["booking"]>,
  when: string,
) {
  const done = question === null ? t.doneForMentor : t.done;
  return { ...t, title: t.title(name), text: t.text(name, when), busy: t.busy(name), done };
}
