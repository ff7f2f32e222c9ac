import type { EntityKind } from "@khamt/contract/vocabulary";
import { plural } from "@khamt/language/format";

type Who = { name: string; title: string | null; unread: number };

/** A form that is not sent yet. */
const begun: Record<EntityKind, string> = {
  idea: "You have begun a startup idea",
  cofounder: "You have begun your co-founder profile",
  company: "You have begun a company profile",
  project: "You have begun a project listing",
};

/** Wanted by members alone. */
const memberDashboard = {
  greeting: (name: string) => (name === "" ? "Hello" : `Hello, ${name}`),
  summary: (waiting: number) => {
    if (waiting === 0) return "All clear for now. Here is your next step.";
    return waiting === 1
      ? "One thing is waiting for your answer."
      : `${waiting} things are waiting for your answer.`;
  },
  loading: "Loading your dashboard",
  waiting: {
    title: "Waiting for you",
    more: (count: number) => `And ${count} more.`,
    invitation: ({ name, title }: Who) =>
      title === null ? `${name} invites you` : `${name} invites you: “${title}”`,
    introduction: ({ name, title }: Who) => `${name} would like to introduce you to ${title ?? ""}`,
    question: ({ name }: Who) => `${name} asks you something before deciding`,
    application: ({ name, title }: Who) => `${name} applies for “${title ?? ""}”`,
    confirmation: ({ name, title }: Who) => `${name} says that “${title ?? ""}” is done`,
    message: ({ name, unread }: Who) =>
      unread === 0
        ? `${name} asked you something, and you have not replied yet`
        : `${unread} new ${plural(unread, "en", { one: "message", other: "messages" })} from ${name}`,
  },
  tables: {
    title: "Your next table",
    running: "Running now: your next table",
    place: (table: number, round: number, of: number) => `Table ${table}, round ${round} of ${of}`,
    with: (name: string) => `with ${name}`,
    none: "No table is planned for you in the next round.",
    open: "Open my table",
  },
  next: {
    label: "Your next step",
    answer: {
      invitation: "Read and answer",
      introduction: "Read and answer",
      question: "Answer the question",
      application: "Read the application",
      confirmation: "Confirm it",
      message: "Read and reply",
    },
    make: {
      title: "Create your profile",
      text: "See who fits you and why, and let the right people find you. It takes about five minutes.",
      person: "Create a co-founder profile",
      idea: "I have an idea",
      company: "Create a company profile",
      project: "We have a project",
    },
    finish: {
      title: begun,
      text: "What you typed is kept. Nobody else sees it until you publish it.",
      prepared:
        "The organisers have begun it from their list. Check it and complete it: nobody else sees it until you publish it.",
      action: "Go on with it",
    },
    complete: {
      title: (name: string) => `“${name}” is not listed`,
      lacking: {
        text: (count: number) =>
          count === 1
            ? "One thing is missing before others can find it."
            : `${count} things are missing before others can find it.`,
        action: "Add what is missing",
      },
      paused: {
        text: "It is complete enough, but nobody can find it now. You can list it again at any time.",
        action: "List it again",
      },
      withheld: {
        text: "You have listed it, but nobody can find it now. Your profiles say why, and what you can do.",
        action: "See why",
      },
    },
    write: {
      title: (name: string) => `Say the first word to ${name}`,
      text: "You are connected, but neither of you has written yet. A short message is enough to begin.",
      action: "Open the conversation",
    },
    matches: {
      good: (count: number) => (count === 1 ? "One match is a good fit" : `${count} matches are good fits`),
      worthALook: (count: number) =>
        count === 1 ? "One match is worth a look" : `${count} matches are worth a look`,
      text: "Look at the reasons, then invite whoever you would like to talk to.",
      demos:
        "These are demos that show how Khamt works. We tell you as soon as somebody fits whom you can invite.",
    },
    look: {
      title: "Nobody new fits you right now",
      text: "We tell you as soon as somebody does. Until then, try a search, or say more in your profile about what you can do and whom you look for.",
      action: "Search everything",
    },
  },
  news: {
    title: "New for you",
    since: "Since your last visit:",
    nothing: "Nothing new since then.",
    busy: "New matches are being counted. Look again in a moment.",
  },
  best: "Your best matches",
  found: (name: string) => `For “${name}”`,
  places: {
    title: "Go to",
    desk: "Your desk",
    ideas: "Startup ideas",
    cofounders: "Co-founders",
    matches: "My Matches",
    individuals: "Partners: individuals",
    companies: "Partners: companies",
    projects: "Open projects",
    profile: "My profiles",
  },
  footnote: {
    lead: "On Khamt now:",
    ideas: (count: number) => `${count} ideas`,
    individuals: (count: number) => `${count} people`,
    companies: (count: number) => `${count} companies`,
    projects: (count: number) => `${count} projects`,
  },
};

export default memberDashboard;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "member-dashboard": typeof memberDashboard;
  }
}
