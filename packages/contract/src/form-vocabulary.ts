/** Closed vocabularies that forms alone offer: apart from the others, so that only pages with a form load them. */

export const ideaIndustries = [
  "technology",
  "healthcare",
  "finance",
  "education",
  "ecommerce",
  "entertainment",
  "agriculture",
  "real-estate",
  "logistics",
  "other",
] as const;

export const companyIndustries = [
  "technology",
  "software",
  "marketing",
  "design",
  "finance",
  "healthcare",
  "education",
  "manufacturing",
  "retail",
  "consulting",
] as const;

export const companySizes = ["startup", "small", "medium", "large", "enterprise"] as const;

export const legalStructures = ["ХХК", "ХК", "ХЭ", "НБ"] as const;

export const annualRevenues = ["0-100m", "100m-500m", "500m-1b", "1b+"] as const;

export const experiences = ["0-1", "1-3", "3-5", "5-10", "10+"] as const;

export const educations = ["high-school", "bachelor", "master", "phd"] as const;

export const availabilities = ["full-time", "part-time", "consulting", "weekends"] as const;

export const workStyles = ["remote", "hybrid", "onsite"] as const;

export type CompanySize = (typeof companySizes)[number];
