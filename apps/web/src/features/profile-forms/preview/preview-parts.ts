import type { FieldName } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";

export interface PreviewParts<Name extends string = string> {
  /** Fields that make up its name. */
  name: readonly Name[];
  /** Under the name. */
  subtitle?: Name;
  picture?: Name;
  badges: readonly Name[];
  text: Name;
  tags: readonly Name[];
  facts: readonly Name[];
  place: Name;
}

/** Which fields a card of the kind shows. */
export const previewParts: { readonly [Kind in EntityKind]: PreviewParts<FieldName<Kind>> } = {
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
