import { conductRuleNames } from "@khamt/contract/conduct";

const appeal = {
  head: {
    title: "Decision about your account",
    description: "Why your account is restricted or suspended, and how to appeal.",
  },
  what: {
    restricted: "Your account may not write to others. You can sign in, read and keep your profiles.",
    suspended: "Your account is suspended. Nobody can sign in to it, and nobody sees your profiles.",
  },
  rule: "Rule",
  reason: "Reason",
  since: "Since",
  until: "Until",
  noEnd: "No end date",
  rules: conductRuleNames.en,
  label: "Why do you see it differently?",
  send: "Ask for a second look",
  missing: "Write why first.",
  failure: "The decision could not be loaded. Check your connection and try again.",
  sent: "Your appeal is sent",
  waits: "An administrator will read what you wrote and answer by email.",
  kept: "We have looked again, and the decision stays. Each decision is looked at again once.",
  answer: "Our answer",
  yours: "What you wrote",
  nobody: "This site has no administrator at the moment. Your words are kept until there is one.",
  orWrite: "Or write to",
  forData: "If you want a copy of your data or your account deleted, write to",
  good: {
    title: "Everything is in order",
    text: "Your account is neither restricted nor suspended.",
    open: "Open Khamt",
  },
  expired: {
    title: "This link does not open a decision",
    text: "Open the newest email we sent you about your account, or sign in: if the account is suspended, this page then shows the decision.",
    contact: "Contact page",
  },
};

export default appeal;

declare module "../../../lib/language/words.ts" {
  interface Words {
    appeal: typeof appeal;
  }
}
