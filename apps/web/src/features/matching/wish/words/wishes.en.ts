import type { MatchType } from "@khamt/contract/vocabulary";

/** The wish box: wanted on the first page, so it holds no more than that. */
const wishes = {
  label: "What are you looking for?",
  kindLabel: "Look among",
  kinds: {
    cofounder: "People",
    "startup-idea": "Ideas",
    company: "Companies",
    project: "Projects",
  } satisfies Record<MatchType, string>,
  placeholder: {
    cofounder: "A backend developer for payments, part-time in Ulaanbaatar",
    "startup-idea": "I do marketing and would join an education idea in the evenings",
    company: "A team to build a mobile app for our shops",
    project: "We are six and design online shops",
  } satisfies Record<MatchType, string>,
  hint: "In English or Mongolian. We do not store it.",
  find: "Find matches",
  empty: "Write a few words about what you are looking for.",
  examples: {
    title: "For example",
    items: {
      cofounder: [
        "A backend developer for payments, part-time",
        "A marketing partner for a tourism startup",
        "A co-founder who knows accounting",
      ],
      "startup-idea": [
        "I am a nurse looking for a healthcare idea",
        "I build apps with React and want to join an education startup",
        "I do sales and know farming",
      ],
      company: [
        "A mobile app for our shops",
        "A website and branding for a restaurant",
        "Accounting and tax for a small company",
      ],
      project: ["We build mobile apps", "We design brands and websites", "I am a freelance data analyst"],
    } satisfies Record<MatchType, readonly string[]>,
  },
  answer: {
    looking: "Comparing both sides",
    best: {
      cofounder: "People who fit best",
      "startup-idea": "Ideas that fit best",
      company: "Companies that fit best",
      project: "Projects that fit best",
    } satisfies Record<MatchType, string>,
    failed: "The search did not work just now. What you wrote is still here: try again.",
    retry: "Try again",
  },
};

export default wishes;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    wishes: typeof wishes;
  }
}
