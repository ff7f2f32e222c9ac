import type { HostedSlot } from "@khamt/contract";
import { getBookingFile } from "@khamt/contract/calls";
import { addressOf } from "../../lib/api.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { AnchorButton } from "../../ui/buttons/button.tsx";
import { whenText } from "../events/when.ts";

/** Times that were taken back although somebody had booked: the mentor's calendar may still have them. */
export function CancelledTimes({ slots }: { slots: readonly HostedSlot[] }) {
  const t = useT(catalogue("hours"));
  const language = useLanguage();
  if (slots.length === 0) return null;
  return (
    <section>
      <h3 className="font-bold">{t.cancelled}</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {slots.map(({ id, beginsAt, endsAt, ended }) => (
          <li key={id} id={id} className="scroll-mt-24 py-2 target:bg-brand-soft">
            <time dateTime={beginsAt} className="text-muted tabular-nums line-through">
              {whenText(beginsAt, endsAt, language)}
            </time>
            <EndedBookings bookings={ended} when={whenText(beginsAt, endsAt, language)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type EndedProps = { bookings: HostedSlot["ended"]; when: string };

/** Who had booked a time, with the way to take it off the mentor's calendar. */
export function EndedBookings({ bookings, when }: EndedProps) {
  const t = useT(catalogue("hours"));
  return bookings.map(({ id, name, by }) => (
    <p
      key={id}
      id={id}
      className="mt-1 flex scroll-mt-24 flex-wrap items-center gap-x-3 text-sm text-muted target:bg-brand-soft"
    >
      <span className="wrap-anywhere">{by === "member" ? t.givenBack(name) : t.takenBack(name)}</span>
      <FileButton id={id} label={t.offCalendar} when={`${name}, ${when}`} />
    </p>
  ));
}

/** Of a booking for the mentor's calendar; of one that is over it is a cancellation. */
export function FileButton({ id, label, when }: { id: string; label: string; when: string }) {
  const t = useT(catalogue("hours"));
  return (
    <AnchorButton
      variant="quiet"
      size="small"
      href={addressOf(getBookingFile, { params: { id } })}
      download=""
      aria-label={t.of(label, when)}
    >
      {label}
    </AnchorButton>
  );
}
