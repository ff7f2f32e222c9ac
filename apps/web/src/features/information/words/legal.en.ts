import type { StorageName } from "../storage/browser-storage.ts";
import { page } from "../page-words.ts";

const storage: Record<StorageName, { why: string; life: string }> = {
  session: { why: "Keeps you signed in.", life: "30 days at most; it ends when you sign out" },
  device: {
    why: "Tells this browser from unknown ones after you signed in, so that strangers who guess at your password can't slow you down.",
    life: "1 year",
  },
  flow: { why: "Ties the code of a sign-up to the browser that asked for it.", life: "10 minutes" },
  step: { why: "Remembers that a second step or a passkey is awaited.", life: "10 minutes" },
  appeal: { why: "Opens the appeal page for the owner of a suspended account.", life: "30 minutes" },
  language: { why: "Your language, once you have chosen one.", life: "1 year" },
  theme: {
    why: "Light or dark, once you have chosen; gone when you go back to your device's setting.",
    life: "1 year",
  },
  user: {
    why: "A copy of what the header shows of your account, such as name, address and picture, so that it is there without a wait.",
    life: "Until you sign out",
  },
  saved: { why: "Matches that you saved without an account.", life: "Until you remove them or sign in" },
  draft: {
    why: "What you typed in a profile form, so that nothing is lost.",
    life: "Until the form is sent",
  },
  place: { why: "Where you were in a form, for a reload.", life: "Until the tab is closed" },
  application: {
    why: "An application to a listing that you have begun to write.",
    life: "Until you apply",
  },
  story: { why: "A success story that you have begun to write.", life: "Until it is sent" },
  form: {
    why: "A service request, a review, a report, an appeal, an application to a programme or a message to the team that you have begun to write.",
    life: "Until it is sent or the tab is closed; an application to a programme until it is sent",
  },
  message: {
    why: "What you have begun to write in a conversation.",
    life: "Until you send it or empty the box",
  },
  signedOut: {
    why: "Remembers that you signed out without a connection, and says so as soon as there is one.",
    life: "Until then",
  },
  outbox: { why: "Messages that the server does not have yet.", life: "Until they are sent" },
  wishes: {
    why: "What you wrote for a match, so that a reload does not lose it.",
    life: "Until the tab is closed",
  },
  invitation: {
    why: "An invitation that you have begun, through a reload and signing up.",
    life: "Until it is sent or the tab is closed",
  },
  compared: { why: "The candidates you chose to compare.", life: "Until the tab is closed" },
  scroll: {
    why: "How far down you were on a page, for when you come back to it.",
    life: "Until the tab is closed",
  },
  reload: {
    why: "Remembers that a page was reloaded after an update of the site, so that this happens only once.",
    life: "Until the tab is closed",
  },
  vault: {
    why: "Private matches that you saved on this device, encrypted unless you chose otherwise.",
    life: "Until you remove them",
  },
};

const legal = {
  operatorTerms: "Terms of this site's operator",
  storage: {
    cookies: "Cookies",
    browser: "What the pages keep in your browser",
    browserHint: "Unlike cookies, none of it is sent automatically when you open a page.",
    life: "How long",
    items: storage,
  },
  pages: {
    privacy: page(
      "Privacy Policy",
      "What this site stores about you, why, and for how long. We keep as little as possible.",
      [
        "Who is responsible",
        "The operator of this site. Through the contact page you can ask what is kept about you, and have it corrected or deleted.",
      ],
      [
        "When you only look",
        "You need no account to read, search and match. There is no analytics and no advertising, and the pages load nothing from other companies. What you write for AI Match without an account is only compared, not stored; it stays in the address of the results page, and so in your browser's history.",
        "To protect the site from abuse, IP addresses are counted for up to a day. They also appear in a technical log if the operator keeps one.",
      ],
      [
        "When you have an account",
        "We keep your name, email address, account type and language, your password as an irreversible hash, and for each device in which you are signed in its browser, its system and when it was last used. Sign-ins and changes of security settings may appear in a technical log.",
        "Your profiles, listings, files and drafts are what you make them. Invitations, messages, applications and service requests can be read by the two sides of each; service requests are read by administrators. A note that you keep beside a conversation is for you alone. If one side reports an invitation or a conversation, an administrator reads the invitation or the latest messages to decide; a copy of what was reported is kept for half a year after the decision, so that it can be appealed, and then removed. Emails about invitations, messages and applications quote their first words; in the settings you can switch that off for what you write. The operator has technical access to the database. A text that you paste into a form is read in your browser and not sent; only what you take from it goes into the form. Saved matches, saved searches, notifications and which profiles you looked at are for your eyes only.",
      ],
      [
        "When organisers invite you",
        "Organisers may enter your name and email address to invite you, with notes and a profile that they have begun for you. Nobody but them sees it until you come. If you have not come half a year after the last invitation, the account and all that was entered with it are deleted; an email tells you so fourteen days before. An address that was invited to a programme alone is deleted a month after the invitation ends, one that was asked to score applications half a year after it was asked.",
      ],
      [
        "What others see",
        "A listed profile is open to everyone. Your email address and phone number are in no list; people you are connected with see both, unless you choose in the settings to be asked each time; there you also choose whether everyone sees them on your profile. Under “Connections” you see who looked, and can hide them again. Your website is public unless you switch it off. Companies publish their business contacts themselves. In the settings you can take your profiles out of every list and hide when you were last active.",
      ],
      [
        "How matching uses your data",
        "Percentages are calculated on this server from what the profiles say, never from your age, name or picture. With Private AI the calculation runs on your own device. If the operator has set up an AI endpoint, it receives single sentences to make them easier to read, without names and contacts.",
      ],
      [
        "Who else gets data",
        "Nobody, except where it is needed to run the site: the operator's mail server sends emails, and if the operator chose one, a storage service holds uploaded files. We remove what a camera wrote into your pictures, such as the place. We never sell data.",
      ],
      ["The contact form", "What you write goes to the operator as an email and is not kept on the site."],
      [
        "Your rights",
        "In the settings you can download everything as one file and delete the account. A deleted account is hidden at once and erased after 30 days; until then you can change your mind. Backup copies are deleted as they expire.",
      ],
    ),
    terms: page(
      "Terms of Service",
      "Kept short so that you can read them.",
      [
        "Your account",
        "One person or company, one account. Keep your password to yourself, and tell us through the contact page if somebody else has signed in.",
      ],
      [
        "What you publish",
        "Say what is true, and publish only what you may: your own words, pictures and files, no one else's secrets or contact data. It stays yours; you let this site show and match it for as long as you list it.",
      ],
      [
        "Use it fairly",
        "Do not copy profiles in bulk, do not pretend to be someone else, do not send advertising, do not insult or threaten, do not disturb the service.",
      ],
      [
        "What the operator may do",
        "Take down what breaks these rules, and close accounts that break them repeatedly. If this happens to you, ask why through the contact page and we will review it.",
      ],
      [
        "Check before you sign",
        "A match is a reason to talk, not a promise. A verified mark says that a domain was proven or that an administrator vouches for a person, not that a company or a person is good. Check what a profile says before you start a company together.",
      ],
      ["Money", "Khamt takes no payment. What members and companies agree on is between them."],
      [
        "Demo profiles",
        "Profiles marked “Demo” show what a listing looks like; they are not real people or firms.",
      ],
      [
        "No warranty",
        "The service is offered as it is. Its operator may change it or stop it, and you can take your data along at any time.",
      ],
    ),
    cookies: page(
      "Cookie Policy",
      "Every cookie and every entry in your browser, and what it is for. None of them tracks you, and none comes from another company.",
      [
        "Why nobody asks you to agree",
        "All of them are needed for something that you do yourself, such as signing in or choosing a language. A visitor who chooses nothing gets no cookie.",
      ],
      [
        "How to remove them",
        "Sign out, or delete the data of this site in your browser. You lose what is kept on the device only: matches saved without an account, private matches, drafts that were not sent.",
      ],
    ),
  },
};

export default legal;

declare module "../../../lib/language/words.ts" {
  interface Words {
    legal: typeof legal;
  }
}
