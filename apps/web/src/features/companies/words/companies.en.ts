import { formatNumber } from "@khamt/language/format";
const companies = {
  head: {
    title: "Companies",
    description:
      "Companies that take on projects and partners: what they do, how large they are and where they work.",
  },
  title: "Companies",
  intro: "Companies that take on projects and partners. See what they do, with what, and for whom.",
  profileForm: "Profile Form",
  createProfile: "Create a company profile",
  searchLabel: "Search companies",
  placeholder: "Search by name, service or technology",
  search: "Search",
  found: (count: number) =>
    count === 0
      ? "No companies found"
      : `${formatNumber(count, "en")} ${count === 1 ? "company" : "companies"} found`,
  loading: "Looking for companies",
  none: "No companies found",
  noneHint: "Try adjusting your search criteria: a shorter word, or fewer filters.",
  noneYetHint: "No company is listed here yet. Yours can be the first.",
  showAll: "Show all companies",
  invitation: {
    title: "Does your company take on projects?",
    text: "Say what you do well, and listings that need it find you.",
  },
  specialties: "Specialties",
  technologies: "Technologies",
  certifications: "Certifications",
  aiMatch: "AI Match",
  matchForMe: "AI Match for Me",
  projects: (count: number) => (count === 1 ? "1 project completed" : `${count} projects completed`),
  detail: {
    back: "All companies",
    describe: (name: string, specialties: string) =>
      specialties === "" ? `${name} on Khamt.` : `${name}: ${specialties}.`,
    about: "About",
    does: "What they do",
    works: "How they work",
    standing: "Track record",
    match: "Find projects",
    connect: "Connect",
    message: "Send Message",
    facts: "At a glance",
    contact: "Contact",
    services: "Services",
    mission: "Mission",
    vision: "Vision",
    founded: "Founded",
    legalStructure: "Legal form",
    headquarters: "Head office",
    branches: "Branches",
    location: "Location",
    address: "Address",
    email: "Email",
    phone: "Phone",
    website: "Website",
    industry: "Industry",
    size: "Company size",
    employees: "Employees",
    revenue: "Annual revenue",
    rating: "Rating",
    completed: "Completed projects",
    whatCounts:
      "Work of at least three days between accounts older than a week, once in ninety days for the same two.",
    methodologies: "Methods",
    team: "Team",
    culture: "Work culture",
    values: "Values",
    licenses: "Licences",
    standards: "Standards",
    clients: "Clients",
    partnerships: "Partnerships",
    work: "Past work",
    files: "Project files",
    portfolio: "Portfolio",
    caseStudies: "Case studies",
    testimonials: "What clients say",
    noContact:
      "This company has not published its email address and phone number. You see them once you are connected, unless it chose to be asked each time.",
  },
};

export default companies;

declare module "../../../lib/language/words.ts" {
  interface Words {
    companies: typeof companies;
  }
}
