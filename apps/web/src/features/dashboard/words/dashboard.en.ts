const dashboard = {
  head: {
    title: "Dashboard",
    description:
      "What is on Khamt right now: ideas, partners, individuals and companies, and where to go next.",
  },
  intro: "See what is on Khamt right now and jump straight to it.",
  matchForMe: "AI Match for Me",
  matchIdeasForMe: "AI Match Ideas for Me",
  counts: {
    label: "Counts",
    ideas: "Ideas",
    partners: "Partners",
    individuals: "Individuals",
    companies: "Companies",
  },
  culture: {
    title: "How members respond",
    accepted: "of the invitations of the last 90 days were accepted",
    hours: (count: number) => (count === 1 ? "1 hour" : `${count} hours`),
    answered: "is the median time to a first answer",
    active: (count: number): string =>
      count === 1 ? "person was here this week" : "people were here this week",
  },
  features: {
    title: "Start here",
    ideas: { title: "Startup ideas", text: "Ideas with the skills they still need.", action: "Browse ideas" },
    cofounders: {
      title: "Co-founders",
      text: "People who want to build something, and their skills.",
      action: "Find co-founders",
    },
    matches: { title: "My Matches", text: "Who fits you, and the reasons why.", action: "Open My Matches" },
  },
  partners: {
    title: "Partners by type",
    individual: "Individuals",
    individualText: "Co-founders, specialists, freelancers",
    company: "Companies",
    companyText: "Studios, agencies and other firms",
  },
  quick: {
    title: "Quick actions",
    search: "Search everything",
    browse: "Filter ideas by stage and funding",
    projects: "See open projects",
    profile: "Create a profile",
    categories: "Browse the categories",
  },
};

export default dashboard;

declare module "../../../lib/language/words.ts" {
  interface Words {
    dashboard: typeof dashboard;
  }
}
