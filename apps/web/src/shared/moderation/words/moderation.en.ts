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

interface DialogWords {
  title: (name: string) => string;
  text: string;
  /** What is asked for; nothing where the rule stays. */
  rule?: string;
  send: string;
}

interface ActionWords extends DialogWords {
  button: string;
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
    text: "A profile is hidden from everyone but its owner. The owner is told the rule, your reason and how to appeal. To restrict or suspend the account itself, open the accounts of this case.",
    rule: "Which rule does it break?",
    send: "Take it down",
  },
  restore: {
    button: "Take back",
    title: (name) => `Reverse the decision: ${name}`,
    text: "What was hidden is shown again, and the person concerned is told. The log keeps both decisions.",
    rule: "Which rule did you check again?",
    send: "Reverse the decision",
  },
  keep: {
    button: "Keep the decision",
    title: (name) => `Keep the decision: ${name}`,
    text: "Nothing changes. The person concerned is told that somebody has looked again, and cannot appeal against this decision a second time.",
    send: "Keep the decision",
  },
};

/** Of what two people write to each other nothing is hidden. */
const warn: DialogWords = {
  title: actions.uphold.title,
  text: "The author is told the rule, your reason and how to appeal. What they wrote stays where it is, and both can write on. To restrict or suspend the account itself, open the accounts of this case.",
  rule: "Which rule does it break?",
  send: "Warn the author",
};

const moderation = {
  head: {
    title: "Moderation",
    description: "What members have reported, and what was decided about it.",
  },
  tabs: {
    label: "Which list",
    open: "To decide",
    decided: "Decisions",
    vouches: "Verified people",
    administrators: "Administrators",
    acts: "Log",
  },
  count: {
    open: (count: number) => (count === 1 ? "1 case to decide" : `${count} cases to decide`),
    appeals: (count: number) => (count === 1 ? "1 appeal to answer" : `${count} appeals to answer`),
    decided: (count: number) => (count === 1 ? "1 decision" : `${count} decisions`),
    vouches: (count: number) => `Record: ${count} ${count === 1 ? "line" : "lines"}`,
    administrators: (count: number) => (count === 1 ? "1 administrator" : `${count} administrators`),
    acts: (count: number) => `Log: ${count} ${count === 1 ? "line" : "lines"}`,
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
    administrators: {
      title: "No administrators",
      hint: "The operator names the first one in the settings.",
      button: "See what is waiting",
    },
    acts: {
      title: "Nothing was decided yet",
      hint: "Every decision of an administrator is written here.",
      button: "See what is waiting",
    },
  },
  secondStep: {
    title: "First protect your account",
    text: "Administrators read private reports and decide about others, so a password alone is not enough. Switch on the second step in your settings; it takes a minute and an authenticator app. After that this page opens.",
    button: "Open the settings",
  },
  failure: "The list could not be loaded. Check your connection and try again.",
  kinds,
  outcomes,
  actions,
  warn,
  rules: conductRuleNames.en,
  reasons: reportReasonNames.en,
  hidden: "Hidden",
  owner: "Owner",
  aboutWhom: "Reported",
  reportedBy: "Reported by",
  ownersName: (name: string) => name || "A member without a name",
  open: "Open its page",
  says: "What it says now",
  evidence: "What it said when this was reported",
  ofCase: "Accounts of this case",
  isFalse:
    "This was reported to harm somebody. The person who reported it is told so, and their reports hide nothing by themselves for half a year.",
  saysNothing: "It is no longer there, or says nothing.",
  reports: (count: number) => (count === 1 ? "1 report" : `${count} reports`),
  earlier: (count: number) => (count === 1 ? "1 earlier report" : `${count} earlier reports`),
  someone: "Deleted user",
  said: (who: string, reason: string) => `${who}: ${reason}`,
  decided: (outcome: string, rule: string | null) => (rule === null ? outcome : `${outcome}. Rule: ${rule}`),
  own: "This is your own: another administrator decides about it.",
  decision: { rule: "Rule", note: "Reason", by: "Decided by", appeal: "Appeal" },
  appeal: { waits: "Appeal to answer", answer: "Answer to the appeal", kept: "The decision was kept." },
  noRule: "None named",
  /** Which one a button is about. */
  about: (action: string, name: string) => `${action}: ${name}`,
  note: {
    label: "Reason (optional)",
    hint: "The person concerned reads it as you write it, without translation.",
  },
  ruleMissing: "Choose a rule first.",
  vouches: {
    intro:
      "Vouch for people you know: their profile and their ideas then say that an administrator verified them, and since when. They learn your name; others do not.",
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
    renamed: "The name on the profile has changed.",
    stands: "Verified",
    ended: "Taken back",
    open: "Open the profile",
    done: "Done",
  },
  accounts: {
    reasonMissing: "Write the reason first.",
    appeal: "Appeal of the member",
    answer: "Answer to the member (optional)",
    answerHint: "The member reads it, in the language in which you write.",
    whichRule: "Which rule was broken?",
    end: "Last day (optional)",
    endHint: "After that day it ends by itself. Without a day it has no end.",
    pastEnd: "Choose a day from today on.",
    password: "Your password",
    passwordHint: "So that nobody does this from a screen that you left open.",
    passwordMissing: "Enter your password.",
  },
  administrators: {
    intro:
      "Administrators read reports and decide about members. Each needs a second step to sign in. Anyone named at the site's set-up becomes one again, even if you remove them here.",
    you: "You",
    noSecondStep: "No second step yet",
    email: "Email of a member",
    emailMissing: "Enter the email of a member, like name@example.com.",
    promote: {
      button: "Add an administrator",
      title: "Add an administrator",
      text: "They can do everything that you can do here, as soon as they have set up a second step.",
      send: "Make them an administrator",
    },
    demote: {
      button: "Remove",
      title: (name: string) => `Remove ${name} as an administrator`,
      text: "They stay a member. The log keeps what they decided.",
      send: "Remove",
    },
  },
  acts: {
    operator: "The operator",
    until: (day: string) => `until ${day}`,
    kinds: {
      dismissed: "Found nothing wrong",
      upheld: "Found that a rule was broken",
      reversed: "Reversed a decision",
      kept: "Kept a decision after an appeal",
      restricted: "Restricted",
      suspended: "Suspended",
      restored: "Restored",
      appointed: "Made a moderator",
      promoted: "Made an administrator",
      demoted: "Made a member again",
      vouched: "Vouched",
      "vouch-ended": "No longer vouches",
      "signed-out": "Signed out everywhere",
      "password-letter": "Sent a password link",
      "gave-back": "Gave the account back",
      withdrawn: "Withdrew the invitation",
      readdressed: "Corrected the address",
      imported: "Invited from a list",
      "site-changed": "Site changed",
    },
  },
  done: { title: "Decided", changed: "Somebody else has decided it in the meantime" },
};

export default moderation;

declare module "../../../lib/language/words.ts" {
  interface Words {
    moderation: typeof moderation;
  }
}
