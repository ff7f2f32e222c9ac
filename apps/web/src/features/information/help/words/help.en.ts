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
      "Open a card to read everything. The filters stand in the address, so you can keep or send the list as it is.",
    ],
    go: "Open startup ideas",
  },
  search: {
    title: "Search everything at once",
    steps: [
      "Press / on any page, or open the search.",
      "Type what you need. Typing slips and Mongolian in Latin letters are understood.",
      "Narrow the results to one kind, or to a topic.",
    ],
    go: "Open the search",
  },
  match: {
    title: "See who fits",
    steps: [
      "Press AI Match on any profile, or on a list to describe what you look for in your own words.",
      "Khamt reads it and compares it with everyone it could fit, from both sides.",
      "Open a result to see each reason, each gap, and what would raise the percentage. No account is needed.",
    ],
    go: "Open co-founders",
  },
  percentage: {
    title: "Understand a percentage",
    steps: [
      "It says how well two profiles meet each other's needs, from 1 to 99, and is the same seen from either side.",
      "90 and above is green, 80 blue, 70 yellow.",
      "A gap is something wanted that the other profile does not mention. Ask about it: it is not a refusal.",
    ],
    go: "Read how it is made",
  },
  compare: {
    title: "Compare candidates",
    steps: [
      "Mark up to three results of a match with “Compare”.",
      "Open the comparison: factors and needs stand side by side.",
      "Share its address, and others see the same comparison.",
    ],
    go: "Open startup ideas",
  },
  private: {
    title: "Match without telling the server",
    steps: [
      "Press Private AI on a card of the partners page.",
      "Four switches say what stays on your device; all of them are on.",
      "The calculation runs in your browser. What you save is encrypted on this device.",
    ],
    go: "Open partners",
  },
  save: {
    title: "Save a match",
    steps: [
      "Press the save button of a result. You find it under My matches.",
      "Without an account it stays on this device; when you sign in, it moves into your account.",
      "“Generate New Matches” finds the two best ones that you have not saved yet.",
    ],
    go: "Open my matches",
  },
  invite: {
    title: "Invite somebody to connect",
    steps: [
      "Press Connect on a profile and write why this person. Whoever asks a question wants it answered too.",
      "You have a number of invitations a week; the dialog says how many are left. Being invited costs nothing.",
      "The answer comes under Connections. Without one the invitation expires on the day that stands beside it; you can withdraw it before.",
    ],
    go: "Open connections",
  },
  message: {
    title: "Talk, and share your contacts",
    steps: [
      "An accepted invitation, a shortlisted application and a confirmed service each open a conversation.",
      "What you write offline is sent once you are back, and once only.",
      "Who is connected sees the other's email and phone. Under Connections you see when they looked, take anything back, or show more.",
    ],
    go: "Open messages",
  },
  apply: {
    title: "Apply to a project",
    steps: [
      "Open a project listing and press Apply. A letter is required; price and duration help.",
      "Until the owner acts you can change or withdraw the application.",
      "When the listing closes, every applicant gets an answer.",
    ],
    go: "Open project listings",
  },
  applicants: {
    title: "Choose among applicants",
    steps: [
      "Open Applications, Received: shortlist, accept or decline each.",
      "Close the listing when you have found somebody; those who wait are told.",
      "When the work is done, one side says so and the other confirms. Then the company can be reviewed.",
      "“Tell how it went” makes a success story of it, published once the other side agrees; either may take it back.",
    ],
    go: "Open received applications",
  },
  service: {
    title: "Ask for a service",
    steps: [
      "Choose a service and describe what you need and when.",
      "We confirm a time, and a conversation opens. Khamt takes no payment.",
      "Not what was agreed? Write within 7 days, and it is put right.",
    ],
    go: "Open services",
  },
  block: {
    title: "Block or report somebody",
    steps: [
      "Use the menu on a profile, a connection or a conversation.",
      "Blocked, neither of you sees, finds or writes to the other; nobody is told.",
      "A report hides the profile from you at once, and an administrator looks at it. Of a reported conversation administrators can read the last messages.",
    ],
    go: "Open connections",
  },
  account: {
    title: "Create an account",
    steps: [
      "Press Sign In, and choose Sign Up.",
      "Choose an individual account to find co-founders or work, or a company account to find partners and specialists.",
      "Type the six characters of the code that comes by email, in the same browser.",
    ],
    go: "Open the profile page",
  },
  password: {
    title: "Get in again after forgetting the password",
    steps: [
      "Press Sign In, then “Forgot password?”, and type your address.",
      "The letter's link works once. Choose a new password there.",
      "Every device has to sign in again afterwards.",
    ],
    go: "Open the profile page",
  },
  safety: {
    title: "Protect the account",
    steps: [
      "Add a passkey to sign in with your fingerprint, face or device PIN.",
      "Or turn on an authenticator app as a second step, and keep the recovery codes somewhere safe.",
      "Under Devices you see where you are signed in, and can end it.",
    ],
    go: "Open security settings",
  },
  profile: {
    title: "Make a profile that is found",
    steps: [
      "Open My profile form and choose what to create: co-founder profile, startup idea or company.",
      "Fill in what you can; it is kept as a draft while you type.",
      "The form says what is missing. As soon as it says enough, it is listed.",
    ],
    go: "Open my profile form",
  },
  preferences: {
    title: "Say what must be so",
    steps: [
      "In a profile's form, open the preferences about the other side.",
      "Give each one a weight: must have, prefer, or don't care.",
      "The form shows how many profiles are left before you decide.",
    ],
    go: "Open my profile form",
  },
  project: {
    title: "Post a project",
    steps: [
      "Create your company profile first: a project is posted in its name.",
      "Give the project a budget, a timeline and the skills that it needs.",
      "AI Match on the project shows which companies fit.",
    ],
    go: "Post a project",
  },
  pause: {
    title: "Pause or delete a profile",
    steps: [
      "Open My profile form and find the profile.",
      "“Pause” takes it out of lists, search and matches until you resume it.",
      "“Delete” cannot be undone.",
    ],
    go: "Open my profile form",
  },
  domain: {
    title: "Verify your company's domain",
    steps: [
      "Claim the domain; the page shows a TXT record.",
      "Set that record where you administer the domain, and wait until it is known.",
      "Enter the code and verify. The company then bears a mark; the record is looked at every week, so leave it there.",
    ],
    go: "Open domain verification",
  },
  notifications: {
    title: "Choose what you are told",
    steps: [
      "In the settings, choose for each kind whether it comes in the app, by mail, or not at all.",
      "Choose from which percentage on a new match is worth telling.",
      "Each summary has a link that ends it.",
    ],
    go: "Open notification settings",
  },
  privacy: {
    title: "Hide yourself or your contacts",
    steps: [
      "In the privacy settings, switch off “List my profiles”, and nobody finds them.",
      "Your email and phone are shown to who is connected with you, unless you switch on “Ask me each time”. Your website is public unless you switch it off.",
      "You can also hide when you were last active.",
    ],
    go: "Open privacy settings",
  },
  data: {
    title: "Take your data along, or delete the account",
    steps: [
      "In the settings, “Your data” gives you everything as one file.",
      "Deleting hides your profiles at once and erases everything after 30 days.",
      "Until then, sign in and choose “Keep my account”.",
    ],
    go: "Open your data",
  },
  comfort: {
    title: "Change language, colours, or use the keyboard",
    steps: [
      "The buttons at the top of every page change language and colours; the choice is remembered.",
      "Press / to search, Tab to move, Esc to close.",
      "Your browser can install Khamt like an app: look for “Install” or “Add to home screen” in its menu.",
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
  none: { title: "Nothing about that", hint: "Try another word, or ask the operator of this site." },
  all: "Show all tasks",
  ask: "Ask the operator",
  still: { title: "Still stuck?", text: "The operator of this site can help you on." },
  tasks,
};

export default help;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    help: typeof help;
  }
}
