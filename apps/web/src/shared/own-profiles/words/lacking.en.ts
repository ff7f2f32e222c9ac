import type { EntityKind } from "@khamt/contract/vocabulary";

/** Fields as a list names them; where two kinds share a name, they share the words. */
const fields = {
  bio: "a few words about yourself (40 characters or more)",
  budget: "the budget",
  commitment: "how much time it asks for",
  description: "a description (40 characters or more)",
  email: "an email address or phone number",
  expertise: "your expertise",
  firstName: "your first name",
  foundedYear: "the year of founding",
  fundingNeeds: "the funding it needs",
  industries: "industries",
  industry: "the industry",
  languages: "the languages you speak",
  linkedinUrl: "a link to your LinkedIn, portfolio or GitHub",
  location: "the location",
  name: "the name",
  preferredLocation: "the preferred location",
  preferredRoles: "the roles you would take",
  requiredSkills: "the skills it needs",
  services: "services, specialties or technologies",
  skills: "your skills",
  tags: "tags",
  timeline: "the timeline",
  title: "a title",
  website: "the website",
};

/** Where a kind calls a field something else. */
const ofKind: Record<EntityKind, Readonly<Record<string, string>>> = {
  cofounder: { title: "your job title" },
  idea: {},
  company: {},
  project: {},
};

/** Fields that say something, but should say more. */
const more = {
  bio: "120 characters or more about yourself",
  requiredSkills: "three skills or more",
  services: "three services, specialties or technologies, or more",
  skills: "three skills or more",
};

const lacking = {
  missing: "Before it is listed, it needs:",
  wanted: "Adding this improves your matches:",
  fields,
  ofKind,
  more,
};

export default lacking;

declare module "../../../lib/language/words.ts" {
  interface Words {
    lacking: typeof lacking;
  }
}
