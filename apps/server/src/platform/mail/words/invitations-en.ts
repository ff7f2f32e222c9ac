import { formatDay, formatMoment } from "../../text/day.ts";
import { short } from "./notifications.ts";
import type { LetterWords } from "./types.ts";

/** To whom somebody else named. */
export const invitationsEn: Pick<
  LetterWords,
  "account-invitation" | "programme-invitation" | "jury-invitation"
> = {
  "account-invitation": ({ days, programme, startUp, until }) => {
    const begun = startUp
      ? [
          `They have begun a profile of “${short(startUp.name)}” for you, from what they know. Nobody sees it: complete it and publish it, or throw it away.`,
        ]
      : [];
    if (until !== undefined) {
      const last = formatDay(new Date(until), "en");
      return {
        subject: `Your account at Khamt waits for you until ${last}`,
        preheader: "If you don't come, it is deleted with all that was entered for you.",
        heading: "Your account waits for you",
        paragraphs: [
          `The organisers of this site have prepared an account for you, and you have not come to it yet. On ${last} it is deleted, with all that was entered for you.`,
          ...begun,
          "Choose a password before that day, and the account is yours. The link works once.",
        ],
        button: "Choose a password",
        note: "If you don't want the account, you need do nothing. We remind you this once.",
      };
    }
    return {
      subject: programme === null ? "You are invited to Khamt" : `You are invited: ${programme}`,
      preheader: `Choose a password and begin. The link works for ${days} days.`,
      heading: "You are invited to Khamt",
      paragraphs: [
        programme === null
          ? "The organisers of this site have prepared an account for you. On Khamt you find the people and companies that your plans need, and read for each of them why you fit."
          : `The organisers of “${programme}” have prepared an account for you. On Khamt you find the people and companies that your plans need, and read for each of them why you fit.`,
        ...begun,
        `Choose a password, and the account is yours. The link works once, for ${days} days. After that, use “Forgot password?” in the sign-in window.`,
      ],
      button: "Choose a password",
      note: "If you don't want an account, ignore this email: without a password nobody can use it, and we show it to nobody.",
    };
  },
  "programme-invitation": ({ programme, until, isReminder }) => ({
    subject: isReminder
      ? `Your invitation still stands: ${short(programme)}`
      : `You are invited: ${short(programme)}`,
    preheader: `Your place is kept until ${formatDay(new Date(until), "en")}.`,
    heading: "You are invited to a programme",
    paragraphs: [
      `The organisers of “${programme}” invite you to take part. On Khamt you meet the others, and read for each of them why you fit.`,
      `The link is for you alone: sign up or sign in with this email address, and you are in. It works once, until ${formatDay(new Date(until), "en")}.`,
    ],
    button: "See the programme",
    note: isReminder
      ? "We remind you this once. If you don't want to take part, ignore this email: the invitation ends by itself."
      : "If you don't want to take part, ignore this email: the invitation ends by itself.",
  }),
  "jury-invitation": ({ programme, left, isReminder, until }) => {
    const open = left === 1 ? "1 application waits" : `${left} applications wait`;
    const asked = [
      `The organisers of “${programme}” ask you to score the applications: from 1 to 5, with a few words where you like. You see the applications to this programme, and nothing else of the organisers'.`,
      "Sign up or sign in with this email address: the invitation holds for it alone.",
    ];
    return {
      subject: isReminder
        ? `Applications wait for your score: ${short(programme)}`
        : `You are asked to be a juror: ${short(programme)}`,
      preheader: left === null ? "You score applications, and the organisers decide." : `${open} for you.`,
      heading: isReminder ? "Applications wait for your score" : "You are asked to be a juror",
      paragraphs: [
        ...(left === null ? asked : [`Of the applications to “${programme}”, ${open} for your score.`]),
        ...(until
          ? [`Please score them before ${formatMoment(new Date(until), "en")}, Ulaanbaatar time.`]
          : []),
      ],
      button: "Score applications",
      note: "If you don't want to be a juror, say no on that page, or ignore this email.",
    };
  },
};
