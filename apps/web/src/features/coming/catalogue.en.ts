interface ComingPageWords {
  title: string;
  /** What the page will do. */
  intro: string;
  /** What can be done today. */
  now: string;
}

const page = (title: string, intro: string, now: string): ComingPageWords => ({ title, intro, now });

const coming = {
  status: "Opens with accounts",
  today: "What you can do today",
  links: {
    ideas: "Startup ideas",
    cofounders: "Co-founders",
    companies: "Companies",
    projects: "Project listings",
    partners: "All partners",
    individuals: "Individuals",
    businesses: "Companies as partners",
    browse: "Browse ideas with filters",
    home: "Home",
  },
  pages: {
    businessPartners: page(
      "Business partner search",
      "A search made for business partners, by expertise, place and availability.",
      "The partner page searches individuals and companies by the same facts already.",
    ),
    projectPartners: page(
      "Project partner search",
      "A search made for project partners: technical, marketing, design and business.",
      "The partner page finds people and companies by skill, expertise and place already.",
    ),
    erp: page(
      "ERP registration guide",
      "Four steps that take a new company to a trial of its accounting and planning system.",
      "Companies that set up such systems are listed here; filter for software or consulting.",
    ),
    domain: page(
      "Domain verification",
      "Companies will prove here that a web address is theirs, by a record in their DNS, and get the verified mark.",
      "Profiles that are verified carry a mark already. You can see them among the companies.",
    ),
  },
};

export default coming;
export type ComingWords = typeof coming;
