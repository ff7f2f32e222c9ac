import * as z from "zod";
import { longestEmail } from "../email.ts";
import {
  id,
  inBoth,
  namedInBoth,
  optionalText,
  saidInBoth,
  steadyName,
  timestamp,
  timestampInput,
} from "../fields.ts";
import { pageQuery } from "../list.ts";
import { eventLengths, type guestNews, guestStates, mostEventPlaces } from "./desk-vocabulary.ts";

const link = z
  .url({ protocol: /^https?$/u })
  .max(eventLengths.link)
  .nullable();
const place = steadyName.min(1).max(eventLengths.place).nullable();

export const eventInput = z
  .object({
    /** Made by the organiser's browser: sent again, it is still one. */
    id: z.uuid(),
    /** Null: of the whole site, which administrators alone make. */
    programmeId: z.uuid().nullable(),
    title: namedInBoth(eventLengths.title),
    text: saidInBoth(eventLengths.text),
    place,
    /** Where it is online; told to those who come. */
    link,
    beginsAt: timestampInput,
    endsAt: timestampInput,
    /** Null: as many as want to. */
    places: z.int().min(1).max(mostEventPlaces).nullable(),
    /** Everybody finds it; otherwise those of its programme alone. */
    isListed: z.boolean(),
  })
  .refine(({ beginsAt, endsAt }) => Date.parse(beginsAt) < Date.parse(endsAt), { path: ["endsAt"] })
  .refine(({ place, link }) => place !== null || link !== null, { path: ["place"] })
  .refine(({ programmeId, isListed }) => programmeId !== null || isListed, { path: ["isListed"] });

/** As everybody who may find it reads it. */
export const gathering = z.object({
  id,
  title: inBoth,
  text: inBoth,
  programme: z.object({ slug: z.string(), name: inBoth }).nullable(),
  place: optionalText,
  isOnline: z.boolean(),
  /** Only for those who come. */
  link: optionalText,
  beginsAt: timestamp,
  endsAt: timestamp,
  places: z.int().nullable(),
  going: z.int(),
  waiting: z.int(),
  isCancelled: z.boolean(),
  /** The reader's own; null: has not signed up. */
  mine: z.enum(guestStates).nullable(),
});

/** As those who run it have it. */
export const managedGathering = gathering.extend({
  programmeId: id.nullable(),
  isListed: z.boolean(),
  /** Who was there, with and without having signed up. */
  came: z.int(),
  updatedAt: timestamp,
});

const placeCursor = z.string().max(10).regex(/^\d+$/).optional();

export const managedEventsQuery = pageQuery
  .omit({ q: true })
  .extend({ cursor: placeCursor, /** Of one alone. */ programme: z.uuid().optional() });
export const eventsInPlaceQuery = z.object({
  place: z.string().trim().min(1).max(eventLengths.place),
  beginsAt: timestampInput,
  endsAt: timestampInput,
  /** The one that is changed. */
  except: z.uuid().optional(),
});
export const eventInPlace = gathering.pick({ id: true, title: true, beginsAt: true, endsAt: true });
export const eventGuestsQuery = z.object({
  /** A part of the name. */
  q: z.string().trim().max(100).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(24),
  cursor: placeCursor,
});
export const eventGuestParams = z.object({ id: z.uuid(), userId: z.uuid() });
export const eventVisit = z.object({ hasCome: z.boolean() });
/** As those who run it see a guest. */
export const eventGuest = z.object({
  userId: id,
  name: z.string(),
  /** Null: they come no more. */
  email: z.string().nullable(),
  state: z.enum(guestStates),
  /** A company or an idea that they have listed. */
  startUp: optionalText,
  /** By the QR code of its programme, or as who runs it has marked it; null: its day has not come. */
  hasCome: z.boolean().nullable(),
  since: timestamp,
});

/** Who is there without having signed up, as who runs the event writes them down. */
export const walkInInput = z.object({
  /** Made by the organiser's browser: sent again, it is still one. */
  id: z.uuid(),
  name: steadyName.min(1).max(eventLengths.walkIn),
  email: z.email().max(longestEmail).nullable(),
});
export const walkIn = z.object({ id, name: z.string(), email: optionalText, since: timestamp });
export const walkInParams = z.object({ id: z.uuid(), walkIn: z.uuid() });

export type WalkIn = z.infer<typeof walkIn>;
export type WalkInInput = z.infer<typeof walkInInput>;
export type EventGuest = z.infer<typeof eventGuest>;
export type EventInput = z.infer<typeof eventInput>;
export type Gathering = z.infer<typeof gathering>;
export type GuestNews = (typeof guestNews)[number];
export type GuestState = (typeof guestStates)[number];
export type ManagedEventsQuery = z.infer<typeof managedEventsQuery>;
export type EventsInPlaceQuery = z.output<typeof eventsInPlaceQuery>;
export type ManagedGathering = z.infer<typeof managedGathering>;
