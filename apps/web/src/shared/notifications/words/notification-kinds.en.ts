import type { DeliveryKind, EventKind } from "@khamt/contract";

/** Who did it; what it is about; the state that it has reached. */
export interface About {
  who: string;
  what: string;
  state: string | null;
}

type Tell = (about: About) => string;

const work: Record<string, Tell> = {
  finishing: ({ who, what }) => `${who} says that the work is done: ${what}. Please confirm`,
  finished: ({ what }) => `The work is done: ${what}`,
  resumed: ({ who, what }) => `${who} says that the work is not done yet: ${what}`,
  cancelled: ({ who, what }) => `${who} has ended the work: ${what}`,
  gone: ({ what }) => `The work has ended, because the other side's account has been deleted: ${what}`,
};

const applicationStates: Record<string, Tell> = {
  ...work,
  sent: ({ who, what }) => `${who} has applied: ${what}`,
  withdrawn: ({ who, what }) => `${who} has withdrawn the application: ${what}`,
};

const answerStates: Record<string, Tell> = {
  ...work,
  shortlisted: ({ who, what }) => `${who} has put you on the shortlist: ${what}`,
  accepted: ({ who, what }) => `${who} has accepted your application: ${what}`,
  declined: ({ who, what }) => `${who} did not accept your application this time: ${what}`,
  closed: ({ what }) => `The listing was closed: ${what}`,
  reopened: ({ what }) => `The listing is open again, and your application waits for an answer: ${what}`,
};

const invitationStates: Record<string, Tell> = {
  accepted: ({ who }) => `${who} has accepted your invitation`,
  met: ({ who }) => `You and ${who} both want to keep talking. You are connected`,
  introduced: ({ who }) => `You and ${who} both said yes to the introduction. You are connected`,
  declined: ({ who }) => `${who} declined your invitation this time`,
  expired: ({ who }) => `Your invitation to ${who} expired without an answer`,
};

const serviceStates: Record<string, Tell> = {
  requested: ({ who, what }) => `${who} has requested a service: ${what}`,
  cancelled: ({ who, what }) => `${who} has cancelled a service request: ${what}`,
};

const serviceAnswers: Record<string, Tell> = {
  requested: ({ what }) => `We have your service request: ${what}`,
  withdrawn: ({ what }) => `You have cancelled a service request: ${what}`,
  confirmed: ({ what }) => `Your service request is confirmed: ${what}`,
  done: ({ what }) => `Your service is done: ${what}`,
  cancelled: ({ what }) => `Your service request was cancelled: ${what}`,
};

const troubles: Record<string, string> = {
  letters: "Some emails could not be delivered. Your desk says how many",
  disk: "The disk of the site is nearly full. Once it is full, nothing more can be saved",
};

/** Without a name it is about words that have no name. */
const decisions: Record<string, Tell> = {
  held: ({ what }) => `Several members have reported it, so it is hidden until we have looked at it: ${what}`,
  upheld: ({ what }) =>
    what ? `It breaks a rule and is no longer shown: ${what}` : "Something you wrote breaks a rule",
  dismissed: ({ what }) => `We have found nothing wrong, and show it again: ${what}`,
  restored: ({ what }) =>
    what
      ? `We have reversed our decision, and it is shown again: ${what}`
      : "We have reversed our decision about what you wrote",
  kept: ({ what }) =>
    what
      ? `We have looked again, and our decision stays: ${what}`
      : "We have looked again, and our decision about what you wrote stays",
  "account-kept": () => "We have looked again, and our decision about your account stays",
};

const storyAnswers: Record<string, Tell> = {
  published: ({ who, what }) => `${who} agrees, and your story is published: ${what}`,
  declined: ({ who, what }) => `${who} did not agree to publish your story: ${what}`,
};

const verifications: Record<string, Tell> = {
  vouched: ({ who }) => `${who} has vouched for you: you are verified`,
  "taken-back": ({ who }) => `${who} no longer vouches for you`,
  renamed: () => "Your name has changed: ask an administrator to vouch for you again",
  lost: ({ what }) => `${what} is no longer a verified domain: your work address no longer verifies you`,
};

/** To who reported it. */
const reportAnswers: Record<string, Tell> = {
  upheld: ({ what }) => `You reported it, and we agree: it breaks a rule. ${what}`,
  dismissed: ({ what }) => `We looked at what you reported and found nothing that breaks a rule. ${what}`,
  false: ({ what }) =>
    `We found nothing wrong in what you reported, and think it was reported to do harm. ${what}`,
  restored: ({ what }) => `We looked again at what you had reported, and show it again. ${what}`,
};

const programmeAnswers: Record<string, Tell> = {
  received: ({ what }) => `Your application has arrived: ${what}`,
  accepted: ({ what }) => `You are in the programme: ${what}`,
  declined: ({ what }) => `Your application was not accepted this time: ${what}`,
  added: ({ what }) => `You were added to a programme: ${what}`,
  manager: ({ what }) => `You manage a programme now: ${what}`,
  jury: ({ what }) => `The organisers ask you to score applications: ${what}`,
  "juror-left": ({ who, what }) => `${who} will not score the applications: ${what}`,
};

const eventNews: Record<string, Tell> = {
  going: ({ what }) => `You are coming: ${what}`,
  waiting: ({ what }) => `You are on the waiting list: ${what}`,
  "moved-up": ({ what }) => `A place became free, and you are coming: ${what}`,
  reminder: ({ what }) => `It begins within a day: ${what}`,
  changed: ({ what }) => `Another time or place: ${what}`,
  cancelled: ({ what }) => `The event is cancelled: ${what}`,
};

const hoursNews: Record<string, Tell> = {
  booked: ({ who, what }) => `${who} comes to your office hours: ${what}`,
  confirmed: ({ who, what }) => `You meet ${who}: ${what}`,
  moved: ({ who, what }) => `${who} comes to your office hours at another time: ${what}`,
  "moved-by-mentor": ({ who, what }) => `${who} has moved your time together: ${what}`,
  "other-place": ({ who, what }) => `${who} meets you at another place: ${what}`,
  "given-back": ({ who, what }) => `${who} can't come to your office hours: ${what}`,
  "guest-comes": ({ who, what }) => `${who} comes to your office hours within a day: ${what}`,
  reminder: ({ who, what }) => `Your talk with ${who} begins within a day: ${what}`,
  cancelled: ({ who, what }) => `${who} has cancelled your time together: ${what}`,
  named: ({ what }) => `You are a mentor now: ${what}`,
  "hours-made": ({ what }) => `The organisers have offered times with you, from ${what}`,
  relocated: ({ what }) => `The organisers have changed the place of office hours of yours, from ${what}`,
  rescheduled: ({ what }) => `The organisers have moved a booked time of yours: ${what}`,
  withdrawn: ({ what }) => `The organisers have cancelled a booked time of yours: ${what}`,
};

const one: Record<EventKind, Tell> = {
  invitation: ({ who, state }) =>
    state === "reminder" ? `${who} is waiting for your answer` : `${who} invites you to connect`,
  "invitation-answer": (about) =>
    invitationStates[about.state ?? ""]?.(about) ?? `${about.who} has answered your invitation`,
  question: ({ who }) => `${who} has written about the invitation`,
  message: ({ who }) => `${who} has written to you`,
  application: (about) =>
    applicationStates[about.state ?? ""]?.(about) ?? `An update on an application: ${about.what}`,
  "application-answer": (about) =>
    answerStates[about.state ?? ""]?.(about) ?? `An update on your application: ${about.what}`,
  "listing-expiring": ({ what }) => `Your listing is about to expire: ${what}`,
  review: ({ who, what, state }) =>
    state === "answered"
      ? `${who} has answered your review: ${what}`
      : `${who} has written a review: ${what}`,
  story: ({ who, what }) =>
    `${who} wrote a success story about you both. Do you agree to publish it? ${what}`,
  "story-answer": (about) =>
    storyAnswers[about.state ?? ""]?.(about) ?? `An update on your story: ${about.what}`,
  service: (about) =>
    serviceStates[about.state ?? ""]?.(about) ?? `An update on a service request: ${about.what}`,
  "service-answer": (about) =>
    serviceAnswers[about.state ?? ""]?.(about) ?? `An update on your service request: ${about.what}`,
  "search-match": ({ who, what }) => `${who} fits what you are looking for: ${what}`,
  "still-looking": () =>
    "Are you still looking? If we don't hear from you, we pause your profiles in two weeks",
  moderation: (about) => decisions[about.state ?? ""]?.(about) ?? `A decision: ${about.what}`,
  verification: (about) =>
    verifications[about.state ?? ""]?.(about) ?? "Something has changed about your verification",
  report: ({ who, what }) => `${who} has reported something. It is waiting for your decision. ${what}`,
  "report-answer": (about) =>
    reportAnswers[about.state ?? ""]?.(about) ?? `An update on your report. ${about.what}`,
  appeal: ({ who, what }) => `${who} asks you to review a decision again. ${what}`,
  "programme-application": ({ who, what }) => `${who} would like to join your programme: ${what}`,
  "programme-answer": (about) =>
    programmeAnswers[about.state ?? ""]?.(about) ?? `An update on your programme: ${about.what}`,
  trouble: ({ state }) =>
    troubles[state ?? ""] ?? "Some of the site's own work has failed. Your desk says more",
  announcement: ({ what }) => `Announcement: ${what}`,
  event: (about) => eventNews[about.state ?? ""]?.(about) ?? `An update on an event: ${about.what}`,
  rounds: ({ what }) => `You have a table at the matching rounds: ${what}`,
  introduction: ({ who, what }) => `${who} would like to introduce you to ${what}`,
  "office-hours": (about) =>
    hoursNews[about.state ?? ""]?.(about) ?? `An update on office hours: ${about.what}`,
};

const many: Record<EventKind, (count: number) => string> = {
  invitation: (count) => `${count} new invitations`,
  "invitation-answer": (count) => `${count} answers to your invitations`,
  question: (count) => `${count} questions and answers about invitations`,
  message: (count) => `${count} conversations with new messages`,
  application: (count) => `${count} new applications`,
  "application-answer": (count) => `${count} answers to your applications`,
  "listing-expiring": (count) => `${count} of your listings are about to expire`,
  review: (count) => `${count} new reviews and answers to them`,
  story: (count) => `${count} stories are waiting for your consent`,
  "story-answer": (count) => `${count} answers to your stories`,
  service: (count) => `${count} new service requests`,
  "service-answer": (count) => `${count} answers to your service requests`,
  "search-match": (count) => `${count} new matches for your searches`,
  "still-looking": () => "Are you still looking?",
  moderation: (count) => `${count} moderation decisions`,
  verification: (count) => `${count} changes to your verification`,
  report: (count) => `${count} reports are waiting for your decision`,
  "report-answer": (count) => `${count} answers to your reports`,
  appeal: (count) => `${count} appeals are waiting for an answer`,
  "programme-application": (count) => `${count} programmes have new applications`,
  "programme-answer": (count) => `${count} answers from programmes`,
  trouble: () => "Something on this site needs your attention",
  announcement: (count) => `${count} new announcements`,
  event: (count) => `${count} updates on your events`,
  rounds: (count) => `You have a table at ${count} matching rounds`,
  introduction: (count) => `${count} new introductions`,
  "office-hours": (count) => `${count} updates on office hours`,
};

/** What was sent, in a log of it. */
const sent: Record<DeliveryKind, string> = {
  "new-match": "New match",
  "search-match": "New match for a saved search",
  invitation: "Invitation",
  "invitation-answer": "Answer to an invitation",
  question: "Question about an invitation",
  message: "Message",
  application: "Application",
  "application-answer": "Answer to an application",
  "listing-expiring": "Listing about to expire",
  review: "Review",
  story: "Success story about you",
  "story-answer": "Answer to your success story",
  service: "Service request",
  "service-answer": "Answer to a service request",
  "still-looking": "Are you still looking?",
  moderation: "Decision by an administrator",
  verification: "Verification",
  report: "Report to decide on",
  "report-answer": "Answer to your report",
  appeal: "Appeal against a decision",
  "programme-application": "Application to your programme",
  "programme-answer": "Answer from a programme",
  trouble: "Something failed on this site",
  announcement: "Announcement",
  event: "Event",
  rounds: "Matching rounds",
  introduction: "Introduction",
  "office-hours": "Office hours",
  digest: "Summary",
  desk: "What is waiting at the desk",
};

/** What people did, in words: under the bell and in the log of what was sent. */
const kinds = { someone: "A member", one, many, sent };

export default kinds;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "notification-kinds": typeof kinds;
  }
}
