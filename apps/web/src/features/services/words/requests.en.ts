import type { RequestAction, RequestState } from "@khamt/contract";

const states: Record<RequestState, string> = {
  requested: "Requested",
  confirmed: "Confirmed",
  done: "Done",
  cancelled: "Cancelled",
};

/** What the state means for whoever reads it. */
const notes: Record<"mine" | "operator", Record<Exclude<RequestState, "cancelled">, string>> = {
  mine: {
    requested: "We have your request and answer it with a time, or say why it is not possible.",
    confirmed: "Agree on the final price and everything else in the conversation.",
    done: "Something not as agreed? Tell us in the conversation within 7 days.",
  },
  operator: {
    requested: "Waiting for an answer: confirm it with a time, or cancel it and say why.",
    confirmed: "Mark it as done once the service is delivered.",
    done: "Delivered. The 7-day guarantee runs from then on.",
  },
};

const buttons: Record<RequestAction, string> = { confirm: "Confirm", done: "Mark as done", cancel: "Cancel" };

/** Asking for a service, and what becomes of it. */
const requests = {
  head: {
    title: "My service requests",
    description: "The services you requested, their status, and what you can do next.",
  },
  all: { title: "Service requests", intro: "Everything members have requested, newest first." },
  login: {
    title: "Login Required",
    hint: "Please log in to see your service requests.",
    button: "Sign In",
  },
  refused: {
    title: "For administrators",
    hint: "Only administrators see the requests of all members.",
    button: "My service requests",
  },
  services: "All services",
  tabs: { label: "Which requests", mine: "Mine", all: "All requests" },
  count: (count: number) => `${count} ${count === 1 ? "request" : "requests"}`,
  empty: {
    mine: {
      title: "You have not asked for a service yet",
      hint: "Choose one of nine services and say in a few lines what you need.",
    },
    all: {
      title: "No requests yet",
      hint: "Nobody has asked for a service so far. When a member does, it appears here and we tell you right away.",
    },
    button: "See the services",
  },
  failure: "The requests could not be loaded. Check your connection and try again.",
  states,
  notes,
  cancelledBy: { requester: "Cancelled by the member.", operator: "Cancelled by Khamt." },
  buttons,
  about: (action: string, name: string) => `${action}: ${name}`,
  requester: "Requested by",
  need: "What is needed",
  preferredTime: "Preferred time",
  proposedTime: "Proposed time",
  answer: "Answer",
  reason: "Reason",
  conversation: "Open conversation",
  done: {
    sent: "Your request was sent",
    moved: (state: string) => `Status: ${state}`,
  },
  form: {
    title: "Ask for this service",
    nobody:
      "Nobody reads service requests on this site yet. We keep yours and answer it as soon as somebody does.",
    need: "What do you need?",
    needHint: (least: number) =>
      `At least ${least} characters: what it is for, what you have already, what matters.`,
    needShort: (least: number) => `Write ${least} characters or more.`,
    missing: "Fill this in.",
    time: "When would suit you?",
    timeHint: "A day or a range, such as “next week in the mornings” or “December 1–15”.",
    send: "Send request",
    kept: "You will be asked to sign in. What you typed stays here.",
  },
  confirm: {
    title: (name: string) => `Confirm: ${name}`,
    text: "The member gets an email with what you write, and a conversation opens between the two of you.",
    time: "Proposed time",
    timeHint: "A day and an hour, or a range.",
    answer: "Answer",
    answerHint: "What happens next, and what you need from the member.",
    button: "Confirm",
  },
  cancel: {
    title: (name: string) => `Cancel: ${name}?`,
    mine: "We tell the operator. You can ask again at any time.",
    operator: "The member gets an email with the reason.",
    reason: "Reason",
    optional: "You may leave it empty.",
    button: "Cancel request",
  },
};

export default requests;

declare module "../../../lib/language/words.ts" {
  interface Words {
    requests: typeof requests;
  }
}
