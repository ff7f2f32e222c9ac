import { linkOptions } from "@tanstack/react-router";
import type { ComingWords } from "./catalogue.en.ts";

export type ComingPageName = keyof ComingWords["pages"];

export const places = {
  companies: linkOptions({ to: "/companies" }),
  categories: linkOptions({ to: "/categories" }),
  home: linkOptions({ to: "/" }),
} as const;

/** Where each page leads today; the first is the nearest to what the reader came for. */
export const waysOn = {
  services: ["companies", "categories"],
} as const satisfies Record<ComingPageName, readonly (keyof typeof places)[]>;
