import type { About, NotificationWords } from "./notifications.ts";

/** What letters say of an event; `what` is its name. */
export function eventNewsEn({ what = "an event", state }: About): NotificationWords {
  return news[state ?? ""]?.(what) ?? other;
}

const news: Record<string, (what: string) => NotificationWords> = {
  going: (what) => ({
    subject: `You are coming: ${what}`,
    paragraphs: [
      "You are signed up.",
      "The page has a file for your calendar. If you can't come after all, please give your place back there, so that somebody else can come.",
    ],
    button: "Open the event",
  }),
  waiting: (what) => ({
    subject: `You are on the waiting list: ${what}`,
    paragraphs: [
      "All places are taken. We tell you as soon as one is yours.",
      "If you don't want to wait any longer, leave the list on the page.",
    ],
    button: "Open the event",
  }),
  "moved-up": (what) => ({
    subject: `A place for you: ${what}`,
    paragraphs: [
      "A place has become free, and you were next in the waiting list: you are coming.",
      "If you can't come any more, please give the place back, so that somebody else gets it.",
    ],
    button: "Open the event",
  }),
  reminder: (what) => ({
    subject: `Soon: ${what}`,
    paragraphs: [
      "It begins within a day. The page has a file for your calendar.",
      "If you can't come, please give your place back, so that somebody else gets it.",
    ],
    button: "Open the event",
  }),
  changed: (what) => ({
    subject: `Another time or place: ${what}`,
    paragraphs: ["The organisers have changed when or where it is. See whether you can still come."],
    button: "See what is new",
  }),
  cancelled: (what) => ({
    subject: `Cancelled: ${what}`,
    paragraphs: ["The organisers have cancelled this event. You don't need to do anything."],
    button: "See other events",
  }),
};

const other: NotificationWords = {
  subject: "An update on an event",
  paragraphs: ["Something has changed about an event that you signed up for."],
  button: "Open the event",
};
