import type { WayInCatalogue } from "./types.ts";

const takeBack = "Take my account back";
const notYou = (contact: string | null) =>
  `If that wasn't you, open “${takeBack}” below within 7 days: you choose a new password, and this is undone together with whatever came after it. Later than that, write to ${contact ?? "us on the contact page"}.`;
const ways = (undo: string) => [
  { label: takeBack, path: undo },
  { label: "Contact page", path: "/contact" },
];

export const waysInEn: WayInCatalogue = {
  "email-changed": ({ newEmail, undo }, contact) => ({
    subject: "Your Khamt address was changed",
    preheader: `From now on: ${newEmail}`,
    heading: "Your address was changed",
    paragraphs: [
      `Your account now uses ${newEmail}. You sign in with it, and our emails go there. This is the last one to the old address.`,
    ],
    note: notYou(contact),
    links: ways(undo),
  }),
  "second-step-on": ({ undo }, contact) => ({
    subject: "Your Khamt account is better protected",
    preheader: "Signing in now takes a second step.",
    heading: "Two steps to sign in",
    paragraphs: [
      "From now on, your password alone is not enough to sign in: a code from your authenticator app must follow.",
      "Keep your recovery codes in a safe place. They open the account when the app is not at hand.",
    ],
    button: "Open settings",
    note: notYou(contact),
    links: ways(undo),
  }),
  "passkey-added": ({ name, undo }, contact) => ({
    subject: "A passkey was added to your Khamt account",
    preheader: name,
    heading: "A passkey was added",
    paragraphs: [`You can now sign in with the passkey “${name}”, without a password.`],
    button: "Open settings",
    note: notYou(contact),
    links: ways(undo),
  }),
  "given-back": ({ hours }) => ({
    subject: "Get back into your Khamt account",
    preheader: `The link works once, for ${hours} hours.`,
    heading: "Get back into your account",
    paragraphs: [
      "We were told that you can't get into your account, so it has been reset: the old password, second step and passkeys no longer work, and every device has been signed out.",
      `Only this mailbox opens the account now. Choose a new password here: the link works once, for ${hours} hours. After that, use “Forgot password?” in the sign-in window.`,
    ],
    button: "Choose a new password",
    note: "If you didn't ask for this, choose a new password all the same and set up your second step again. Nobody else has got in.",
  }),
};
