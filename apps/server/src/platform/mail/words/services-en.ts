import type { About, NotificationWords } from "./notifications.ts";

/** What letters say to whoever asked for a service; `what` is its name. */
export function serviceAnswerEn({ what = "the service", state }: About): NotificationWords {
  return answers[state ?? ""]?.(what) ?? other;
}

const answers: Record<string, (what: string) => NotificationWords> = {
  requested: (what) => ({
    subject: `We have your request: ${what}`,
    paragraphs: [
      "An administrator will read it and propose a time, or say why it is not possible. We tell you as soon as that happens.",
      "No payment is taken on Khamt.",
    ],
    button: "Open my request",
  }),
  withdrawn: (what) => ({
    subject: `You have cancelled: ${what}`,
    paragraphs: [
      "Nothing more will happen with this request. You can ask for the service again at any time.",
    ],
    button: "Open my request",
  }),
  confirmed: (what) => ({
    subject: `Confirmed: ${what}`,
    paragraphs: [
      "Your request is confirmed. Read the proposed time and the reply. If you have questions, ask them in the conversation.",
      "No payment is taken on Khamt.",
    ],
    button: "Open my request",
  }),
  done: (what) => ({
    subject: `Done: ${what}`,
    paragraphs: [
      "The service is marked as done. If something is not as agreed, tell us in the conversation within 7 days and we will fix it.",
    ],
    button: "Open my request",
  }),
  cancelled: (what) => ({
    subject: `Cancelled: ${what}`,
    paragraphs: ["We can't take on your request. Read why, and what else is possible."],
    button: "Read why",
  }),
};

const other: NotificationWords = {
  subject: "An update on your service request",
  paragraphs: ["Something has changed. See the status of your request."],
  button: "Open my request",
};
