import type { EntityKind, MatchType } from "@khamt/contract/vocabulary";

const title: Record<EntityKind, string> = {
  cofounder: "Your profile is ready",
  idea: "Your idea is listed",
  company: "Your company is listed",
  project: "Your project is posted",
};

const best: Record<MatchType, string> = {
  "startup-idea": "Ideas that need you",
  cofounder: "People who fit",
  company: "Companies that fit",
  project: "Projects that fit",
};

const invitation = "An invitation is a sentence or two, and it can go out right now.";

const next: Record<MatchType, string> = {
  "startup-idea": invitation,
  cofounder: invitation,
  company: invitation,
  project: "You apply on the page of a listing, and you can do it right now.",
};

const arrival = {
  head: {
    title: "Your first matches",
    description: "The best matches for the profile you have just created.",
  },
  title,
  best,
  intro: "Khamt has compared it with everyone it could fit, from both sides.",
  next,
  examples:
    "These are demos that show how Khamt works. Nobody is behind them, so nobody can be written to yet.",
  few: "More will follow as others join.",
  looking: "Looking for matches…",
  failed: "The matches could not be loaded. Your profile is saved.",
  retry: "Try again",
  unlisted: {
    title: "It is saved, but not listed yet",
    text: "Nobody can find it until it is published and complete enough to match.",
    company:
      "A company and its projects are found once the company's profile is published and complete enough to match.",
    complete: "Complete it",
  },
  people: {
    title: "Looking for people as well?",
    text: "Your profile finds co-founders too. If you have an idea of your own, list it: whoever it needs will find you.",
    see: "People who fit you",
    idea: "List your idea",
  },
  work: {
    title: "Have work for others?",
    text: "Post it as a project: whoever can do it will find it and apply.",
    post: "Post a project",
  },
  profiles: "To your profiles",
  view: "See it as others do",
  login: { title: "Login Required", hint: "Sign in to see your matches.", button: "Sign In" },
};

export default arrival;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    arrival: typeof arrival;
  }
}
