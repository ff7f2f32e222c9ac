import type { EmailKind, EmailOf } from "../email.ts";

export type Words = {
  subject: string;
  /** What a list of letters shows after the subject. */
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  /** What somebody else wrote, after the paragraph that says who. */
  quote?: string | undefined;
  /** The label of the one button; where it leads is not a matter of language. */
  button?: string;
  /** Several things, each with a place of its own. */
  items?: readonly Item[];
  /** Small, after everything else. */
  links?: readonly Link[];
  /** Small, at the end: what to do when the letter is a surprise. */
  note?: string;
};

export type Item = { title: string; text: string; path: string };
export type Link = { label: string; path: string };

/** `contact`: where whoever runs the site can be written to, where that is known. */
export type LetterWords = {
  [Kind in EmailKind]: (letter: EmailOf<Kind>, contact: string | null) => Words;
};

/** Letters about what opens the account from now on. */
export type WayInCatalogue = Pick<
  LetterWords,
  "email-changed" | "second-step-on" | "passkey-added" | "given-back"
>;

export type EmailWords = LetterWords & {
  /** Stands above the address that a button leads to. */
  copyLink: string;
  /** By name; to an address that nobody has proven, without one. */
  greeting: (name: string | undefined) => string;
  brand: string;
  sentTo: (address: string) => string;
  /** Of the summary, which can be switched off. */
  newsSentTo: (address: string) => string;
  /** Of letters about something that happened, which can be switched off too. */
  toldSentTo: (address: string) => string;
  /** Of letters about decisions, which cannot be switched off. */
  decidedSentTo: (address: string) => string;
  /** Of the one letter to whom has just opened an account. */
  welcomedSentTo: (address: string) => string;
  /** Of the one letter to whom somebody else named. */
  invitedSentTo: (address: string) => string;
  /** Of the letter that shows whether letters leave. */
  testSentTo: (address: string) => string;
  /** Of letters to whoever runs the site. */
  operatorSentTo: (address: string) => string;
};
