import * as z from "zod";
import { id, inBoth, optionalText, saidText, steadyName, timestamp, timestampInput } from "../fields.ts";
import { pageQuery, tableQuery } from "../list.ts";
import {
  bookingSides,
  type bookingNews,
  eventLengths,
  hoursLengths,
  hoursLimits,
  type mentorNews,
  mentorShelves,
  talkOutcomes,
} from "./desk-vocabulary.ts";
import { slotsOf } from "./slots.ts";

const programme = z.object({ slug: z.string(), name: inBoth }).nullable();
const about = saidText(hoursLengths.about);

export const mentorInput = z.object({
  /** Made by the manager's browser: sent again, it is still one. */
  id: z.uuid(),
  /** Null: of the whole site, whose mentors administrators alone name. */
  programmeId: z.uuid().nullable(),
  /** Of a member's account. */
  email: z.string().trim().min(3).max(254),
  about,
});
/** `before`: what the writer has read there; where something else stands by now, it is a conflict. */
export const mentorWords = z.object({ about, before: about.optional() });

const where = {
  place: steadyName.min(1).max(eventLengths.place).nullable(),
  /** Where it is online; told to who has booked. */
  link: z
    .url({ protocol: /^https?$/u })
    .max(eventLengths.link)
    .nullable(),
  words: saidText(hoursLengths.words).nullable(),
};
type Where = { place: string | null; link: string | null };
const isSomewhere = ({ place, link }: Where) => place !== null || link !== null;
const slotIds = z.array(z.uuid()).min(1).max(hoursLimits.slots);

export const hoursInput = z
  .object({
    beginsAt: timestampInput,
    endsAt: timestampInput,
    minutes: z.int().min(hoursLimits.shortest).max(hoursLimits.longest),
    pause: z.int().min(0).max(hoursLimits.pause),
    /** 1: this week alone. */
    weeks: z.int().min(1).max(hoursLimits.weeks),
    ...where,
  })
  .refine(isSomewhere, { path: ["place"] })
  .refine((plan) => slotsOf(plan).length > 0, { path: ["endsAt"] });

/** What became of it: slots that would lie over others of the same mentor are not made. */
export const hoursMade = z.object({ made: z.int(), skipped: z.int() });

/** Where slots to come take place, instead of where they did. */
export const placeInput = z.object({ slots: slotIds, ...where }).refine(isSomewhere, { path: ["place"] });

export const withdrawInput = z.object({
  slots: slotIds,
  /** For those who have booked one. */
  note: saidText(hoursLengths.note).nullable(),
});

export const bookingInput = z.object({
  /** Made by the member's browser: sent again, it is still one. */
  id: z.uuid(),
  question: saidText(hoursLengths.question),
});

/** Another time of the same mentor. */
export const bookingMove = z.object({ slot: z.uuid() });

/** What the mentor or a manager says of a talk afterwards; no other member reads it. */
const talkOutcome = z.object({
  outcome: z.enum(talkOutcomes).nullable(),
  /** What was said, and what comes next. */
  remarks: saidText(hoursLengths.remarks).nullable(),
});

/** `before` as of a mentor's words. */
export const talkRecord = talkOutcome.extend({ before: talkOutcome.optional() });

const slot = {
  id,
  beginsAt: timestamp,
  endsAt: timestamp,
  place: optionalText,
  words: optionalText,
};

/** As members find them. */
export const mentor = z.object({
  id,
  name: z.string(),
  about: z.string(),
  programme,
  /** The reader's own, to come. */
  booked: z.int(),
  /** The next ones. */
  slots: z.array(z.object({ ...slot, isOnline: z.boolean(), state: z.enum(["free", "taken", "mine"]) })),
});

/** As who has booked it reads it. */
export const booking = z.object({
  ...slot,
  mentor: z.string(),
  mentorId: id,
  programme,
  link: optionalText,
  question: z.string(),
  isCancelled: z.boolean(),
  /** The mentor's sentence. */
  note: optionalText,
});

/** Of one programme alone. */
const ofProgramme = { programme: z.uuid().optional() };
/** `q`: a part of the mentor's name. */
export const managedMentorsQuery = pageQuery.extend({
  shelf: z.enum(mentorShelves).default("current"),
  ...ofProgramme,
});
export const talksQuery = tableQuery.extend(ofProgramme);

/** As the mentor and those who manage the programme have it. */
export const mentorship = z.object({
  id,
  name: z.string(),
  about: z.string(),
  programmeId: id.nullable(),
  programme,
  /** Slots to come. */
  free: z.int(),
  booked: z.int(),
  /** Talks whose time is over, as far back as they are kept, without those to which nobody came. */
  held: z.int(),
  missed: z.int(),
  /** Members book no more; what was and what to take off a calendar is still read. */
  isEnded: z.boolean(),
});

export const hostedSlot = z.object({
  ...slot,
  link: optionalText,
  booking: z
    .object({
      id,
      name: z.string(),
      /** Only for the mentor. */
      question: optionalText,
    })
    .nullable(),
  /** Taken back although somebody had booked. Only for the mentor. */
  isCancelled: z.boolean(),
  /** Bookings that have ended, which the mentor's calendar may still have. Only for the mentor. */
  ended: z.array(z.object({ id, name: z.string(), by: z.enum(bookingSides) })),
});

/** A talk that has begun. */
export const talk = z.object({
  ...slot,
  name: z.string(),
  /** Only for the mentor. */
  question: optionalText,
  ...talkOutcome.shape,
});

export type Booking = z.infer<typeof booking>;
export type BookingNews = (typeof bookingNews)[number];
export type BookingInput = z.infer<typeof bookingInput>;
export type HostedSlot = z.infer<typeof hostedSlot>;
export type HoursInput = z.infer<typeof hoursInput>;
export type ManagedMentorsQuery = z.infer<typeof managedMentorsQuery>;
export type Mentor = z.infer<typeof mentor>;
export type MentorWords = z.infer<typeof mentorWords>;
export type MentorInput = z.infer<typeof mentorInput>;
export type MentorNews = (typeof mentorNews)[number];
export type MentorShelf = (typeof mentorShelves)[number];
export type Mentorship = z.infer<typeof mentorship>;
export type PlaceInput = z.infer<typeof placeInput>;
export type Talk = z.infer<typeof talk>;
export type TalkRecord = z.infer<typeof talkRecord>;
