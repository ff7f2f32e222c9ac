import { formatNumber } from "@khamt/language/format";
const privateMatching = {
  title: "Private AI",
  intro: "Khamt looks for matches on your own device. What you write here stays here.",
  introFor: (name: string) =>
    `Khamt looks on your own device for matches for “${name}”, or for what you write. What you write here stays here.`,
  open: "Private AI",
  looksFor: "I am looking for",
  types: {
    cofounder: "a co-founder",
    "startup-idea": "a startup idea",
    company: "a company",
    project: "a project",
  },
  source: "Match",
  freeText: "what I write here",
  text: "Your words",
  textHint: "In English or Mongolian. They are not stored, here or anywhere.",
  placeholder: "We deliver home-cooked food in Ulaanbaatar and need someone who knows React and accounting.",
  textMissing: "Write a few words first.",
  privacy: "Privacy",
  switches: {
    anonymousMode: {
      name: "Anonymous mode",
      does: "Everything is fetched without your cookies: the server cannot tell who asks.",
    },
    hideProfile: {
      name: "Hide my profile",
      does: "Your words are compared on this device. Off: they are sent to the server, which compares them.",
    },
    encryptData: {
      name: "Encrypt my data",
      does: "What you save here is encrypted with a key that never leaves this browser. Off: it is saved unencrypted.",
    },
    limitSharing: {
      name: "Limit sharing",
      does: "Names and photos are fetched only for a result that you open. Off: for all results at once.",
    },
  },
  cannotEncrypt:
    "This page came over an unencrypted connection, and there a browser encrypts nothing. What you save here is saved unencrypted.",
  start: "Start Private AI",
  cancel: "Cancel",
  showNow: "Show results now",
  progress: "Progress of the private match",
  steps: {
    fetch: "Loading a summary of all profiles",
    read: "Reading it on this device",
    compare: "Comparing both sides here",
    protect: "Encrypting the results",
  },
  /** In the place of the last step, where nothing is encrypted. */
  arrange: "Putting the results in order",
  stepOf: (step: number, of: number, name: string) => `Step ${step} of ${of}: ${name}`,
  facts: {
    kilobytes: (count: number) =>
      count === 0 ? "already on this device" : `${formatNumber(count, "en")} kB fetched`,
    profiles: (count: number) =>
      count === 1 ? "1 profile read" : `${formatNumber(count, "en")} profiles read`,
    milliseconds: (count: number) => `compared in ${Math.ceil(count / 100) / 10} s`,
    results: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  },
  ready: "The results are ready.",
  found: (count: number) => (count === 1 ? "1 private match found" : `${count} private matches found`),
  unnamed: {
    idea: (number: number) => `Idea ${number}`,
    cofounder: (number: number) => `Person ${number}`,
    company: (number: number) => `Company ${number}`,
    project: (number: number) => `Project ${number}`,
  },
  concepts: "What it is about",
  viewDetails: "View Details",
  viewHint: "Fetches this one profile.",
  opening: "Loading…",
  notOpened: "This profile could not be fetched. It may no longer be listed, or there is no connection.",
  fullProfile: "Open the full profile",
  fullProfileHint: "An ordinary page: the server sees that you visit it.",
  inYours: "In yours",
  inTheirs: "In theirs",
  save: "Save",
  saved: "Saved on this device",
  notSaved: "This browser does not allow saving anything here.",
  savedTitle: (count: number) => `Saved privately (${count})`,
  savedOn: (day: string) => `saved ${day}`,
  encrypted: "encrypted",
  readable: "not encrypted",
  remove: "Remove",
  close: "Close",
  searchAgain: "Search Again",
  none: "No match yet",
  noneHint: "Nothing here fits well enough yet. Say more, or look again when others have joined.",
  leaves: "What leaves this device",
  leavesNone: "No request has been sent yet.",
  leavesHint: "Every request this search made.",
  request: "Request",
  asked: "Asked as",
  anonymous: "nobody",
  named: "yourself",
  sent: "Your words sent",
  received: "Received",
  nothing: "none",
  bytes: (count: number) => `${formatNumber(count, "en")} bytes`,
  kilobytes: (count: number) => `${formatNumber(count, "en")} kB`,
  failed: "Private matching failed",
  unavailable: "There was no answer just now. Try again in a moment; nothing was lost.",
  offline: "There is no connection. Check it and try again; nothing was lost.",
  stale: "Khamt was updated since you opened this page. Please reload.",
};

export default privateMatching;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "private-matching": typeof privateMatching;
  }
}
