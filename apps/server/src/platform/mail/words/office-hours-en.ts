import type { About, NotificationWords } from "./notifications.ts";

type Say = (who: string, when: string) => NotificationWords;

/** What letters say of a mentor's office hours; `what` is when they are, and of who was named for whom. A letter does not know the reader's clock. */
export function officeHoursEn({ who, what = "office hours", state }: About): NotificationWords {
  const said = state === "named" ? what : `${what}, Ulaanbaatar time`;
  return news[state ?? ""]?.(who, said) ?? other;
}

const news: Record<string, Say> = {
  booked: (who, when) => ({
    subject: `${who} comes to your office hours`,
    paragraphs: [
      `${who} has booked a time with you: ${when}.`,
      "The page says what they would like to talk about, and has a file for your calendar.",
    ],
    button: "See who comes",
  }),
  confirmed: (who, when) => ({
    subject: `Your office hours with ${who} are booked`,
    paragraphs: [
      `You meet ${who}: ${when}.`,
      "The page has a file for your calendar. If you can't come, choose another time there, or cancel, so that somebody else gets the time.",
    ],
    button: "Open my booking",
  }),
  moved: (who, when) => ({
    subject: `${who} comes at another time`,
    paragraphs: [
      `${who} has moved the talk with you. It is now: ${when}. The time before is free again.`,
      "The page has a new file for your calendar.",
    ],
    button: "See who comes",
  }),
  "moved-by-mentor": (who, when) => ({
    subject: `${who} has moved your time together`,
    paragraphs: [
      `The talk that you booked is now: ${when}. What you would like to talk about stays.`,
      "The page has a new file for your calendar. If the new time does not suit you, choose another one there, or cancel.",
    ],
    button: "Open my booking",
  }),
  "other-place": (who, when) => ({
    subject: `${who} meets you at another place`,
    paragraphs: [
      `The place or the address of the talk that you booked has changed: ${when}. The time stays.`,
      "The page has a new file for your calendar.",
    ],
    button: "Open my booking",
  }),
  "given-back": (who, when) => ({
    subject: `${who} can't come to your office hours`,
    paragraphs: [`The time is free again, and others can book it: ${when}.`],
    button: "Open my office hours",
  }),
  "guest-comes": (who, when) => ({
    subject: `Soon: ${who} comes to your office hours`,
    paragraphs: [
      `It begins within a day: ${when}.`,
      "If you can't make it, please cancel with a sentence, so that nobody waits in vain.",
    ],
    button: "Open my office hours",
  }),
  reminder: (who, when) => ({
    subject: `Soon: office hours with ${who}`,
    paragraphs: [
      `It begins within a day: ${when}.`,
      "The page has a file for your calendar. If you can't come, please cancel, so that somebody else gets the time.",
    ],
    button: "Open my booking",
  }),
  cancelled: (who, when) => ({
    subject: `${who} has cancelled your time together`,
    paragraphs: [`The office hours that you booked do not take place: ${when}. You can book another time.`],
    button: "See other times",
  }),
  named: (_who, whom) => ({
    subject: "You are a mentor now",
    paragraphs: [
      `You have been named a mentor. For whom: ${whom}. Say when you have time, and members book a talk with you.`,
      "You see who comes and what they would like to talk about. You can change or end it whenever you like.",
    ],
    button: "Open my office hours",
  }),
  "hours-made": (_who, when) => ({
    subject: "Office hours were made for you",
    paragraphs: [
      `The organisers have offered times with you. The first is on ${when}.`,
      "If one of them does not suit you, take it back on the page.",
    ],
    button: "Open my office hours",
  }),
  rescheduled: (_who, when) => ({
    subject: "A booked time of yours has moved",
    paragraphs: [
      `The organisers have moved it, and told who had booked it. It is now: ${when}.`,
      "The page has a new file for your calendar. If the new time does not suit you, change or cancel it there.",
    ],
    button: "Open my office hours",
  }),
  relocated: (_who, when) => ({
    subject: "Office hours of yours take place elsewhere",
    paragraphs: [
      `The organisers have changed the place or the address, and told those who had booked. The first time: ${when}.`,
      "The page says where.",
    ],
    button: "Open my office hours",
  }),
  withdrawn: (_who, when) => ({
    subject: "A booked time of yours is cancelled",
    paragraphs: [`The organisers have cancelled it, and told who had booked it: ${when}.`],
    button: "Open my office hours",
  }),
};

const other: NotificationWords = {
  subject: "News about office hours",
  paragraphs: ["Something has changed about your office hours."],
  button: "Open office hours",
};
