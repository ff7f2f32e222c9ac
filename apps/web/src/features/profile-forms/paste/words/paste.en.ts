import { formatNumber } from "@khamt/language/format";
const paste = {
  title: {
    cofounder: "Paste your CV or a link's text",
    idea: "Paste your pitch or a link's text",
    company: "Paste your company's profile or a link's text",
    project: "Paste your brief or a link's text",
  },
  intro: "It is read on this device and never sent. You see what was found before it goes into the form.",
  label: "Text",
  signs: (count: number, most: number) =>
    `${formatNumber(count, "en")} of ${formatNumber(most, "en")} characters, in English or Mongolian.`,
  empty: "Paste or type some text first.",
  tooLong: "This is too long. Keep the 20,000 characters that matter most.",
  failed: "The text could not be read just now. Check your connection and try again.",
  read: "Read it",
  found: (count: number) =>
    count === 0
      ? "Nothing in it could be read with certainty, or all of it is in the form already. Try a longer text."
      : `${count === 1 ? "One field" : `${count} fields`} found, each with the words it came from. Choose what is right.`,
  instead: "Instead of:",
  from: "From:",
  take: (count: number) => (count === 1 ? "Fill in 1 field" : `Fill in ${count} fields`),
  all: "Choose all",
  back: "Change the text",
};

export default paste;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    paste: typeof paste;
  }
}
