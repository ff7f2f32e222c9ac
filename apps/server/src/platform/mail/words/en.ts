import { serviceNames } from "@khamt/contract";
import type { ContactTopic } from "@khamt/contract/contact-topics";
import type { Language } from "@khamt/language";
import { plural } from "@khamt/language/format";
import { formatDay } from "../../text/day.ts";
import { backupEmail } from "./backup.ts";
import { backupEn } from "./backup-en.ts";
import { deskEmail } from "./desk.ts";
import { deskEn } from "./desk-en.ts";
import { digestEmail } from "./digest.ts";
import { digestEn } from "./digest-en.ts";
import { invitationsEn } from "./invitations-en.ts";
import { moderationEn } from "./moderation-en.ts";
import { moderationEmail } from "./moderation.ts";
import { standingEmail } from "./standing.ts";
import { standingEn } from "./standing-en.ts";
import { verificationEn } from "./verification-en.ts";
import { verificationEmail } from "./verification.ts";
import { notificationsEn } from "./notifications-en.ts";
import { notificationEmail } from "./notifications.ts";
import type { EmailWords } from "./types.ts";
import { waysInEn } from "./ways-in-en.ts";

const notYou =
  "If that wasn't you, choose a new password at once: sign in, or use “Forgot password?” in the sign-in window.";

const contactTopics: Record<ContactTopic, string> = {
  question: "A question",
  fault: "Something does not work",
  profile: "About a profile or listing",
  privacy: "Privacy and data",
  story: "A success story",
  other: "Something else",
};

const usesSite: Record<Language, string> = {
  en: "They use the site in English.",
  mn: "They use the site in Mongolian.",
};

export const en: EmailWords = {
  brand: "Khamt",
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  copyLink: "If the button doesn't open, copy this address into your browser:",
  sentTo: (address) =>
    `This is an automatic email from Khamt to ${address}. It is about the safety of an account, so it can't be switched off.`,

  newsSentTo: (address) =>
    `This is an automatic email from Khamt to ${address}, sent as often as you chose in your settings and only when something is new.`,
  toldSentTo: (address) =>
    `This is an automatic email from Khamt to ${address}. You get it because you asked to be notified about this.`,

  decidedSentTo: (address) =>
    `This is an email from Khamt to ${address}. We have to tell you about a decision on your content, so it can't be switched off.`,
  welcomedSentTo: (address) =>
    `This is an email from Khamt to ${address}. You get it once, because you have just opened an account.`,
  invitedSentTo: (address) =>
    `This is an email from Khamt to ${address}. The organisers gave us this address for this invitation; without your answer we use it for nothing else.`,
  testSentTo: (address) =>
    `This is an email from Khamt to ${address}. You get it because you have just asked for it on your desk.`,
  operatorSentTo: (address) =>
    `This is an automatic email from Khamt to ${address}, the address that the site's settings name for such messages.`,

  welcome: ({ accountType }) => ({
    subject: "Welcome to Khamt",
    preheader: "Your account is open. Here is your first step.",
    heading: "Good to have you with us",
    paragraphs: [
      "Your account is open. On Khamt you find the people and companies that your plans need, and read for each of them why you fit.",
      accountType === "company"
        ? "Your first step: create your company's profile. It takes about five minutes, and from then on the right people find you too."
        : "Your first step: create a profile or post your idea. It takes about five minutes, and from then on the right people find you too.",
    ],
    button: accountType === "company" ? "Create a company profile" : "Take the first step",
    links: [{ label: "Choose what we send you", path: "/settings?section=notifications" }],
  }),
  code: ({ code, minutes }) => ({
    subject: `${code} is your Khamt code`,
    preheader: `Enter it within ${minutes} minutes.`,
    heading: "Your verification code",
    paragraphs: [
      `Enter this code in the window where you are signing up. It works for ${minutes} minutes, and only in that browser.`,
    ],
    note: "Nobody from Khamt will ever ask you for this code. If you didn't ask for it, ignore this email: without the code, nobody can open an account with your address.",
  }),
  "work-code": ({ code, minutes, company }) => ({
    subject: `${code} is your Khamt code`,
    preheader: `Enter it within ${minutes} minutes.`,
    heading: "Confirm your work address",
    paragraphs: [
      `Enter this code in the settings where you asked for it. It shows that you have an address at ${company}, and works for ${minutes} minutes, only in that browser.`,
    ],
    note: "Nobody from Khamt will ever ask you for this code. If you didn't ask for it, ignore this email: nothing changes without the code.",
  }),
  "already-registered": ({ wanted }) => ({
    subject: "You already have a Khamt account",
    preheader: "Simply sign in.",
    heading: "You already have an account",
    paragraphs: [
      wanted === "change"
        ? "Somebody, probably you, wanted to use this address for another account. It already has an account, so the other one keeps its own address: to use this one, simply sign in."
        : "Somebody, probably you, wanted to sign up with this address. It already has an account, so there is nothing to sign up for: simply sign in.",
      "If you don't remember the password, use “Forgot password?” in the sign-in window.",
    ],
    button: "Open Khamt",
    note: "If it wasn't you, you need not do anything: your account has not been touched.",
  }),
  "password-reset": ({ minutes }) => ({
    subject: "Choose a new password for Khamt",
    preheader: `The link works once, for ${minutes} minutes.`,
    heading: "Choose a new password",
    paragraphs: [
      "You said that you forgot your password. Choose a new one here; after that, every device has to sign in again.",
      `The link works once, for ${minutes} minutes.`,
    ],
    button: "Choose a new password",
    note: "If you didn't ask for this, ignore this email: your password stays as it is.",
  }),
  ...invitationsEn,
  ...waysInEn,
  "password-changed": () => ({
    subject: "Your Khamt password was changed",
    preheader: "Other devices have been signed out.",
    heading: "Your password was changed",
    paragraphs: ["Your account has a new password. Every other device has been signed out."],
    button: "Open Khamt",
    note: notYou,
  }),
  "email-change-confirm": ({ hours }) => ({
    subject: "Confirm your new address for Khamt",
    preheader: `The link works for ${hours} hours.`,
    heading: "Is this your new address?",
    paragraphs: [
      "A member of Khamt wants to use this address from now on. If that is you, confirm it.",
      `The link works once, for ${hours} hours. Until then the old address stays.`,
    ],
    button: "Confirm this address",
    note: "If it wasn't you, ignore this email: nothing will change.",
  }),
  "email-change-notice": ({ newEmail }) => ({
    subject: "Your Khamt address is about to change",
    preheader: `A new address waits to be confirmed: ${newEmail}`,
    heading: "Your address is about to change",
    paragraphs: [
      `Somebody who knows your password asked to change the address of your account to ${newEmail}. Nothing changes until that address is confirmed.`,
    ],
    button: "Open settings",
    note: notYou,
  }),
  "new-device": ({ browser, system }) => ({
    subject: "New sign-in to your Khamt account",
    preheader: "A device that we haven't seen before.",
    heading: "New sign-in",
    paragraphs: [
      `Somebody signed in to your account on a device that we haven't seen before: ${[browser, system].filter(Boolean).join(", ") || "unknown device"}.`,
    ],
    button: "See my devices",
    note: notYou,
  }),
  "second-step-off": () => ({
    subject: "Your Khamt account is less protected",
    preheader: "Signing in no longer takes a second step.",
    heading: "The second step was switched off",
    paragraphs: ["From now on, your password alone is enough to sign in."],
    button: "Open settings",
    note: notYou,
  }),
  "passkey-removed": ({ name }) => ({
    subject: "A passkey was removed from your Khamt account",
    preheader: name,
    heading: "A passkey was removed",
    paragraphs: [`The passkey “${name}” no longer opens your account.`],
    button: "Open settings",
    note: notYou,
  }),
  "recovery-code-used": ({ left }) => ({
    subject: "A recovery code was used for your Khamt account",
    preheader: `${left} ${plural(left, "en", { one: "code is", other: "codes are" })} left.`,
    heading: "A recovery code was used",
    paragraphs: [
      `Somebody signed in to your account with one of its recovery codes. ${left} ${plural(left, "en", { one: "code is", other: "codes are" })} left; you can make new ones in the settings.`,
    ],
    button: "Open settings",
    note: notYou,
  }),
  "second-step-failed": () => ({
    subject: "Somebody tried to sign in to your Khamt account",
    preheader: "They knew your password, but not the code.",
    heading: "Five wrong codes",
    paragraphs: [
      "Somebody entered your right password and then five wrong codes, so they did not get in. If that was you, there is nothing to do: enter your password again, and then the newest code.",
    ],
    button: "Open settings",
    note: notYou,
  }),
  "account-standing": (letter) => standingEmail(standingEn, letter),
  "deletion-planned": ({ deletesAt }) => ({
    subject: "Your Khamt account will be deleted",
    preheader: `On ${formatDay(new Date(deletesAt), "en")}, unless you change your mind.`,
    heading: "Your account will be deleted",
    paragraphs: [
      `As you asked, your account and everything that belongs to it will be deleted on ${formatDay(new Date(deletesAt), "en")}. Nobody sees your profiles from now on.`,
      "You may change your mind until then: sign in and choose “Keep my account”.",
    ],
    button: "Open settings",
    note: notYou,
  }),
  "deletion-cancelled": () => ({
    subject: "Your Khamt account stays",
    preheader: "Good to have you with us.",
    heading: "Your account stays",
    paragraphs: [
      "Nothing will be deleted. Your profiles are shown again as you left them. Good to have you with us.",
    ],
    button: "Open Khamt",
    note: notYou,
  }),
  deleted: () => ({
    subject: "Your Khamt account has been deleted",
    preheader: "Thank you for having been with us.",
    heading: "Your account has been deleted",
    paragraphs: [
      "Your account, your profiles and everything that belonged to them are gone. Backup copies are deleted as they expire.",
      "Thank you for having been with us. You are always welcome back.",
    ],
    note: "This is our last email to you.",
  }),
  "domain-lost": ({ domain }) => ({
    subject: "Your company's domain is no longer verified",
    preheader: "We can no longer find the record that proved it.",
    heading: "Your domain is no longer verified",
    paragraphs: [
      `We check every week that ${domain} still has the TXT record that proves it is your company's. We can no longer find it, so your company's Verified badge has been removed.`,
      "Put the record back and verify again: the page shows what it must say. Nothing else in your profile has changed.",
    ],
    button: "Verify the domain",
    note: "If you gave the domain up on purpose, you need not do anything.",
  }),
  "contact-form": ({ name, email, topic, lines, reads }) => ({
    subject: `Contact form: ${contactTopics[topic]}`,
    preheader: `${name} has written to you.`,
    heading: contactTopics[topic],
    paragraphs: [`From: ${name}, ${email}`, usesSite[reads], ...lines],
    note: "Reply to this email, and your reply goes to the writer. Nobody has checked that the address is theirs.",
  }),
  "match-digest": (letter) => digestEmail(digestEn, letter),
  desk: (letter) => deskEmail(deskEn, letter),
  "backup-failed": (letter) => backupEmail(backupEn, letter, "en"),
  news: (letter) => notificationEmail(notificationsEn, letter),
  moderation: (letter) => moderationEmail(moderationEn, letter),
  verification: (letter) => verificationEmail(verificationEn, letter, formatDay(new Date(letter.at), "en")),
  "test-letter": () => ({
    subject: "Emails from Khamt arrive",
    preheader: "Mail is set up.",
    heading: "Emails arrive",
    paragraphs: [
      "You asked for an email to see whether mail works. It does: codes, invitations and news will reach your members in the same way.",
    ],
    button: "Go on with the set-up",
    note: "Did it land in the spam folder? Then ask whoever keeps your domain for SPF, DKIM and DMARC records.",
  }),
  "service-desk": ({ requester, reads, service, isCancelled }) => {
    const name = serviceNames.en[service];
    const who = requester ?? notificationsEn.someone;
    return {
      subject: isCancelled ? `Request cancelled: ${name}` : `New service request: ${name}`,
      preheader: isCancelled ? `${who} no longer needs it.` : `${who} is waiting for an answer.`,
      heading: isCancelled ? "A service request was cancelled" : "A new service request",
      paragraphs: [
        isCancelled
          ? `${who} has cancelled the request for “${name}”.`
          : `${who} has requested “${name}”. Read what is needed and confirm it with a time, or say why it is not possible.`,
        usesSite[reads],
      ],
      button: "Open the requests",
      note: "Khamt sends these emails to the address that its settings name for services.",
    };
  },
};
