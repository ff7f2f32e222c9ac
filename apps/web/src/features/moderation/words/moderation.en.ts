import type { DecisionAction, DecisionOutcome, SafetySubject } from "@khamt/contract";
import { conductRuleNames, reportReasonNames } from "@khamt/contract/conduct";

const kinds: Record<SafetySubject["kind"], string> = {
  idea: "Startup idea",
  cofounder: "Co-founder profile",
  company: "Company profile",
  project: "Project listing",
  connection: "Invitation",
  conversation: "Conversation",
  story: "Success story",
};

const outcomes: Record<DecisionOutcome, string> = {
  dismissed: "Nothing found",
  upheld: "Breaks a rule",
  restored: "Reversed",
};

interface ActionWords {
  button: string;
  title: (name: string) => string;
  text: string;
  rule: string;
  send: string;
}

const actions: Record<DecisionAction, ActionWords> = {
  dismiss: {
    button: "Nothing wrong",
    title: (name) => `Nothing wrong: ${name}`,
    text: "All reports about it are answered. What was hidden is shown again, and its owner is told.",
    rule: "Which rule did you check? (optional)",
    send: "Find nothing wrong",
  },
  uphold: {
    button: "Breaks a rule",
    title: (name) => `Breaks a rule: ${name}`,
    text: "A profile is hidden from everyone but its owner. The owner is told the rule, your reason and how to appeal.",
    rule: "Which rule does it break?",
    send: "Take it down",
  },
  restore: {
    button: "Take back",
    title: (name) => `Reverse the decision: ${name}`,
    text: "What was hidden is shown again, and its owner is told. The log keeps both decisions.",
    rule: "Which rule did you check again?",
    send: "Reverse the decision",
  },
};

const moderation = {
  head: {
    title: "Moderation",
    description: "What members have reported, and what was decided about it.",
  },
  tabs: { label: "Which list", open: "To decide", decided: "Decisions", vouches: "Verified people" },
  count: {
    open: (count: number) => (count === 1 ? "1 case to decide" : `${count} cases to decide`),
    decided: (count: number) => (count === 1 ? "1 decision" : `${count} decisions`),
    vouches: (count: number) => `Record: ${count} ${count === 1 ? "line" : "lines"}`,
  },
  empty: {
    open: {
      title: "Nothing to decide",
      hint: "No report is waiting. What members report appears here, the oldest first.",
      button: "See past decisions",
    },
    decided: {
      title: "No decisions yet",
      hint: "Nothing has been decided so far. Every decision stays here, with its rule and its reason.",
      button: "See what is waiting",
    },
    vouches: {
      title: "Nobody is verified yet",
      hint: "Find a member above and vouch for them. Every line stays here, with its reason.",
      button: "See what is waiting",
    },
  },
  failure: "The list could not be loaded. Check your connection and try again.",
  kinds,
  outcomes,
  actions,
  rules: conductRuleNames.en,
  reasons: reportReasonNames.en,
  hidden: "Hidden",
  owner: "Owner",
  ownersName: (name: string) => name || "A member without a name",
  open: "Open its page",
  says: "What it says now",
  saysNothing: "It is no longer there, or says nothing.",
  reports: (count: number) => (count === 1 ? "1 report" : `${count} reports`),
  earlier: (count: number) => (count === 1 ? "1 earlier report" : `${count} earlier reports`),
  someone: "Deleted user",
  said: (who: string, reason: string) => `${who}: ${reason}`,
  decided: (outcome: string, rule: string | null) => (rule === null ? outcome : `${outcome}. Rule: ${rule}`),
  own: "This is your own: another administrator decides about it.",
  decision: { rule: "Rule", note: "Reason", by: "Decided by", appeal: "Appeal of its owner" },
  noRule: "None named",
  /** Which one a button is about. */
  about: (action: string, name: string) => `${action}: ${name}`,
  note: { label: "Reason (optional)", hint: "The owner reads it, in the language in which you write." },
  ruleMissing: "Choose a rule first.",
  vouches: {
    intro:
      "Vouch for people whom you know: their profile and their ideas then say that an administrator verified them, and since when. They learn your name; others do not.",
    search: "Name or skill of the person",
    find: "Find",
    nobody: "Nobody with a profile was found.",
    begin: {
      button: "Vouch",
      title: (name: string) => `Vouch for ${name}`,
      text: "Say how you know that they are who they say they are. The record keeps it; the person is told that you vouch.",
      send: "Vouch for them",
    },
    end: {
      button: "Take back",
      title: (name: string) => `No longer vouch for ${name}`,
      text: "The badge is removed at once. The person is told the reason; the record keeps both lines.",
      send: "Take it back",
    },
    by: "Vouched by",
    reason: "Reason",
    reasonMissing: "Write the reason first.",
    endedBy: "Taken back by",
    endReason: "Reason for taking it back",
    stands: "Verified",
    ended: "Taken back",
    open: "Open the profile",
    done: "Done",
  },
  done: { title: "Decided", changed: "Somebody else has decided it in the meantime" },
};

export default moderation;

declare module "../../../lib/language/words.ts" {
  interface Words {
    moderation: typeof moderation;
  }
}
