import type { SampleWords } from "../samples.ts";

const myMatches = {
  head: {
    title: "My AI Matches",
    description: "The matches you saved, whom you contacted, and new ones for your profiles.",
  },
  title: "My AI Matches",
  intro: "Review your saved matches, get in touch, remove them or find new ones.",
  loading: "Loading your matches",
  summary: {
    label: "Summary",
    all: "Matches",
    partners: "Partners",
    ideas: "Ideas",
    projects: "Ideas and projects",
    contacted: "Contacted",
  },
  tabs: {
    label: "Show",
    all: "All",
    partners: "All Partners",
    individuals: "Individuals",
    companies: "Companies",
    ideas: "Ideas",
    projects: "Ideas and projects",
  },
  listed: (count: number) => (count === 1 ? "1 match" : `${count} matches`),
  kinds: { cofounder: "Individual", company: "Company", "startup-idea": "Idea", project: "Project" },
  card: {
    sample: "Demo",
    skills: "Skills",
    lookingFor: "Looking for",
    foundFor: "Found for",
    saved: "Saved",
    reasons: "Why it fits",
    unlisted: "This profile is not listed any more",
    unlistedHint:
      "Its owner has removed or hidden it, or you have blocked or reported it. You can remove the match.",
    view: "View Profile",
    viewNamed: (name: string) => `View Profile: ${name}`,
    search: "Search for such profiles",
    contact: "Contact",
    contactNamed: (name: string) => `Contact: ${name}`,
    contacted: "Contacted",
    remove: "Remove",
    removeNamed: (name: string) => `Remove: ${name}`,
  },
  contacted: {
    title: "Marked as contacted",
    text: "Nothing was sent yet: open the profile and sign in to send an invitation.",
    sample: "This is a demo: nobody is behind it, and nothing was sent.",
  },
  removed: { title: "Match removed", text: "We suggest it again only if the profile changes.", undo: "Undo" },
  restored: "Match restored",
  generate: {
    button: "Generate New Matches",
    running: "Generating…",
    working: "Comparing your profiles with everyone listed",
    added: (count: number) => (count === 1 ? "1 new match added" : `${count} new matches added`),
    failed: "No new matches could be found",
    noneLeft: "There is nothing new for your profiles right now",
    noneLeftHint:
      "Apart from what you have saved or removed, nothing listed now fits well enough. Say more in your profiles, or ask for less in them. We tell you when somebody new fits.",
    noProfile: "New matches are found for your own profiles",
    noProfileHint: "You have none that is listed yet. Create one, and Khamt finds who fits it.",
    visitor: "New matches are found for your own profiles",
    visitorHint:
      "Sign in and create a profile, and Khamt finds who fits it. Without an account, AI Match works on every idea, person, company and project.",
    full: "Your list is full",
    fullHint: "An account can save 200 matches. Remove some, then generate again.",
    signIn: "Sign In",
    links: {
      cofounder: "Co-founder profile",
      idea: "Startup idea profile",
      company: "Company profile",
      myProfiles: "My profiles",
      search: "Search everything",
      browse: "Browse ideas",
      people: "Find co-founders",
    },
  },
  kept: {
    title: "Your saved searches",
    hint: "We tell you as soon as somebody new fits one of them.",
    kinds: { cofounder: "People", "startup-idea": "Ideas", company: "Companies", project: "Projects" },
    since: "saved",
    forProfile: (name: string) => `For “${name}”`,
    unlisted: "For a profile of yours that is not listed now",
    open: "See the results",
    openNamed: (name: string) => `See the results: ${name}`,
    remove: "Remove",
    removeNamed: (name: string) => `Remove the search: ${name}`,
    removed: "Search removed",
    undo: "Undo",
    failed: "Your saved searches could not be loaded.",
    again: "Load them again",
  },
  visitor: {
    note: "You are not signed in: your matches stay in this browser. The demo matches show what a match looks like; nobody is behind them.",
    noteWithoutSamples:
      "You are not signed in: your matches stay in this browser. Sign in to have them on all your devices.",
    signIn: "Sign In",
  },
  empty: {
    title: "No matches here yet",
    hint: "Open an idea, a person, a company or a project, press “AI Match”, and save what you like.",
    tab: "Nothing in this group",
    tabHint: "Your matches are in the other groups.",
    all: "Show all",
  },
  samples: {
    "sample-1": {
      name: "Web developer",
      headline: "Builds web products from first sketch to launch",
      skills: ["Web development", "Databases", "Cloud services", "Information security", "Testing", "Design"],
      location: "Ulaanbaatar",
      reason: "Brings every skill that the idea asks for, in the same city and full-time.",
      query: "web developer",
    },
    "sample-2": {
      name: "FinTech for small shops",
      headline: "Card payments and bookkeeping in one app",
      skills: ["Software development", "Accounting", "Sales"],
      location: "Ulaanbaatar",
      reason: "Needs exactly the accounting and sales that you offer.",
      query: "fintech",
    },
    "sample-3": {
      name: "Mobile app studio",
      headline: "Designs and builds apps for growing companies",
      skills: [
        "Mobile development",
        "Design",
        "Testing",
        "Cloud services",
        "Project management",
        "Maintenance",
      ],
      location: "Ulaanbaatar",
      reason: "Does the whole of the project, and has done such work before.",
      query: "mobile app development",
    },
    "sample-4": {
      name: "Marketing specialist",
      headline: "Takes first products to first customers",
      skills: ["Marketing", "Social media", "Content", "Analytics"],
      location: "Remote",
      reason: "Fits the field; works part-time, where full-time was asked for.",
      query: "marketing",
    },
    "sample-5": {
      name: "Cold storage for herders",
      headline: "Keeps meat fresh on the way to the city",
      skills: ["Logistics", "Agriculture", "Mechanical engineering"],
      location: "Darkhan",
      reason: "Shares your interest in agriculture; part of the skills is missing.",
      query: "agriculture",
    },
  } satisfies SampleWords,
};

export default myMatches;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "my-matches": typeof myMatches;
  }
}
