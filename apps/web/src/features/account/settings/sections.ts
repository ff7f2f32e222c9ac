/** In the order of the page; the first is shown where the address names none. */
export const sectionNames = [
  "account",
  "language",
  "theme",
  "notifications",
  "privacy",
  "verified",
  "connections",
  "devices",
  "security",
  "data",
] as const;

export type SectionName = (typeof sectionNames)[number];
