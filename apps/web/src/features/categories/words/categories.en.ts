const categories = {
  head: {
    title: "Categories",
    description:
      "Everything on Khamt by kind: startup ideas, co-founders, companies, projects, searches for partners and services.",
  },
  intro: "Everything on Khamt, by type. Pick the one closest to your question.",
  browse: {
    title: "Browse",
    ideas: { title: "Startup ideas", text: "“I have skills and want an idea worth working on.”" },
    individuals: { title: "Co-founders", text: "“I have an idea but need someone to build it with.”" },
    companies: { title: "Companies", text: "“I need a firm that can do this.”" },
    projects: { title: "Project listings", text: "“We can deliver; who has work?”" },
  },
  search: {
    title: "Search for a partner",
    partners: { title: "All partners", text: "“Person or company, show me both.”" },
    business: { title: "Business partners", text: "“Who makes our business stronger?”" },
    project: { title: "Project partners", text: "“Our project lacks one skill.”" },
  },
  help: {
    title: "Get help",
    services: { title: "Services", text: "“I need advice, not a partner.”" },
    erp: { title: "ERP registration guide", text: "“Sales, stock and books in one system. How do I begin?”" },
  },
};

export default categories;

declare module "../../../lib/language/words.ts" {
  interface Words {
    categories: typeof categories;
  }
}
