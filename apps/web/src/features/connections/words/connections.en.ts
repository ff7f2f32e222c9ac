import type { ConnectionState, ConnectionTab, ContactField, Refusal } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";

const tabs: Record<ConnectionTab, string> = { received: "Received", sent: "Sent", connected: "Connected" };

const states: Record<ConnectionState, string> = {
  sent: "Sent",
  viewed: "Read",
  accepted: "Connected",
  declined: "Declined",
  expired: "Expired",
  withdrawn: "Withdrawn",
};

const refusals: Record<Refusal, string> = {
  "no-time": "No time at the moment",
  "other-direction": "I am looking for something else",
  "other-place": "The location is not right",
  "found-someone": "I have found someone",
  other: "Another reason",
};

const about: Record<EntityKind, string> = {
  idea: "About your startup idea",
  cofounder: "About your co-founder profile",
  company: "About your company",
  project: "About your project",
};

const fields: Record<ContactField, string> = {
  email: "Email",
  phone: "Phone",
  website: "Website",
  linkedin: "LinkedIn",
  github: "GitHub",
  calendar: "Calendar",
};

const connections = {
  head: {
    title: "Connections",
    description: "Invitations you received and sent, and the people you are connected with.",
  },
  title: "Connections",
  intro: "Answer invitations, follow your own, and decide what your connections can see about you.",
  login: {
    title: "Login Required",
    hint: "Sign in to see your invitations and connections.",
    button: "Sign In",
  },
  tabs: { label: "Kinds of connections", ...tabs },
  states,
  newOne: "New",
  away: (name: string) =>
    `${name} doesn't read anything here at the moment. If they come back, this invitation can be answered.`,
  setAside: "Set aside for now",
  wantsAnswer: "A question for you",
  waitsForSender: "Waiting for their answer",
  seeProfile: "See the profile",
  together: "What to settle before you work together",
  about,
  message: "Message",
  theyAsked: "Your question",
  youAsked: "Their question",
  answer: "Answer",
  declinedWith: "Reason",
  sentAgo: "Invited",
  expires: "Open until",
  failed: { title: "Your connections could not be loaded", hint: "Check your connection and try again." },
  more: "Show more",
  empty: {
    received: {
      title: "No invitations yet",
      hint: "Complete profiles get more invitations. Complete yours, and answer invitations within two weeks.",
      link: "My profiles",
    },
    sent: {
      title: "You have not invited anyone yet",
      hint: "Find someone who fits, say why you write to this person, and send an invitation.",
      link: "Find co-founders",
    },
    connected: {
      title: "No connections yet",
      hint: "People appear here once an invitation is accepted.",
      link: "Find co-founders",
    },
  },
  actions: {
    accept: "Accept",
    ask: "Ask a question",
    answer: "Answer the question",
    decline: "Decline",
    "not-now": "Not right now",
    withdraw: "Withdraw",
    open: "Open conversation",
    /** Of a button that stands in several cards. */
    named: (action: string, name: string) => `${action}: ${name}`,
  },
  done: {
    accept: "You are connected. The conversation is open.",
    ask: "Your question was sent.",
    answer: "Your answer was sent.",
    decline: "You declined the invitation.",
    "not-now": "Set aside. We don't tell the sender.",
    withdraw: "You withdrew the invitation.",
  },
  withdraw: {
    title: "Withdraw the invitation?",
    text: "They will no longer see it. You can invite this person again after some time.",
  },
  ask: {
    title: (name: string) => `Ask ${name}`,
    hint: "They answer before you decide. You can ask three times.",
    label: "Your question",
    send: "Send question",
  },
  reply: {
    title: (name: string) => `Answer ${name}`,
    label: "Your answer",
    send: "Send answer",
  },
  decline: {
    title: (name: string) => `Decline the invitation of ${name}?`,
    hint: "A reason helps, but you don't have to give one. We tell the other side politely.",
    reason: "Reason",
    noReason: "No reason",
    text: "A word to the sender",
    send: "Decline",
  },
  refusals,
  emptyText: "Write something first.",
  connected: {
    title: (name: string) => `You and ${name} are connected`,
    text: "The conversation is open. Say hello while it is fresh.",
    begin: "Three ways to begin",
    openers: {
      theyBring: (name: string, skill: string, mine: string) =>
        `Hello ${name}! You know ${skill}, which is just what “${mine}” needs. What would you like to start with?`,
      youBring: (name: string, skill: string, theirs: string) =>
        `Hello ${name}! I saw that “${theirs}” looks for ${skill}, and that is what I do. How far are you today?`,
      hello: (name: string) =>
        `Hello ${name}! Glad that we are connected. What are you working on right now?`,
      open: (need: string) => `Has anybody taken on ${need} yet? I would like to hear your thoughts on it.`,
      time: "How many hours a week would you like to give it, and when could you start?",
      talk: "Shall we talk for twenty minutes this week? Tell me when it suits you.",
    },
  },
  contacts: {
    title: "Contact",
    show: "Contact details",
    hint: "A connection shows both of you the other's email and phone, unless one of you chose to be asked each time. You can hide anything again at any time.",
    mine: "What they can see about you",
    nothingMine: "Your profiles have no contact details.",
    theirs: "What they let you see",
    public: "Everyone sees it",
    nothingTheirs: "They choose each time what to share, and have shared nothing yet.",
    reveal: "Show",
    revealNamed: (field: string) => `Show: ${field}`,
    logHint: "They can see that you looked.",
    log: "Who saw what",
    nothingSeen: "Nobody has looked at your contact details yet.",
    seen: (name: string, field: string) => `${name} saw: ${field}`,
    fields,
  },
};

export default connections;

declare module "../../../lib/language/words.ts" {
  interface Words {
    connections: typeof connections;
  }
}
