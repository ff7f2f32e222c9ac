import { formatBound, formatNumber } from "@khamt/language/format";
/** What all four forms say. */
const forms = {
  sections: {
    label: "Sections",
    complete: "complete",
    faulty: "has errors",
    said: (said: number, of: number) => `${said} of ${of} fields filled in`,
  },
  /** How many required fields are empty. */
  open: (count: number) =>
    count === 1 ? "One required field is still empty" : `${count} required fields are still empty`,
  paste: {
    title: {
      cofounder: "Have a CV or a page about you?",
      idea: "Have a pitch or notes about it?",
      company: "Have a page about your company?",
      project: "Have a brief already?",
    },
    text: "Paste the text and the form fills itself in. It stays on this device.",
    button: "Paste text",
    filled: (count: number) => (count === 1 ? "Filled in one field." : `Filled in ${count} fields.`),
  },
  requiredNote: "Fields with an asterisk (*) are required.",
  choose: "Choose",
  nothingChosen: "Not specified",
  creating: "Creating...",
  save: "Save",
  saving: "Saving…",
  saved: { title: "Successfully saved!", text: "Your changes are saved." },
  failure: {
    title: "Error",
    create: "Failed to create profile",
    save: "Failed to save the changes",
    network: "Network error occurred. What you typed is kept; try again.",
    unknown: "We don't know why. Wait a moment and try again.",
    gone: "It was deleted in the meantime, so it can't be changed any more. What you typed is still here.",
    signIn: "Sign in to continue. Everything you typed stays here; then press the button again.",
    toCompany: "Create your company profile",
    compare: "Compare with the profile you have",
  },
  companyFirst:
    "A project is posted in a company's name. If yours has no profile here yet, create it first: what you type here is kept.",
  summary: {
    title: (count: number) =>
      count === 1 ? "One field needs your attention" : `${count} fields need your attention`,
  },
  contactSeen:
    "There is an email address or a phone number in this, which everyone can read, also without an account. Whoever you connect with sees yours anyway.",
  problems: {
    required: () => "Required",
    tooShort: (least: number) => `String must contain at least ${least} character(s)`,
    tooLong: (most: number) => `This is too long. Write at most ${formatNumber(most, "en")} characters.`,
    tooMany: (most: number) => `There are too many. Keep at most ${most}.`,
    whole: (from: number, to: number) =>
      `Write a whole number from ${formatBound(from, "en")} to ${formatBound(to, "en")}.`,
    email: () => "Invalid email. Write it like name@example.com.",
    url: () => "Invalid link. Write it like example.com/you.",
    phone: () => "This is not a phone number. Write it like +976 9911 2233.",
    timezone: () => "This is not a time zone. Write the hours from Greenwich, like GMT+8.",
    past: () => "This day is over. Choose one that is still to come.",
    name: () => "This is a link. Write the name here.",
    refused: () => "This value was not accepted. Change it and try again.",
  },
  kept: {
    device: "Saved on this device",
    server: "Saved",
    nothing:
      "Not saved: this browser can't store what you type. Don't close this page before you have sent the form.",
    unreachable:
      "Not saved: this browser can't store what you type, and you are offline. Don't close this page.",
  },
  restored: {
    before: "Restored what you typed:",
    prepared:
      "The organisers have begun this from their list. Check it and complete it: nobody sees it until you publish it.",
    startOver: "Start over",
    cleared: "You started over.",
    undo: "Undo",
  },
  leaving: {
    title: "Leave and lose what you typed?",
    text: "What you typed could not be saved anywhere. If you leave now, it is gone.",
    stay: "Stay here",
    leave: "Leave",
  },
  standing: {
    title: "Status",
    complete: (percent: number) => `${percent}% complete`,
    ready: "Complete enough to be listed and matched.",
    required: "Required and still empty",
    missing: "Still missing before it is listed",
    wanted: "What would make it better",
    preview: "See it as others do",
    publish: "Publish",
    publishHint:
      "When this is on, others find it as soon as it is complete enough. When it is off, only you see it.",
    publishLater: "It stays unlisted until nothing is missing.",
  },
  preview: {
    title: "As others see it",
    hint: "This is how it appears in lists and matches once it is saved.",
    unnamed: "Without a name so far",
  },
  conflict: {
    title: "Changed in the meantime",
    text: "This was changed somewhere else while you were editing. For the fields that were changed in both places, choose which one stays. All other changes are kept.",
    existing: "You already have such a profile",
    existingText: "Choose for each field what stays: what you have just typed, or what your profile says.",
    mine: "Yours",
    theirs: "Saved in the meantime",
    stored: "Your profile",
    allMine: "Keep all of mine",
    allTheirs: "Use all of the others",
    save: "Save this choice",
    cancel: "Cancel",
    nothing: "nothing",
    yes: "Yes",
    no: "No",
    files: (count: number) => (count === 1 ? "1 file" : `${count} files`),
    picture: "a picture",
    wishes: (count: number) => (count === 1 ? "1 preference" : `${count} preferences`),
  },
  signIn: {
    title: "Login Required",
    hint: "Sign in to edit this.",
    button: "Sign In",
  },
};

export default forms;

declare module "../../../lib/language/words.ts" {
  interface Words {
    forms: typeof forms;
  }
}
