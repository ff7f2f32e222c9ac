import type { Booking, HostedSlot, Mentor, Mentorship, Talk } from "@khamt/contract";
import type { BookingRow } from "./bookings.ts";
import type { endedBookings, hostedSlots, MentorRow, MentorshipRow, NextSlot } from "./mentorships.ts";
import type { TalkRow } from "./talks.ts";

type HostedRow = Awaited<ReturnType<typeof hostedSlots>>[number];
type EndedRow = Awaited<ReturnType<typeof endedBookings>>[number];

/** Who else has booked is nobody's business. */
export function presentMentor(
  { id, name, about, programme, booked }: MentorRow,
  { slots, reader }: { slots: readonly NextSlot[]; reader: string },
): Mentor {
  return {
    id,
    name,
    about,
    programme,
    booked,
    slots: slots.map(({ bookedBy, link, ...slot }) => ({
      ...presentSlot(slot),
      isOnline: link !== null,
      state: bookedBy === null ? "free" : bookedBy === reader ? "mine" : "taken",
    })),
  };
}

export function presentBooking(row: BookingRow): Booking {
  const { link, host, mentorId, programme, question, note, cancelledAt } = row;
  const isCancelled = cancelledAt !== null;
  return { ...presentSlot(row), link, mentor: host, mentorId, programme, question, isCancelled, note };
}

export function presentMentorship(row: MentorshipRow): Mentorship {
  const { id, name, about, programmeId, programme, free, booked, held, missed } = row;
  return { id, name, about, programmeId, programme, free, booked, held, missed, isEnded: !row.goesOn };
}

/** What somebody would like to talk about is for the mentor alone, whoever manages the programme. */
export function presentHostedSlot(
  { booking, booker, link, cancelledAt, ...slot }: HostedRow,
  { isOwn, ended }: { isOwn: boolean; ended: readonly EndedRow[] },
): HostedSlot {
  return {
    isCancelled: cancelledAt !== null,
    ended: ended.map(({ id, name, by }) => ({ id, name, by: by ?? "member" })),
    ...presentSlot(slot),
    link,
    booking: booking && { id: booking.id, name: booker, question: isOwn ? booking.question : null },
  };
}

/** What was said of it afterwards whoever manages the programme reads too. */
export function presentTalk({ name, question, outcome, remarks, ...slot }: TalkRow, isOwn: boolean): Talk {
  return { ...presentSlot(slot), name, question: isOwn ? question : null, outcome, remarks };
}

type Slot = Pick<NextSlot, "id" | "beginsAt" | "endsAt" | "place" | "words">;

function presentSlot({ id, beginsAt, endsAt, place, words }: Slot) {
  return { id, beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString(), place, words };
}
