/** How good what was found is, and what to do where nothing fits. */
const matches = {
  found: (count: number) => (count === 1 ? "1 match found" : `${count} matches found`),
  /** Of one match, as lists call their parts. */
  band: { good: "A good fit", worthALook: "Worth a look", distant: "A distant profile" },
  good: (count: number) => (count === 1 ? "A good fit" : `${count} good fits`),
  worthALook: (count: number) => (count === 1 ? "1 is worth a look" : `${count} are worth a look`),
  distant: (count: number) => (count === 1 ? "1 distant profile" : `${count} distant profiles`),
  distantHint: "Below 25%: they share only a word or two with what you are looking for.",
  none: "No match yet",
  noneHint: "Nobody listed today fits well enough. New people join every week.",
  missing: "Nobody has this yet",
  loosen: "Without this there would be more",
  without: (words: string, count: number) =>
    `${words}: ${count >= 50 ? "50 or more" : count} ${count === 1 ? "match" : "matches"}`,
  tell: {
    button: "Tell me when somebody fits",
    signUp: "Sign up to hear when somebody fits",
    kept: "We will tell you as soon as somebody new fits.",
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
