import type { TaskId } from "../help-tasks.ts";

interface TaskWords {
  title: string;
  steps: string[];
  /** The label of the way there. */
  go: string;
}

const tasks: Record<TaskId, TaskWords> = {
  find: {
    title: "Find an idea, a person, a company or a project",
    steps: [
      "Open one of the four lists at the top of the page.",
      "Choose filters, or type a word in either language: “finance” also finds “санхүү”.",
      "Open a card to read everything. Filters are saved in the page address, so you can bookmark or share the list.",
    ],
    go: "Open startup ideas",
  },
  search: {
    title: "Search everything at once",
    steps: [
      "Press “/” on any page, or open the search.",
      "Type what you need. Typing slips and Mongolian in Latin letters are understood.",
      "Narrow the results to one kind, or to a topic.",
    ],
    go: "Open the search",
  },
  match: {
    title: "See who fits",
    steps: [
      "Press “AI Match” on any profile, or press it on a list and describe what you are looking for in your own words.",
      "Khamt reads it and compares it with everyone it could fit, from both sides.",
      "Open a result to see each reason, each gap, and what would raise the percentage. No account is needed.",
    ],
    go: "Open co-founders",
  },
  percentage: {
    title: "What the percentage means",
    steps: [
      "It says how well two profiles meet each other's needs, from 1% to 99%, and is the same from either side.",
      "90 and above is green, 80 blue, 70 yellow.",
      "A gap is something wanted that the other profile does not mention. Ask about it: it is not a refusal.",
    ],
    go: "Read how it is calculated",
  },
  compare: {
    title: "Compare candidates",
    steps: [
      "Mark up to three results of a match with “Compare”.",
      "Open the comparison: factors and needs are shown side by side.",
      "Share its address, and others see the same comparison.",
    ],
    go: "Open startup ideas",
  },
  private: {
    title: "Match without sending your data",
    steps: [
      "Press “Private AI” on a card of the partners page.",
      "Choose what stays on your device with four switches. All of them are on at first.",
      "The calculation runs in your browser. What you save is encrypted on this device.",
    ],
    go: "Open partners",
  },
  save: {
    title: "Save a match",
    steps: [
      "Press “Save” on a result. You find it under “My Matches”.",
      "Without an account it stays on this device; when you sign in, it moves into your account.",
      "“Generate New Matches” finds the two best ones that you have not saved yet.",
    ],
    go: "Open My Matches",
  },
  invite: {
    title: "Invite somebody to connect",
    steps: [
      "Press “Connect” on a profile and say why you chose this person. If they ask a question, answer it too.",
      "You can send a certain number of invitations a week; the dialog says how many are left. Invitations you receive don't count.",
      "You find the answer under “Connections”. Without an answer, the invitation expires on the day shown beside it. You can withdraw it before then.",
    ],
    go: "Open connections",
  },
  message: {
    title: "Talk, and share your contacts",
    steps: [
      "An accepted invitation, a shortlisted application and a confirmed service each open a conversation.",
      "Messages written offline are sent once you are back online, and never twice.",
      "Beside each conversation you can keep a note that only you see: what you agreed, or when to ask again.",
      "People who are connected see each other's email and phone. Under “Connections” you can see when they looked, hide anything again, or share more.",
    ],
    go: "Open messages",
  },
  together: {
    title: "Go from a first talk to working together",
    steps: [
      "Answer these each for yourself first, then compare: Why this idea? How much time and money, and from when on? Who decides what? What would make you stop?",
      "Meet at least twice before you decide, once in person or by video. Name each other people you have worked with, and ask them.",
      "Do a small piece of real work together for two to four weeks, with one goal and one date. Then each of you says yes, no or not yet.",
      "If it is a yes, write down the shares and over how many years they are earned, who does what, who owns what you make, and what happens if one of you leaves. Have a lawyer read it.",
    ],
    go: "Open your connections",
  },
  apply: {
    title: "Apply to a project",
    steps: [
      "Open a project listing and press “Apply”. An introduction is required; a price and a duration help.",
      "You can change or withdraw the application until the company responds.",
      "When the listing closes, every applicant gets an answer.",
    ],
    go: "Open project listings",
  },
  applicants: {
    title: "Choose among applicants",
    steps: [
      "Open “Received” under “Applications”, and shortlist, accept or decline each application.",
      "Press “Close listing” when you have found somebody. Everyone still waiting is notified.",
      "When the work is done, one side says so and the other confirms. Then the company can be reviewed.",
      "Use “Share your story” to write a success story. It is published once the other side agrees; either of you can withdraw it.",
    ],
    go: "Open received applications",
  },
  service: {
    title: "Request a service",
    steps: [
      "Choose a service, press “Ask for this service”, and describe what you need and when.",
      "We confirm a time, and a conversation opens. Khamt takes no payment.",
      "Not what was agreed? Tell us within 7 days and we will fix it.",
    ],
    go: "Open services",
  },
  block: {
    title: "Block or report somebody",
    steps: [
      "Open the menu on a profile, a connection or a conversation, and choose “Block” or “Report”.",
      "Once blocked, neither of you can see, find or message the other. Nobody is notified.",
      "A report hides the profile from you at once, and an administrator reviews it. If you report a conversation, administrators can read its latest messages.",
    ],
    go: "Open connections",
  },
  account: {
    title: "Create an account",
    steps: [
      "Press “Sign In”, and choose “Sign Up”.",
      "Choose an individual account to find co-founders or work, or a company account to find partners and specialists.",
      "Type the six characters of the code that comes by email, in the same browser.",
    ],
    go: "Open the profile page",
  },
  password: {
    title: "Reset a forgotten password",
    steps: [
      "Press “Sign In”, then “Forgot password?”, and enter your email address.",
      "The link in the email works once. Choose a new password there.",
      "Every device has to sign in again afterwards.",
    ],
    go: "Open the profile page",
  },
  safety: {
    title: "Protect the account",
    steps: [
      "Add a passkey to sign in with your fingerprint, face or device PIN.",
      "Or turn on an authenticator app as a second step, and keep the recovery codes somewhere safe.",
      "Under “Devices” you can see where you are signed in, and sign out.",
    ],
    go: "Open security settings",
  },
  profile: {
    title: "Create a profile people can find",
    steps: [
      "Open “My Profile Form” and choose what to create: co-founder profile, startup idea or company.",
      "Fill in what you can; it is kept as a draft while you type.",
      "The form says what is missing. As soon as it is complete enough, it is listed.",
    ],
    go: "Open My Profile Form",
  },
  preferences: {
    title: "Set your must-haves",
    steps: [
      "In a profile's form, open “What you look for in the other side”.",
      "Choose how much each one matters: “Must have”, “Prefer” or “Don't care”.",
      "The form shows how many profiles are left before you decide.",
    ],
    go: "Open My Profile Form",
  },
  project: {
    title: "Post a project",
    steps: [
      "Create your company profile first: a project is posted in its name.",
      "Give the project a budget, a timeline and the skills it needs.",
      "“AI Match” on the project shows which companies fit.",
    ],
    go: "Post a project",
  },
  pause: {
    title: "Pause or delete a profile",
    steps: [
      "Open “My Profile Form” and find the profile.",
      "“Pause” takes it out of lists, search and matches until you resume it.",
      "“Delete” cannot be undone.",
    ],
    go: "Open My Profile Form",
  },
  domain: {
    title: "Verify your company's domain",
    steps: [
      "Enter your domain; the page shows a TXT record.",
      "Add that record where you manage the domain, and wait until it is visible.",
      "Enter the code and press “Verify”. Your company then gets a Verified badge. We check the record every week, so leave it in place.",
    ],
    go: "Open domain verification",
  },
  notifications: {
    title: "Choose your notifications",
    steps: [
      "In the settings, choose for each kind whether you get it in the app, by email, or not at all.",
      "Set the lowest percentage at which we tell you about a new match.",
      "Each summary has a link to stop it.",
    ],
    go: "Open notification settings",
  },
  privacy: {
    title: "Hide yourself or your contacts",
    steps: [
      "In the privacy settings, switch off “List my profiles”, and nobody can find them.",
      "People you are connected with see your email and phone, unless you switch on “Ask me each time”. Your website is public unless you switch it off.",
      "You can also hide when you were last active.",
    ],
    go: "Open privacy settings",
  },
  data: {
    title: "Export your data or delete your account",
    steps: [
      "In the settings, “Your data” gives you everything as one file.",
      "Deleting hides your profiles at once and erases everything after 30 days.",
      "Until then, sign in and choose “Keep my account”.",
    ],
    go: "Open your data",
  },
  comfort: {
    title: "Change language or theme, or use the keyboard",
    steps: [
      "The buttons at the top of every page change the language and the theme. We remember your choice.",
      "Press “/” to search, “Tab” to move and “Esc” to close.",
      "Your browser can install Khamt like an app: look for an option to install it or to add it to the home screen in its menu.",
    ],
    go: "Go to the home page",
  },
};

const help = {
  title: "Help Center",
  intro: "What you can do here, task by task.",
  search: "Search the help",
  placeholder: "For example: password",
  found: (count: number) => (count === 1 ? "1 task" : `${count} tasks`),
  none: { title: "No help found", hint: "Try another word, or ask the operator of this site." },
  all: "Show all tasks",
  ask: "Ask the operator",
  still: { title: "Still stuck?", text: "Ask the operator of this site." },
  tasks,
};

export default help;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    help: typeof help;
  }
}
