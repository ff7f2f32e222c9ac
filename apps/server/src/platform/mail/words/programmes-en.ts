import type { About, NotificationWords } from "./notifications.ts";

/** What letters say to whoever applied to a programme, and of its jurors; `what` is its name. */
export function programmeAnswerEn({ who, what = "the programme", state }: About): NotificationWords {
  return answers[state ?? ""]?.(what, who) ?? other;
}

const answers: Record<string, (what: string, who: string) => NotificationWords> = {
  "juror-left": (what, who) => ({
    subject: `A juror will not score the applications: ${what}`,
    paragraphs: [
      `${who} has said no, or has left the jury. Scores that they have given stay with the applications.`,
      "On the programme's page you can ask somebody else.",
    ],
    button: "Open the jury",
  }),
  received: (what) => ({
    subject: `We have your application: ${what}`,
    paragraphs: [
      "The programme's managers read it and decide. We tell you as soon as they have.",
      "On the programme's page you can read again what you sent, change it until applications close, or withdraw it.",
    ],
    button: "Open my application",
  }),
  accepted: (what) => ({
    subject: `You are in: ${what}`,
    paragraphs: [
      "Your application is accepted. Welcome.",
      "On the programme's page you choose whom we match you with: people of the programme, or everybody.",
    ],
    button: "Open the programme",
  }),
  declined: (what) => ({
    subject: `About your application: ${what}`,
    paragraphs: [
      "Thank you for applying. Your application was not accepted this time. Your profile and your matches stay as they are.",
    ],
    button: "Open the programme",
  }),
  added: (what) => ({
    subject: `You take part in a programme: ${what}`,
    paragraphs: [
      "The organisers have added you.",
      "On the programme's page you choose whom we match you with: people of the programme, or everybody. If you do not want to take part, you can leave it there.",
    ],
    button: "Open the programme",
  }),
  manager: (what) => ({
    subject: `You manage a programme: ${what}`,
    paragraphs: [
      "From now on you find your desk in the menu: invite people, read applications, and see who takes part.",
    ],
    button: "Open my desk",
  }),
};

const other: NotificationWords = {
  subject: "An update on your programme",
  paragraphs: ["Something has changed. See where you stand."],
  button: "Open the programme",
};
