import { conductRuleNames } from "@khamt/contract/conduct";
import type { EntityKind } from "@khamt/contract/vocabulary";

interface KindWords {
  /** Title of the card. */
  title: string;
  /** Why one would make it. */
  invitation: string;
  create: string;
  /** What the form cannot do without, and what makes it found. */
  asked: readonly string[];
  /** Before the items of its list. */
  items: string;
}

const kinds: Record<Exclude<EntityKind, "project">, KindWords> = {
  cofounder: {
    title: "Co-founder profile",
    invitation:
      "Say what you can do and what you are looking for, and founders whose idea needs you will find you.",
    asked: ["what you can do, and how long you have done it", "a few words about yourself"],
    create: "Create Co-founder Profile",
    items: "Skills",
  },
  idea: {
    title: "Startup idea profile",
    invitation:
      "Describe the idea, its stage and the skills it still needs. The clearer the need, the better the matches.",
    asked: ["a title and a few sentences", "the skills that nobody on the team has yet"],
    create: "Create Startup Idea Profile",
    items: "Tags",
  },
  company: {
    title: "Company profile",
    invitation: "Tell founders and other companies what you do, for whom, and with what proof.",
    asked: ["the name and a few sentences", "services, specialties or technologies"],
    create: "Create Company Profile",
    items: "Specialties",
  },
};

const remove: Record<EntityKind, { title: string; text: (name: string) => string }> = {
  cofounder: {
    title: "Delete your co-founder profile?",
    text: (name) =>
      `“${name}” is removed from every list, search and match at once, together with its picture and draft. This cannot be undone.`,
  },
  idea: {
    title: "Delete this startup idea?",
    text: (name) =>
      `“${name}” is removed from every list, search and match at once, together with its draft. This cannot be undone.`,
  },
  company: {
    title: "Delete your company profile?",
    text: (name) =>
      `“${name}” is removed from every list, search and match at once, together with its logo, files and draft and every project listing of the company. Applicants who still wait are told. This cannot be undone.`,
  },
  project: {
    title: "Delete this project listing?",
    text: (name) =>
      `“${name}” is removed from every list, search and match at once, together with its draft. Applicants who still wait are told. This cannot be undone.`,
  },
};

const myProfile = {
  head: {
    title: "My Profile Form",
    description: "Your co-founder, startup idea and company profiles and your project listings on Khamt.",
  },
  title: "My Profile Form",
  intro: "What others find you by: your co-founder profile, your ideas, your company and its projects.",
  login: {
    title: "Login Required",
    hint: "Please log in to see your profiles.",
    button: "Sign In",
  },
  failure: "Your profiles could not be loaded. Check your connection and try again.",
  kinds,
  remove,
  /** Before `asked`. */
  asks: "It asks for only a few things:",
  paste: "A pasted CV, or the text of your website, fills most of it.",
  next: { complete: "Complete it", matches: "See who fits" },
  complete: "Complete",
  enough: "Complete enough",
  incomplete: "Incomplete",
  none: "Not created yet",
  begun: {
    badge: "Begun",
    text: "This form is begun and kept. Nobody else sees it until you publish it.",
    goOn: "Go on with it",
    named: (title: string) => `Go on with it: ${title}`,
  },
  states: {
    held: "Hidden by us",
    listed: "Listed",
    paused: "Paused",
    incomplete: "Not listed yet",
    hidden: "Hidden",
    "beside-company": "Hidden with its company",
    expired: "Expired",
    closed: "Closed",
  },
  why: {
    paused: "Nobody can find it until you resume it.",
    hidden: "Your privacy settings or a planned deletion hide all your profiles.",
    settings: "Open the settings",
    "beside-company": "A listing is shown only with its company, and nobody can find your company now.",
    expired: "It has expired, so nobody can find it. Renew it to list it again for 60 days.",
    closed: "It takes no more applications, and nobody can find it. Open it again if you need to.",
  },
  standing: {
    title: "Moderation decisions",
    held: "Several members have reported it. Until an administrator has reviewed it, nobody can open its page, and only you see it here.",
    upheld:
      "It was reported and reviewed, and it breaks a rule: nobody can open its page, and only you see it here.",
    warned: "Something you wrote was reported and reviewed, and it breaks a rule.",
    rule: (name: string) => `Rule: ${name}`,
    reason: (note: string) => `Reason: ${note}`,
    appeal: "Do you see it differently? Write to us, and we will review it again.",
    write: "Ask for a second look",
    label: "What did we miss?",
    missing: "Write in a few words why.",
    send: "Send",
    sent: "Your appeal is sent",
    waits: "You have asked for a second look. We tell you when it is decided.",
    kept: (answer: string) =>
      ["You asked for a second look. We have looked again, and the decision stays.", answer]
        .filter(Boolean)
        .join("\nOur answer: "),
    nobody:
      "This site has no administrator yet, so nobody reads appeals now. Yours is kept for the first one.",
    orWrite: "Or by email:",
    rules: conductRuleNames.en,
  },
  life: {
    until: (day: string) => `Open until ${day}`,
    untilAndRenewal: (end: string, renewal: string) => `Open until ${end}. You can renew it from ${renewal}.`,
    applications: (all: number, open: number) =>
      all === 0
        ? "No applications yet"
        : `${all} ${all === 1 ? "application" : "applications"}${open > 0 ? `, ${open} to answer` : ""}`,
    renew: "Renew for 60 days",
    reopen: "Open again",
    renewed: { title: "Renewed", text: (day: string) => `The listing is open until ${day}.` },
    close: "Close listing",
    closing: {
      title: "Close this listing?",
      text: "It will no longer be listed, and everyone still waiting is notified. How did it end?",
    },
    outcomes: {
      "found-here": "We found someone here",
      "found-elsewhere": "We found someone elsewhere",
      "not-needed": "It is no longer needed",
    },
    closed: { title: "Closed", text: "Everyone who was still waiting has an answer now." },
  },
  percent: (percent: number) => `${percent}% complete`,
  view: "Public page",
  edit: "Edit",
  pause: "Pause",
  resume: "Resume",
  removeButton: "Delete",
  domain: { verify: "Verify the domain", verified: "Domain verified" },
  /** Which one a button is about. */
  about: (action: string, name: string) => `${action}: ${name}`,
  paused: { title: "Paused", text: "It is out of lists, search and matches until you resume it." },
  resumed: {
    title: "Resumed",
    text: "It is back in lists, search and matches as soon as it is complete enough.",
  },
  conflict: {
    title: "Changed elsewhere",
    text: "It was changed in the meantime, perhaps on another device. You are now seeing the latest version. Please try again.",
  },
  removed: { title: "Deleted", text: (name: string) => `“${name}” is deleted.` },
  ideas: {
    title: "Your other startup ideas",
    create: "New idea",
  },
  projects: {
    title: "Your project listings",
    create: "New listing",
    empty: "No project listings yet. A listing says what work you want done, by when and for how much.",
    needsCompany: "A project is listed by a company: create your company profile first.",
  },
  help: {
    title: "Help and tips",
    tips: [
      "Say what you need as well as what you bring: matching looks at both sides.",
      "Three or four exact skills work better than ten general ones.",
      "Write in English or Mongolian, whichever is easier. Matching reads both.",
      "Pause a profile while you are busy. Nothing is lost, and you can resume it at any time.",
    ],
    more: "Help Center",
  },
};

export default myProfile;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "my-profile": typeof myProfile;
  }
}
