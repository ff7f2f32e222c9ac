import { linkOptions } from "@tanstack/react-router";
import type { ComingWords } from "./catalogue.en.ts";

export type ComingPageName = keyof ComingWords["pages"];

export const places = {
  ideas: linkOptions({ to: "/startup-ideas" }),
  cofounders: linkOptions({ to: "/startup-cofounders" }),
  companies: linkOptions({ to: "/companies" }),
  projects: linkOptions({ to: "/project-listings" }),
  partners: linkOptions({ to: "/partners" }),
  individuals: linkOptions({ to: "/partners", search: { type: "individual" } }),
  businesses: linkOptions({ to: "/partners", search: { type: "company" } }),
  browse: linkOptions({ to: "/ideas" }),
  home: linkOptions({ to: "/" }),
} as const;

/** Where each page leads today; the first is the nearest to what the reader came for. */
export const waysOn = {
  businessPartners: ["partners", "businesses", "individuals"],
  projectPartners: ["partners", "projects"],
  erp: ["companies", "home"],
  domain: ["companies", "home"],
} as const satisfies Record<ComingPageName, readonly (keyof typeof places)[]>;
