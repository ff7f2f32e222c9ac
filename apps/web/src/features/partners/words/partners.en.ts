const partners = {
  skills: "Skills",
  expertise: "Expertise",
  experienceOf: (years: string) => `Experience: ${years}`,
  findIdeas: "Find Ideas",
  privateAi: "Private AI",
  findProjects: "Find projects",
  view: "View Profile",
  viewNamed: (name: string) => `View Profile: ${name}`,
  detail: {
    back: "All partners",
    describe: (name: string, title: string, skills: string) =>
      (title === "" ? `${name} on Khamt.` : `${name}, ${title}.`) + (skills && ` Skills: ${skills}.`),
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
    email: "Email",
    phone: "Phone",
    website: "Website",
    personContact:
      "You see a person's email address and phone number once you are connected, unless they chose to be asked each time.",
    companyContact:
      "This company has not published its email address and phone number. You see them once you are connected, unless it chose to be asked each time.",
    message: "Send Message",
    connect: "Connect",
    fullProfile: "Full profile",
  },
  notFound: {
    title: "Partner not found",
    hint: "The partner profile you're looking for doesn't exist.",
    back: "Back to Search",
  },
};

export default partners;

declare module "../../../lib/language/words.ts" {
  interface Words {
    partners: typeof partners;
  }
}
