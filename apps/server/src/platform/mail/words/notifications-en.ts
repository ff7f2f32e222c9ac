import { about } from "./phrases.ts";
import { eventNewsEn } from "./events-en.ts";
import { officeHoursEn } from "./office-hours-en.ts";
import { programmeAnswerEn } from "./programmes-en.ts";
import { serviceAnswerEn } from "./services-en.ts";
import type { NotificationCatalogue, NotificationWords } from "./notifications.ts";

export const notificationsEn: NotificationCatalogue = {
  someone: "A member",
  note: "Answering takes a minute, and a kind no is an answer too.",
  choose: "Choose what we send you",
  stop: "Stop emails like this one",
  kinds: {
    "search-match": ({ who, what }) => ({
      subject: `${who} fits what you are looking for`,
      paragraphs: [
        what
          ? `You asked us to tell you when somebody new fits “${what}”.`
          : "You asked us to tell you when somebody new fits your search.",
        `${who} is new here or has just changed, and fits well. Read why, and write first while it is fresh.`,
      ],
      button: "Have a look",
    }),
    invitation: ({ who, what, state }) => ({
      subject: state === "reminder" ? `${who} is waiting for your answer` : `${who} invites you to connect`,
      paragraphs: [
        state === "reminder"
          ? `${who} has invited you and has not heard from you yet.`
          : what
            ? `${who} would like to get to know you because of “${what}”, and has written why.`
            : `${who} would like to get to know you and has written why.`,
        "You can accept, ask a question first, or decline. The page says how long the invitation stays open.",
      ],
      button: "Read the invitation",
    }),
    "invitation-answer": ({ who, state }) => invitationAnswers[state ?? ""]?.(who) ?? answered(who),
    question: ({ who, state }) =>
      state === "answer"
        ? {
            subject: `${who} has answered your question`,
            paragraphs: [
              `${who} has answered what you asked about the invitation.`,
              "Read it and decide what to do next.",
            ],
            button: "Read the answer",
          }
        : {
            subject: `${who} has a question about your invitation`,
            paragraphs: [`${who} would like to know more before deciding about your invitation.`],
            button: "Read and answer",
          },
    message: ({ who }) => ({
      subject: `New messages from ${who}`,
      paragraphs: [
        `${who} has written to you, and you have not read it yet.`,
        "We won't email you about this conversation again until you have opened it.",
      ],
      button: "Open the conversation",
    }),
    application: ({ who, what, state }) =>
      state === "sent"
        ? {
            subject: what ? `New application for “${what}”` : "New application for your listing",
            paragraphs: [
              `${who} would like to take on the work. Their introduction, price and timing are waiting for you.`,
            ],
            button: "Read the application",
          }
        : {
            subject: what ? `An update on “${what}”` : "An update on an application",
            paragraphs: [
              work[state ?? ""]?.(who) ??
                `Something has changed in what you and ${who} have agreed or are deciding about.`,
            ],
            button: "See what is new",
          },
    "application-answer": ({ who, what, state }) => ({
      subject: what ? `An update on your application for “${what}”` : "An update on your application",
      paragraphs: [
        state === "accepted"
          ? `${who} has accepted your application. Congratulations. Agree on the first step together.`
          : (work[state ?? ""]?.(who) ?? `${who} has responded to your application. See its status.`),
      ],
      button: "Open my application",
    }),
    "listing-expiring": ({ what }) => ({
      subject: what ? `“${what}” is about to expire` : "Your listing is about to expire",
      paragraphs: [
        "Soon nobody will be able to find it. If you are still looking, renew it with one click. If you have found someone, close it, so that everyone who applied knows.",
      ],
      button: "Open the listing",
    }),
    review: ({ who, what, state }) =>
      state === "answered"
        ? {
            subject: `${who} has answered your review`,
            paragraphs: [
              `The answer stands below your review${what ? ` of “${what}”` : ""}, for everyone to read.`,
            ],
            button: "Read the answer",
          }
        : {
            subject: what ? `${what} has a new review` : "You have a new review",
            paragraphs: [`${who} has written about working with you. You can reply publicly.`],
            button: "Read the review",
          },
    story: ({ who }) => ({
      subject: `${who} wrote a success story about you both`,
      paragraphs: [
        `${who} has written a success story about what you did together after meeting on Khamt, with both your names.`,
        "Read it first. It is published only if you agree, and it is taken off at once when you no longer agree. You can also decline, or not answer at all.",
      ],
      button: "Read the story",
    }),
    "story-answer": ({ who, state }) =>
      state === "published"
        ? {
            subject: `${who} agrees: your story is published`,
            paragraphs: ["Everyone can read it on the page of success stories. Thank you for sharing it."],
            button: "See my story",
          }
        : {
            subject: `${who} did not agree to publish your story`,
            paragraphs: [
              "Your story is not published. This is no judgement on your work together; some people prefer to keep things private.",
            ],
            button: "See my story",
          },
    service: ({ who, what, state }) => ({
      subject:
        state === "cancelled"
          ? `Request cancelled: ${what ?? "a service"}`
          : `New request: ${what ?? "a service"}`,
      paragraphs: [
        state === "cancelled"
          ? `${who} no longer needs this service and has cancelled the request.`
          : `${who} has requested this service. Read what is needed and confirm it with a time, or say why it is not possible.`,
      ],
      button: "Open the request",
    }),
    "service-answer": serviceAnswerEn,
    report: ({ who, what }) => ({
      subject: what ? `A report to decide on: ${what}` : "A report is waiting for your decision",
      paragraphs: [
        `${who} has reported something. Read it and why it was reported, then decide. We tell the person who reported it what you decide.`,
      ],
      button: "Open the reports",
    }),
    "report-answer": ({ what, state }) => reportAnswers[state ?? ""]?.(what) ?? seeReport,
    appeal: ({ who, what }) => ({
      subject: what ? `An appeal: ${what}` : "An appeal against a decision",
      paragraphs: [
        `${who} asks you to review a decision. Read what they say, then reverse the decision or keep it.`,
      ],
      button: "Open the decisions",
    }),
    "programme-application": ({ who, what }) => ({
      subject: what ? `New application: ${what}` : "New application to your programme",
      paragraphs: [
        `${who} would like to join your programme and has answered its questions.`,
        "Read the answers, then accept or decline. We tell the applicant what you decide.",
      ],
      button: "Read the application",
    }),
    "programme-answer": programmeAnswerEn,
    announcement: ({ what }) => ({
      subject: what ?? "An announcement",
      paragraphs: ["This is an announcement for members:"],
      button: "Read the announcement",
    }),
    rounds: ({ what }) => ({
      subject: `Your table is ready: ${what}`,
      paragraphs: [
        "You take part in matching rounds: short meetings for two. Your page says at which table you sit, with whom, and why you two.",
        "Keep it open on your phone when it begins: it tells you where to go next.",
      ],
      button: "See my table",
    }),
    introduction: ({ who, what }) => ({
      subject: `${who} would like to introduce you to somebody`,
      paragraphs: [
        what
          ? `${who} thinks that you and ${what} should meet, and has written why.`
          : `${who} thinks that you should meet somebody, and has written why.`,
        "Say yes or no in private. If both of you say yes, we connect you; otherwise nobody learns who said what.",
      ],
      button: "Read and answer",
    }),
    event: eventNewsEn,
    "office-hours": officeHoursEn,
    "still-looking": () => ({
      subject: "Are you still looking?",
      paragraphs: [
        "We haven't seen you for a month, and others still find your profiles and write to you.",
        "If you are still looking, say so with one click. If we hear nothing for two weeks, we pause your profiles; you can bring them back at any time, just as they were.",
      ],
      button: "Yes, I'm still looking",
    }),
  },
};

/** What has become of an application and of the work that followed. */
const work: Record<string, (who: string) => string> = {
  shortlisted: (who) => `${who} has put you on the shortlist.`,
  declined: (who) => `${who} did not accept your application this time. Thank you for applying.`,
  closed: (who) => `${who} has closed the listing, so it takes no more applications.`,
  withdrawn: (who) => `${who} has withdrawn the application. You don't need to do anything.`,
  finishing: (who) => `${who} says that the work is done. Please confirm it, or say that it is not done yet.`,
  finished: (who) => `${who} has confirmed that the work is done.`,
  reopened: (who) => `${who} has opened the listing again, and your application waits for an answer.`,
  resumed: (who) => `${who} says that the work is not done yet.`,
  cancelled: (who) => `${who} has ended the work.`,
  gone: () => "The work has ended, because the other side's account has been deleted.",
};

const invitationAnswers: Record<string, (who: string) => NotificationWords> = {
  accepted: (who) => ({
    subject: `${who} has accepted your invitation`,
    paragraphs: [`You and ${who} are connected now. Begin the conversation while it is fresh.`],
    button: "Open the connection",
  }),
  met: (who) => ({
    subject: `You and ${who} both want to keep talking`,
    paragraphs: [
      `You met ${who}, and both of you said yes. You are connected now: begin the conversation while it is fresh.`,
    ],
    button: "Open the connection",
  }),
  introduced: (who) => ({
    subject: `You and ${who} both said yes`,
    paragraphs: [
      `You were introduced to ${who}, and are connected now. Begin the conversation while it is fresh.`,
    ],
    button: "Open the connection",
  }),
  expired: (who) => ({
    subject: `Your invitation to ${who} has expired`,
    paragraphs: ["They did not answer in time. Others fit you too: see who else is looking."],
    button: "See my invitations",
  }),
};

/** To who reported it. */
const reportAnswers: Record<string, (what: string | undefined) => NotificationWords> = {
  upheld: (what) => ({
    subject: about("Your report was right", what),
    paragraphs: [
      "An administrator has reviewed what you reported and agrees: it breaks a rule. Thank you for telling us. We never reveal who reported something.",
    ],
    button: "What the rules are",
  }),
  dismissed: (what) => ({
    subject: about("Your report is answered", what),
    paragraphs: [
      "An administrator has reviewed what you reported and found nothing that breaks a rule. You can still block the person behind it, and you will not come across them on Khamt again.",
    ],
    button: "What the rules are",
  }),
  false: (what) => ({
    subject: about("Your report was meant to do harm", what),
    paragraphs: [
      "An administrator has reviewed what you reported, found nothing that breaks a rule, and thinks that it was reported to harm somebody. For half a year your reports hide nothing by themselves; if it happens again, your account can be restricted.",
    ],
    button: "What the rules are",
  }),
  restored: (what) => ({
    subject: about("We looked again at what you reported", what),
    paragraphs: ["After a second review we reversed the decision, so what you reported is shown again."],
    button: "What the rules are",
  }),
};

const seeReport: NotificationWords = {
  subject: "An update on your report",
  paragraphs: ["An administrator has reviewed what you reported."],
  button: "What the rules are",
};

function answered(who: string): NotificationWords {
  return {
    subject: `${who} has answered your invitation`,
    paragraphs: [`See what ${who} says about your invitation.`],
    button: "See the answer",
  };
}
