import type { Booking } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { whenText } from "../../shared/events/when.ts";
import MoveDialog from "../../shared/hours/move-dialog.tsx";
import { mentorsQuery } from "../../shared/hours/queries.ts";

/** Of who has booked: another free time of the same mentor. */
export default function MoveOwnDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { move: t, book } = useT(catalogue("office-hours"));
  const language = useLanguage();
  const { data = [] } = useQuery(mentorsQuery);
  const { id, mentor, mentorId, beginsAt, endsAt } = booking;
  const slots =
    data.find((each) => each.id === mentorId)?.slots.filter(({ state }) => state === "free") ?? [];
  const { time, choose, noTime, gone } = book;
  const { save, done } = t;
  const [title, none] = [t.title(mentor), t.none(mentor)];
  const text = t.text(mentor, whenText(beginsAt, endsAt, language));
  return (
    <MoveDialog
      words={{ title, text, none, save, done, time, choose, noTime, gone }}
      {...{ id, slots, onClose }}
    />
  );
}
