const categories = {
  head: {
    title: "Categories",
    description: "Everything on Khamt by kind: startup ideas, co-founders, companies, projects and services.",
  },
  intro: "Everything that is here, by kind. Take the one that is nearest to your question.",
  label: "All categories",
  ideas: { title: "Startup ideas", text: "“I have skills and want an idea worth my years.”" },
  individuals: { title: "Co-founders", text: "“I have an idea and miss a person.”" },
  companies: { title: "Companies", text: "“I need a firm that can do this.”" },
  projects: { title: "Project listings", text: "“We can deliver; who has work?”" },
  partners: { title: "All partners", text: "“Person or company, show me both.”" },
  services: { title: "Services", text: "“I need advice, not a partner.”" },
};

export default categories;
export type CategoriesWords = typeof categories;
