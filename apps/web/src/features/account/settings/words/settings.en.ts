import type { Delivery, DeliveryReason, NotificationKind, PrivacySettings, Theme } from "@khamt/contract";
import type { SectionName } from "../sections.ts";

interface Choice {
  label: string;
  hint: string;
}

const sections: Record<SectionName, string> = {
  account: "Email address",
  language: "Language",
  theme: "Theme",
  notifications: "Notifications",
  privacy: "Privacy",
  verified: "Verified",
  connections: "Invitations and blocks",
  devices: "Devices",
  security: "Password and security",
  data: "Your data",
};

const themes: Record<Theme, Choice> = {
  system: { label: "As on the device", hint: "Light by day and dark by night, if your device does so." },
  light: { label: "Light", hint: "Dark letters on a light page." },
  dark: { label: "Dark", hint: "Light letters on a dark page." },
};

const kinds: Record<NotificationKind, Choice> = {
  matches: {
    label: "Matches",
    hint: "Someone new fits what you are looking for. By email we only ask whether you are still looking.",
  },
  searches: { label: "Saved searches", hint: "Somebody new fits a search you saved." },
  messages: { label: "Messages", hint: "Someone wrote to you." },
  invitations: {
    label: "Invitations",
    hint: "Someone wants to connect, answered you, or would like to introduce you to somebody.",
  },
  applications: {
    label: "Applications",
    hint: "Someone applied to your project, answered your application, reviewed your work or shared a story about it.",
  },
  services: { label: "Services", hint: "Something happened to a service that you asked for or offer." },
  safety: { label: "Reports", hint: "What we decided about a report you made." },
  announcements: {
    label: "Announcements",
    hint: "News from those who run Khamt and the programmes you take part in.",
  },
  hours: {
    label: "Office hours",
    hint: "Somebody has booked a time with you or cancelled it, and a reminder the day before.",
  },
  digest: {
    label: "Summary",
    hint: "What is waiting for your answer, and new matches, each with its reasons.",
  },
  desk: {
    label: "Desk",
    hint: "If you run this site or a programme: what is waiting for you. By email once a day at most.",
  },
};

const states: Record<Delivery["state"], string> = {
  queued: "waiting",
  sent: "sent",
  failed: "could not be sent",
  skipped: "not sent",
};

const why: Record<DeliveryReason, string> = {
  settings: "switched off by you",
  "quiet-hours": "your quiet hours",
  "no-mail-server": "this site sends no email",
  "unconfirmed-address": "your address is not confirmed",
  "account-closed": "your account was suspended or about to be deleted",
  "seen-already": "you had seen it",
  "trying-again": "it could not be delivered yet; we will try again",
  "mail-server": "it could not be delivered",
};

const privacy: Record<keyof PrivacySettings, Choice> = {
  isListed: {
    label: "List my profiles",
    hint: "Your profiles appear in lists, search and matches, and two that fit may be the example on the home page. When this is off, nobody can find them.",
  },
  showsActivity: {
    label: "Show when I was last active",
    hint: "Others see roughly how long ago you were here, such as “active this week”. Never the exact time.",
  },
  showsContact: {
    label: "Show my email and phone to everyone",
    hint: "On the pages of your profiles, never in lists. When this is off, only people you are connected with see them.",
  },
  asksBeforeContact: {
    label: "Ask me each time",
    hint: "When this is on, connecting shows neither email nor phone: under Connections you choose for each person what they see. When it is off, you both see each other's email and phone as soon as you connect.",
  },
  showsWebsite: {
    label: "Show my website to everyone",
    hint: "On your profiles and in lists. When this is off, only people you choose under Connections see it.",
  },
  quotesInEmails: {
    label: "Quote me in emails",
    hint: "The email that tells someone of your invitation, application or message begins with your first words. When this is off, it only says that you wrote.",
  },
};

const settings = {
  head: {
    title: "Settings",
    description: "Your account on Khamt: email, language, privacy, security, data.",
  },
  title: "Settings",
  navigation: "Sections of the settings",
  sections,
  saving: "Saving…",
  saved: "Saved",
  notSaved: "Not saved",
  proof: {
    label: "Your password",
    hint: "So that nobody else can do this on your device.",
    none: "Your account has no password yet. Set one first: it protects this step.",
    set: "Set a password",
  },
  email: {
    current: "Your address",
    hint: "You sign in with it, and our emails go there.",
    pending: (address: string) =>
      `We sent a link to ${address}. Until you open it, your old address stays. The link works for 24 hours.`,
    cancel: "Keep my old address",
    change: "Change email",
    new: "New email",
    send: "Send the link",
    sent: "Check your email",
  },
  language: { hint: "For the pages and for the emails we send you." },
  theme: { hint: "A theme chosen on a device stays on that device.", options: themes },
  notifications: {
    hint: "Emails about your account's security are always sent.",
    kind: "Notify me about",
    app: "In the app",
    mail: "By email",
    appOf: (kind: string) => `${kind}: in the app`,
    mailOf: (kind: string) => `${kind}: by email`,
    kinds,
    threshold: {
      label: "Tell me about new matches from",
      hint: "How well a new profile must fit one of yours. Applies both in the app and by email.",
      option: (percent: number) => `${percent}% upwards`,
    },
    pace: {
      label: "How often the summary comes",
      hint: "Only when there is something new for you.",
      options: { day: "At most once a day", week: "At most once a week" },
    },
    quiet: {
      label: "Quiet hours",
      hint: "Emails wait until quiet hours are over, and nothing pops up. Security emails are still sent at once.",
      from: "From",
      until: "Until",
      zone: "Time zone",
    },
    sent: {
      title: "What we sent you",
      hint: "The latest 50. Anything older than 90 days is deleted.",
      failed: "The list could not be loaded. Please try again.",
      none: "Nothing sent yet.",
      app: "in the app",
      mail: "by email",
      about: (kind: string, title: string) => `${kind}: ${title}`,
      states,
      why,
    },
  },
  privacy: { hint: "Changes take effect at once.", options: privacy },
  devices: {
    hint: "Every browser in which you are signed in. Sign out of any you don't recognise or use.",
    failed: "The list of devices could not be loaded.",
    current: "This device",
    unknown: "Unknown browser",
    lastUsed: "Last used:",
    signedIn: (date: string) => `Signed in on ${date}`,
    end: "Sign out",
    endOf: (name: string) => `Sign out: ${name}`,
    endOthers: "Sign out all others",
    only: "You are signed in nowhere else.",
    confirm: {
      title: "Sign out this device?",
      text: (name: string) => `${name} will have to sign in again.`,
    },
    confirmOthers: {
      title: "Sign out all other devices?",
      text: "Only this device stays signed in. All others will have to sign in again.",
    },
    ended: "Signed out",
  },
  password: {
    title: "Password",
    hint: "All other devices will have to sign in again with the new one.",
    current: "Current password",
    new: "New password",
    change: "Change password",
    set: "Set password",
    changed: "Password changed",
  },
  totp: {
    title: "Authenticator app",
    hint: "A second step: besides the password, a code from an app on your phone.",
    on: "On",
    off: "Off",
    turnOn: "Turn on",
    turnOff: "Turn off",
    left: (count: number) => `${count} recovery ${count === 1 ? "code is" : "codes are"} left.`,
    renew: "New recovery codes",
    stop: {
      title: "Turn off the second step?",
      text: "Your password alone will be enough to sign in, and the recovery codes stop working.",
    },
    stopped: "The second step is off",
  },
  passkeys: {
    title: "Passkeys",
    hint: "Sign in with your fingerprint, face or device PIN, without a password.",
    failed: "The list of passkeys could not be loaded.",
    none: "You have no passkey yet.",
    added: (date: string) => `Added on ${date}`,
    lastUsed: "Last used:",
    unused: "Not used yet",
    add: "Add a passkey",
    remove: "Remove",
    removeOf: (name: string) => `Remove: ${name}`,
    dialog: {
      title: "Add a passkey",
      text: "Your browser will ask for your fingerprint, face or PIN. Khamt gets none of these.",
      name: "Name of the passkey",
      nameHint: "To tell it from others: “Work laptop”.",
      action: "Add",
    },
    confirm: {
      title: "Remove this passkey?",
      text: (name: string) => `You will no longer be able to sign in with “${name}”.`,
    },
    made: "Passkey added",
    removed: "Passkey removed",
    unable: "This browser can't create passkeys. Try another browser or device.",
    double: "This device already has a passkey for your account.",
    notMade: "The passkey was not created: the browser's window was closed or timed out.",
  },
  export: {
    title: "Download your data",
    hint: "Everything Khamt stores about you, in one JSON file: account, profiles, matches, settings.",
    action: "Download my data",
    text: "The file contains personal data. Keep it where only you can read it.",
    done: "Your data is downloaded",
  },
  deletion: {
    title: "Delete your account",
    steps: [
      "At once: your profiles disappear from lists, search and matching.",
      "For 30 days nothing is deleted. Sign in and choose “Keep my account”, and everything is as before.",
      "After 30 days your account, profiles, matches and settings are deleted for good. Nobody can bring them back.",
    ],
    action: "Delete my account",
    text: "Your profiles are hidden at once, and everything is deleted in 30 days. Until then you can change your mind.",
    planned: "Deletion planned",
    date: (date: string) => `Your account will be deleted on ${date}.`,
  },
};

export default settings;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    settings: typeof settings;
  }
}
