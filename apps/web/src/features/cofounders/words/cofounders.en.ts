import { formatNumber } from "@khamt/language/format";
const cofounders = {
  head: {
    title: "Co-founders",
    description:
      "People who want to build a company: what they bring, where they are and when they can start.",
  },
  title: "Co-founders",
  intro:
    "People who want to build something with someone. See what they bring, where they are and when they can start.",
  profileForm: "Profile Form",
  createProfile: "Create your profile",
  searchLabel: "Search co-founders",
  placeholder: "Search by name, skills or bio",
  search: "Search",
  found: (count: number) =>
    count === 0
      ? "No co-founders found"
      : `${formatNumber(count, "en")} ${count === 1 ? "co-founder" : "co-founders"} found`,
  loading: "Looking for co-founders",
  none: "No co-founders found",
  noneHint: "Try adjusting your search criteria: a shorter word, or fewer filters.",
  noneYetHint: "Nobody is listed here yet. Your profile can be the first.",
  showAll: "Show all co-founders",
  invitation: {
    title: "Be found too",
    text: "Say what you bring and what you are looking for, and ideas that need you will find you.",
  },
  skills: "Skills",
  expertise: "Expertise",
  experienceOf: (years: string) => `Experience: ${years}`,
  aiMatch: "AI Match",
  matchForMe: "AI Match for Me",
  activity: {
    week: "Active this week",
    month: "Active this month",
    earlier: "Not active lately",
  },
  detail: {
    back: "All co-founders",
    describe: (name: string, title: string, skills: string) =>
      (title === "" ? `${name} on Khamt.` : `${name}, ${title}.`) + (skills && ` Skills: ${skills}.`),
    about: "About",
    brings: "What they bring",
    background: "Background",
    person: "Beyond work",
    match: "Find ideas",
    connect: "Connect",
    message: "Send Message",
    notAvailable: "Not looking for a project at the moment.",
    facts: "At a glance",
    availability: "Availability",
    experience: "Experience",
    location: "Location",
    timezone: "Time zone",
    workStyle: "Work style",
    salary: "Salary expectation",
    equity: "Equity expectation",
    age: "Age",
    personality: "Personality type",
    education: "Education",
    industries: "Industries",
    roles: "Preferred roles",
    languages: "Languages",
    certifications: "Certifications",
    awards: "Awards",
    values: "Values at work",
    hobbies: "Hobbies",
    links: "Links",
    portfolio: "Portfolio",
    class: (year: number) => `class of ${year}`,
  },
};

export default cofounders;

declare module "../../../lib/language/words.ts" {
  interface Words {
    cofounders: typeof cofounders;
  }
}
