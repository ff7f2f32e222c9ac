import { formatNumber } from "@khamt/language/format";
import type { ApplicationAction, applicationStates, DeclineReason } from "@khamt/contract";

type State = (typeof applicationStates)[number];

const states: Record<State, string> = {
  sent: "Sent",
  viewed: "Seen",
  shortlisted: "Shortlisted",
  accepted: "Accepted",
  finishing: "Waiting for confirmation",
  finished: "Finished",
  cancelled: "Ended early",
  declined: "Declined",
  withdrawn: "Withdrawn",
  closed: "Listing closed",
};

/** What the state means for whoever reads it. */
const notes: Record<"mine" | "received", Partial<Record<State, string>>> = {
  mine: {
    sent: "The company has not opened it yet. You can still change it.",
    viewed: "The company has read it. You can still change it.",
    shortlisted: "You are on the company's shortlist. You can talk now.",
    accepted: "The company has accepted you. Agree on the rest in the conversation.",
    finished: "Both sides say that the work is done.",
    declined: "It did not work out this time. Your other applications are not affected.",
    closed: "The company closed the listing before it decided on your application.",
  },
  received: {
    sent: "You have not opened it yet.",
    shortlisted: "You can talk now. The applicant is waiting for your decision.",
    accepted: "You work together. Say so when the work is done.",
    finished: "Both sides say that the work is done.",
  },
};

const buttons: Record<Exclude<ApplicationAction, "view" | "close">, string> = {
  edit: "Edit",
  withdraw: "Withdraw",
  shortlist: "Shortlist",
  accept: "Accept",
  decline: "Decline",
  finish: "The work is done",
  confirm: "Confirm: it is done",
  resume: "Not done yet",
  cancel: "End without a result",
};

const reasons: Record<DeclineReason, string> = {
  experience: "Other experience is needed",
  price: "The price is not right",
  timing: "The timing is not right",
  place: "The location is not right",
  chosen: "Somebody else was chosen",
  other: "Another reason",
};

const applications = {
  head: {
    title: "Applications",
    description: "Applications you sent and applications to your listings.",
  },
  title: "Applications",
  intro: "Applications you sent and applications to your listings. Every application gets an answer.",
  login: {
    title: "Login Required",
    hint: "Please log in to see your applications.",
    button: "Sign In",
  },
  tabs: { label: "Which applications", mine: "Mine", received: "Received" },
  ofListing: (title: string) => `For “${title}”`,
  showAll: "Show all",
  count: (count: number) => `${count} ${count === 1 ? "application" : "applications"}`,
  empty: {
    mine: {
      title: "You have not applied yet",
      hint: "Find a project that your skills fit, and say in a few lines why they should choose you.",
      button: "Browse project listings",
    },
    received: {
      title: "No applications yet",
      hint: "When somebody applies to one of your listings, you find it here, and we tell you at once.",
      button: "Your listings",
    },
  },
  states,
  isNew: "New",
  notes,
  finishingByMe: "You said that the work is done. The other side has to confirm it.",
  finishingByOther: "The other side says that the work is done. Is it?",
  buttons,
  about: (action: string, name: string) => `${action}: ${name}`,
  done: {
    sent: "Your application was sent",
    edited: "Your changes are saved",
    moved: (state: string) => `Status: ${state}`,
  },
  changed: "This changed in the meantime. You are now seeing the latest version.",
  conversation: "Open conversation",
  gone: "This listing is no longer there.",
  read: "Read the application",
  price: "Price",
  duration: "Time needed",
  away: {
    mine: "The company doesn't read anything here at the moment. If it comes back, it can still answer.",
    received:
      "The applicant doesn't read anything here at the moment. If they come back, they see your answer.",
  },
  declined: "Reason given",
  declinedWith: { mine: "A word from the company", received: "Your word to the applicant" },
  accept: {
    title: (name: string) => `Accept ${name}?`,
    text: "The applicant is told at once, and you agree on the work in the conversation. You can end the work later, but you can't undo this decision.",
  },
  withdraw: {
    title: "Withdraw this application?",
    text: "We tell the company. You can apply to each listing only once.",
  },
  cancel: {
    title: "End this without a result?",
    text: "We tell the other side, and the conversation is closed. Neither of you can write a review.",
  },
  decline: {
    title: (name: string) => `Decline ${name}?`,
    text: "We let the applicant know politely. Giving a reason helps, but is optional.",
    reason: "Reason",
    none: "No reason",
    word: "A word to the applicant",
    wordHint: "Optional. For example what you liked, or when to try again.",
    button: "Decline",
  },
  reasons,
  apply: {
    title: (title: string) => `Apply: ${title}`,
    editTitle: "Change your application",
    intro:
      "Say what you would do and why they should choose you. No money moves through Khamt: you agree on payment yourselves.",
    profile: "Apply as",
    letter: "Introduction",
    letterHint: (least: number) =>
      `At least ${least} characters: what you would do, and similar work you have done.`,
    letterLeft: (count: number, most: number) =>
      `${formatNumber(count, "en")} of ${formatNumber(most, "en")} characters`,
    letterShort: (least: number) => `Write ${least} characters or more.`,
    price: "Your price",
    priceHint: "A sum or a range, in dollars or tugriks. You can leave it empty.",
    duration: "Time you need",
    durationHint: "Such as “3 months”.",
    answerMissing: "The company asks everyone this.",
    send: "Send application",
    save: "Save changes",
    kept: "What you type is kept on this device until you send it.",
    noProfile: "To apply you need a co-founder profile or a company profile.",
    createCofounder: "Create co-founder profile",
    createCompany: "Create company profile",
    kinds: { cofounder: "Co-founder profile", company: "Company" },
  },
  button: {
    mine: (state: string) => `Your application: ${state}`,
    received: "See applications",
    yours: "Yours",
    renew: "Renew for 60 days",
    renewed: "Your listing is open for 60 days from today",
    demo: {
      title: "A demo listing",
      text: "This listing shows how Khamt works. Nobody is behind it, so there is nobody to apply to. Members' listings have no “Demo” mark.",
    },
    closed: {
      title: "No applications at the moment",
      text: "This listing takes no applications now. Other projects are open.",
    },
    own: { title: "Your own listing", text: "You can't apply to a listing of your own company." },
    sent: {
      title: "You have applied already",
      text: "You can follow your application, and change it until the company acts.",
    },
  },
  failure: "The applications could not be loaded. Check your connection and try again.",
};

export default applications;

declare module "../../../lib/language/words.ts" {
  interface Words {
    applications: typeof applications;
  }
}
