import type { EntityKind } from "@khamt/contract/vocabulary";

interface PreviewParts {
  /** Fields that make up its name. */
  name: readonly string[];
  /** Under the name. */
  subtitle?: string;
  picture?: string;
  badges: readonly string[];
  text: string;
  tags: readonly string[];
  facts: readonly string[];
  place: string;
}

/** Which fields a card of the kind shows. */
export const previewParts: Readonly<Record<EntityKind, PreviewParts>> = {
  idea: {
    name: ["title"],
    badges: ["stage", "industry"],
    text: "description",
    tags: ["requiredSkills"],
    facts: ["fundingNeeds", "commitment"],
    place: "location",
  },
  cofounder: {
    name: ["firstName", "lastName"],
    subtitle: "title",
    picture: "profileImageUrl",
    badges: ["availability"],
    text: "bio",
    tags: ["skills"],
    facts: ["experience", "expertise"],
    place: "location",
  },
  company: {
    name: ["name"],
    picture: "logoUrl",
    badges: ["industry", "size"],
    text: "description",
    tags: ["specialties", "services", "technologies"],
    facts: ["foundedYear", "website"],
    place: "location",
  },
  project: {
    name: ["title"],
    badges: ["category"],
    text: "description",
    tags: ["requiredSkills"],
    facts: ["budget", "timeline"],
    place: "preferredLocation",
  },
};
