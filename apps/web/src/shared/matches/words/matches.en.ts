import type { MatchType } from "@khamt/contract/vocabulary";

/** How good what was found is, and what to do where nothing fits. */
const matches = {
  found: (count: number) => (count === 1 ? "1 match found" : `${count} matches found`),
  /** Of one match, as lists call their parts. */
  band: { good: "A good fit", worthALook: "Worth a look", distant: "A distant profile" },
  good: (count: number) => (count === 1 ? "A good fit" : `${count} good fits`),
  worthALook: (count: number) => (count === 1 ? "1 is worth a look" : `${count} are worth a look`),
  distant: (count: number) => (count === 1 ? "1 distant profile" : `${count} distant profiles`),
  distantHint: "Below 25%: they share only a word or two with what you are looking for.",
  /** Before words that both sides have. */
  inBoth: "both say",
  none: "No match yet",
  noneHint: {
    "startup-idea": "No idea listed today fits well enough.",
    cofounder: "Nobody listed today fits well enough.",
    company: "No company listed today fits well enough.",
    project: "No project listed today fits well enough.",
  } satisfies Record<MatchType, string>,
  /** Ideas and projects ask, people and companies have. */
  missing: {
    "startup-idea": "No idea names this yet",
    cofounder: "Nobody has this yet",
    company: "No company has this yet",
    project: "No project names this yet",
  } satisfies Record<MatchType, string>,
  loosen: "Without this there would be more",
  without: (words: string, count: number) =>
    `${words}: ${count >= 50 ? "50 or more" : count} ${count === 1 ? "match" : "matches"}`,
  tell: {
    button: {
      "startup-idea": "Tell me when an idea fits",
      cofounder: "Tell me when somebody fits",
      company: "Tell me when a company fits",
      project: "Tell me when a project fits",
    } satisfies Record<MatchType, string>,
    signUp: {
      "startup-idea": "Sign up to hear when an idea fits",
      cofounder: "Sign up to hear when somebody fits",
      company: "Sign up to hear when a company fits",
      project: "Sign up to hear when a project fits",
    } satisfies Record<MatchType, string>,
    kept: {
      "startup-idea": "We will tell you as soon as a new idea fits.",
      cofounder: "We will tell you as soon as somebody new fits.",
      company: "We will tell you as soon as a new company fits.",
      project: "We will tell you as soon as a new project fits.",
    } satisfies Record<MatchType, string>,
    all: "Your saved searches",
    full: "You have saved as many searches as an account can hold. Remove one first.",
    failed: "That could not be saved just now. Try again.",
  },
};

export default matches;

declare module "../../../lib/language/words.ts" {
  interface Words {
    matches: typeof matches;
  }
}
