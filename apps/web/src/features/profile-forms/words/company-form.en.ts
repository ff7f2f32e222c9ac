import type { WordsOf } from "../form-description.ts";

const secret = "Never shown to others.";
const open = "Shown on your company's page, never in lists, unless you hide the contacts below.";

const company = {
  head: {
    title: "Create company profile",
    description: "Tell founders and other companies what you do, for whom, and with what proof.",
  },
  title: "Create company profile",
  editTitle: "Edit your company profile",
  intro: "Tell founders and other companies what you do, for whom, and with what proof.",
  sections: {
    basic: "Basic Company Information",
    business: "Business Details",
    contact: "Location & Contact",
    services: "Services & Capabilities",
    more: "More",
    preferences: "What you look for in the other side",
  },
  fields: {
    name: { label: "Company name" },
    description: {
      label: "Description",
      hint: "What you do, for whom, and one piece of work that proves it. At least 40 characters to be listed.",
      placeholder:
        "We build accounting systems for retailers. Forty shops in Ulaanbaatar close their books with ours.",
    },
    industry: { label: "Industry" },
    size: { label: "Company size" },
    mission: { label: "Mission", hint: "Why the company exists, in one sentence." },
    vision: { label: "Vision", hint: "What you want to be true in ten years." },
    logoUrl: { label: "Logo", hint: "Without one, the first letters of the name are shown." },
    foundedYear: { label: "Founded in", placeholder: "2016" },
    legalStructure: { label: "Legal structure" },
    registrationNumber: { label: "Registration number", hint: secret },
    taxId: { label: "Tax ID", hint: secret },
    employeeCount: { label: "Number of employees", placeholder: "24" },
    annualRevenue: { label: "Annual revenue", hint: "Shown on your company's page." },
    headquarters: { label: "Headquarters", placeholder: "Ulaanbaatar" },
    location: {
      label: "Location",
      hint: "Where you work. Write “remote” if you work from anywhere.",
      placeholder: "Ulaanbaatar, Darkhan",
    },
    address: { label: "Address", hint: open, placeholder: "Seoul Street 21, Sukhbaatar district" },
    phoneNumber: { label: "Phone number", hint: open, placeholder: "+976 7700 1122" },
    email: { label: "Email", hint: open, placeholder: "hello@example.com" },
    hidesContacts: {
      label: "Hide the contacts",
      hint: "Your company's page then shows no address, phone or email. Members you are connected with still see phone and email, unless you choose in the privacy settings to be asked each time. The website has its own switch there; the links stay.",
    },
    website: { label: "Website", placeholder: "your-company.com" },
    linkedinUrl: { label: "LinkedIn", placeholder: "linkedin.com/company/your-company" },
    facebookUrl: { label: "Facebook", placeholder: "facebook.com/your-company" },
    twitterUrl: { label: "Twitter", placeholder: "x.com/your-company" },
    instagramUrl: { label: "Instagram", placeholder: "instagram.com/your-company" },
    specialties: {
      label: "Specialties",
      hint: "What you are better at than others.",
      placeholder: "Payment systems, inventory control",
    },
    services: {
      label: "Services",
      hint: "What customers can order from you.",
      placeholder: "Web development, training, support",
    },
    technologies: {
      label: "Technologies",
      hint: "What you work with: languages, systems, machines.",
      placeholder: "React, PostgreSQL, Odoo",
    },
    projectFiles: {
      label: "Project files",
      hint: "Presentations, references, pictures of your work: up to 10 files, PDF, JPG or PNG. Anyone may open them, so leave out what is confidential.",
    },
    teamStructure: {
      label: "Team structure",
      hint: "Who works in the company, and in which groups.",
      placeholder: "Eight developers, three designers, two project managers",
    },
    workCulture: {
      label: "Work culture",
      placeholder: "Short meetings, written decisions, Fridays for learning",
    },
    companyValues: { label: "Company values", placeholder: "Honesty, keeping deadlines" },
    methodologies: { label: "Methodologies", hint: "How you run projects.", placeholder: "Scrum, Kanban" },
    branches: {
      label: "Branches",
      hint: "Other places you have an office in.",
      placeholder: "Darkhan, Erdenet",
    },
    certifications: { label: "Certifications", placeholder: "AWS Partner, Odoo Gold" },
    licenses: { label: "Licences", placeholder: "Construction licence" },
    standards: { label: "Standards", placeholder: "ISO 9001, MNS 6900" },
    clients: { label: "Clients", hint: "Those who agree to be named.", placeholder: "Gobi, Khan Bank" },
    partnerships: {
      label: "Partnerships",
      hint: "Companies and organisations you work with.",
      placeholder: "Microsoft, ICT Association",
    },
    portfolioItems: {
      label: "Portfolio",
      hint: "Pieces of work that you are proud of, one on each line.",
      placeholder: "Till system for forty shops, 2023",
    },
    caseStudyUrls: {
      label: "Case studies",
      hint: "Links to pages that tell how a project went, one on each line.",
      placeholder: "your-company.com/gobi-market",
    },
    clientTestimonials: {
      label: "What clients say",
      hint: "One quotation on each line, with the name of the person who said it and agrees to be quoted.",
      placeholder: "They closed our books in the first week. Saraa, Gobi Market",
    },
    preferences: {
      label: "What you look for in a project",
      hint: "Say how much each thing matters. A must-have that is not met lowers the match percentage sharply and is named as a reason.",
    },
  },
  list: "All companies",
  submit: "Create Company Profile",
  created: { title: "Success", text: "Company profile created successfully." },
} satisfies WordsOf<"company">;

export default company;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "company-form": typeof company;
  }
}
