import type { PartnerType } from "@khamt/contract";

const partners = {
  head: {
    title: "Find partners",
    description: "Co-founders and companies in one place: search by skills, expertise, location and type.",
  },
  title: "Find partners",
  intro:
    "People and companies to build with. Choose skills, expertise, a place or a type, or simply a word, then search.",
  keyword: "Keyword",
  placeholder: "Name, skill or word of a profile",
  search: "Search Co-founders",
  all: "All Partners",
  results: "Search Results",
  found: (count: number, type: PartnerType | undefined) => {
    if (count === 0) return type === "company" ? "No companies found" : "No co-founders found";
    if (type === "individual") return `${count} ${count === 1 ? "co-founder" : "co-founders"} found`;
    if (type === "company") return `${count} ${count === 1 ? "company" : "companies"} found`;
    return `${count} co-founders and companies found`;
  },
  loading: "Looking for partners",
  noneHint: "Try adjusting your search criteria: a shorter word, or fewer filters.",
  noneYetHint: "Nobody is listed here yet. Your profile can be the first.",
  showAll: "Show all partners",
  createProfile: "Create your profile",
  skills: "Skills",
  expertise: "Expertise",
  experienceOf: (years: string) => `Experience: ${years}`,
  aiMatch: "AI Match",
  findIdeas: "Find Ideas",
  privateAi: "Private AI",
  findProjects: "Find projects",
  view: "View profile",
  detail: {
    back: "All partners",
    describe: (name: string, title: string) => (title === "" ? `${name} on Khamt.` : `${name}, ${title}.`),
    about: "About",
    brings: "What they bring",
    facts: "At a glance",
    type: "Type",
    company: "Company",
    location: "Location",
    rating: "Rating",
    connections: "Connections",
    experience: "Experience",
    availability: "Availability",
    contact: "Contact",
    email: "E-mail",
    phone: "Phone",
    website: "Website",
    personContact:
      "A person's e-mail address and phone number are shown once they have accepted a connection with you.",
    companyContact: "This company has not published its contact details.",
    message: "Send Message",
    connect: "Connect",
    fullProfile: "Full profile",
    matchHint: (name: string) =>
      `Khamt compares ${name} with everything on offer and says what fits and what is missing.`,
  },
  notFound: {
    title: "Partner not found",
    hint: "The partner profile you're looking for doesn't exist.",
    back: "Back to Search",
  },
};

export default partners;
export type PartnersWords = typeof partners;
