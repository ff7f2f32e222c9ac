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
    categories: "Categories",
    home: "Home",
  },
  pages: {
    myProfile: page(
      "My profile form",
      "One place for your three profiles: as a co-founder, for your startup idea, and for your company.",
      "Look at how others describe themselves: the profiles that say what they need and what they bring are found most.",
    ),
    createCofounder: page(
      "Create a co-founder profile",
      "Say who you are, what you bring, and when you can start. Founders whose idea needs you will find you.",
      "See which skills the listed ideas are looking for, and how other co-founders present theirs.",
    ),
    createCompany: page(
      "Create a company profile",
      "Tell founders and other companies what you do, for whom, and with what proof.",
      "See the companies that are listed, and the projects that look for one.",
    ),
    createIdea: page(
      "Create a startup idea profile",
      "Describe the idea, its stage and the skills it still needs. The clearer the need, the better the matches.",
      "Read the ideas that are listed, and the people who could build one with you.",
    ),
    postProject: page(
      "Post a project",
      "Companies will describe the work, its budget and time here, and receive applications.",
      "See how listed projects are described, and which companies could carry out yours.",
    ),
    services: page(
      "Additional services",
      "Business consulting, technical services and training, each with its price and a 7-day guarantee.",
      "Many listed companies offer consulting, development, design and marketing. You can look at them now.",
    ),
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
