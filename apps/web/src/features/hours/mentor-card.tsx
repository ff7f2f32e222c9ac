import type { Mentor } from "@khamt/contract";
import { hoursLimits } from "@khamt/contract/desk-vocabulary";
import { useState } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { OwnTime } from "../../shared/events/own-time.tsx";
import { hoursText, whenText } from "../../shared/events/when.ts";
import { type Day, daysOf } from "../../shared/hours/days.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { Hosted } from "../../ui/dialog/dialog-host.tsx";

const BookDialog = lazyWhenOnline(() => import("./book-dialog.tsx"));

type MentorSlot = Mentor["slots"][number];
/** Days that are shown until the reader asks for more. */
const firstDays = 3;

export function MentorCard({ mentor }: { mentor: Mentor }) {
  const t = useT(catalogue("office-hours"));
  const language = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const { name, about, programme, booked, slots } = mentor;
  const days = daysOf(slots, language);
  const isFull = booked >= hoursLimits.bookings;
  return (
    <Card as="li">
      <div className="flex items-start gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <h3 className="text-lg leading-snug font-bold wrap-anywhere">{name}</h3>
          <p className="mt-1">
            <Badge>{programme === null ? t.everybody : programme.name[language]}</Badge>
          </p>
        </div>
      </div>
      <p className="mt-3 leading-relaxed whitespace-pre-line wrap-anywhere">{about}</p>
      {isFull && <p className="mt-3 text-sm text-muted">{t.full(hoursLimits.bookings)}</p>}
      {days.length === 0 && <p className="mt-4 text-muted">{t.noTimes}</p>}
      <div className="mt-4 grid gap-4 empty:hidden">
        {(isOpen ? days : days.slice(0, firstDays)).map((day) => (
          <MentorDay key={day.key} {...{ day, name, isFull }} onChoose={setChosen} />
        ))}
      </div>
      {!isOpen && days.length > firstDays && (
        <div className="mt-3">
          <Button variant="quiet" size="small" aria-label={t.of(t.more, name)} onClick={() => setOpen(true)}>
            {t.more}
          </Button>
        </div>
      )}
      {chosen !== undefined && (
        <Hosted onClose={() => setChosen(undefined)}>
          {(onClose) => <BookDialog mentor={mentor} slotId={chosen} onClose={onClose} />}
        </Hosted>
      )}
    </Card>
  );
}

type DayProps = { day: Day<MentorSlot>; name: string; isFull: boolean; onChoose: (id: string) => void };

function MentorDay({ day: { title, slots }, name, isFull, onChoose }: DayProps) {
  const t = useT(catalogue("office-hours"));
  const [first, last] = [slots[0], slots.at(-1)];
  return (
    <section>
      <h4 className="font-semibold">{title}</h4>
      <p className="text-sm text-muted wrap-anywhere">
        {[first?.place, first?.isOnline && t.online, first?.words].filter(Boolean).join(" · ")}
      </p>
      {first !== undefined && last !== undefined && (
        <OwnTime beginsAt={first.beginsAt} endsAt={last.endsAt} />
      )}
      <ul className="mt-2 flex flex-wrap gap-2">
        {slots.map((slot) => (
          <li key={slot.id}>
            <Slot {...{ slot, name, isFull }} onChoose={() => onChoose(slot.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type SlotProps = { slot: MentorSlot; name: string; isFull: boolean; onChoose: () => void };

function Slot({ slot: { beginsAt, endsAt, state }, name, isFull, onChoose }: SlotProps) {
  const t = useT(catalogue("office-hours"));
  const language = useLanguage();
  const clock = hoursText(beginsAt, endsAt);
  if (state === "free" && !isFull)
    return (
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={t.bookNamed(name, whenText(beginsAt, endsAt, language))}
        onClick={onChoose}
      >
        <span className="tabular-nums">{clock}</span>
      </Button>
    );
  const tone = state === "mine" ? "bg-match-high-soft text-match-high" : "bg-sunken text-muted";
  return (
    <span
      className={`inline-flex min-h-11 items-center rounded-control px-3.5 text-sm font-medium tabular-nums ${tone}`}
    >
      {state === "free" ? clock : `${clock} · ${t.states[state]}`}
    </span>
  );
}
