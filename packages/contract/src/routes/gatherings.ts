import * as z from "zod";
import * as calls from "../calls/gatherings.ts";
import { readVersion } from "../entities/own.ts";
import { idParams, tableQuery } from "../list.ts";
import {
  eventGuest,
  eventGuestParams,
  eventGuestsQuery,
  eventInput,
  eventVisit,
  gathering,
  managedEventsQuery,
  managedGathering,
  walkIn,
  walkInInput,
  walkInParams,
} from "../members/gathering.ts";
import { type Routes, tableMedia } from "./route.ts";

const tag = "Events";

export const gatheringsRoutes = {
  listEvents: {
    call: calls.listEvents,
    summary: "Events to come that the reader may find, the next first",
    tag,
    answer: z.array(gathering),
  },
  getEventFile: {
    call: calls.getEventFile,
    summary: "The event for a calendar (RFC 5545)",
    tag,
    params: idParams,
    media: "text/calendar",
    errors: ["not-found"],
  },
  signUpForEvent: {
    call: calls.signUpForEvent,
    summary: "Takes a place, or one in the waiting list where all are taken",
    tag,
    params: idParams,
    answer: gathering,
    errors: ["not-found", "conflict"],
  },
  leaveEvent: {
    call: calls.leaveEvent,
    summary: "Gives the place back; whoever waits first gets it",
    tag,
    params: idParams,
    answer: gathering,
    errors: ["not-found", "conflict"],
  },
  listManagedEvents: {
    call: calls.listManagedEvents,
    summary:
      "Events of the programmes that the reader manages; for administrators all. The next one first, then those that are over",
    tag,
    query: managedEventsQuery,
    answer: z.array(managedGathering),
    isPage: true,
  },
  createEvent: {
    call: calls.createEvent,
    summary: "Makes an event to come of a programme, or, for administrators, of the whole site",
    tag,
    body: eventInput,
    answer: managedGathering,
    errors: ["not-found", "not-allowed", "second-step-needed", "invalid-parameter", "already-exists"],
  },
  updateEvent: {
    call: calls.updateEvent,
    summary: "Changes an event; those who come are told of another time or place",
    tag,
    params: idParams,
    query: readVersion,
    body: eventInput,
    answer: managedGathering,
    errors: ["not-found", "not-allowed", "second-step-needed", "invalid-parameter", "conflict"],
  },
  cancelEvent: {
    call: calls.cancelEvent,
    summary: "Cancels an event that is not over, and tells everybody who comes or waits",
    tag,
    params: idParams,
    answer: managedGathering,
    errors: ["not-found", "not-allowed", "second-step-needed", "conflict"],
  },
  listEventGuests: {
    call: calls.listEventGuests,
    summary: "Who comes, who waits, who has given the place back, and who came",
    tag,
    params: idParams,
    query: eventGuestsQuery,
    answer: z.array(eventGuest),
    isPage: true,
    errors: ["not-found"],
  },
  markEventGuest: {
    call: calls.markEventGuest,
    summary:
      "Says that a guest came, or did not, from the day of the event on; as the QR code of a programme does",
    tag,
    params: eventGuestParams,
    body: eventVisit,
    answer: eventGuest,
    errors: ["not-found", "not-allowed", "second-step-needed", "conflict"],
  },
  listEventWalkIns: {
    call: calls.listEventWalkIns,
    summary: "Who was there without having signed up",
    tag,
    params: idParams,
    answer: z.array(walkIn),
    errors: ["not-found"],
  },
  addEventWalkIn: {
    call: calls.addEventWalkIn,
    summary: "Writes down somebody who is there without having signed up, from the day of the event on",
    tag,
    params: idParams,
    body: walkInInput,
    answer: walkIn,
    errors: ["not-found", "not-allowed", "second-step-needed", "conflict", "already-exists", "guest-already"],
  },
  removeEventWalkIn: {
    call: calls.removeEventWalkIn,
    summary: "Strikes out somebody who was written down",
    tag,
    params: walkInParams,
    answer: idParams,
    errors: ["not-found", "not-allowed", "second-step-needed"],
  },
  getEventGuestsFile: {
    call: calls.getEventGuestsFile,
    summary: "Who comes, who waits, and who was there without having signed up, as a table for spreadsheets",
    tag,
    params: idParams,
    query: tableQuery,
    media: tableMedia,
    errors: ["not-found"],
  },
} satisfies Routes;
