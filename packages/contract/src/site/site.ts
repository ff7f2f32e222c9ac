import * as z from "zod";
import { email } from "../accounts/auth.ts";
import { inBoth, namedInBoth, optionalText, saidInBoth } from "../fields.ts";
import { isReadable } from "./site-colours.ts";
import { firstRunSteps, siteLengths } from "./site-lengths.ts";

const colour = z.string().regex(/^#[0-9a-f]{6}$/u);

/** What the operator says of the site; null: as the product has it. */
export const site = z.object({
  name: inBoth.nullable(),
  /** The address of a stored picture. */
  logo: optionalText,
  colours: z.object({ light: z.string(), dark: z.string() }).nullable(),
  hero: z.object({ title: inBoth, intro: inBoth }).nullable(),
  footer: inBoth.nullable(),
  /** Shown to everybody; letters of the contact form go there too. */
  contactEmail: optionalText,
  /** In lines. */
  postal: inBoth.nullable(),
});

export const siteTerms = z.object({ terms: inBoth.nullable() });

/** As administrators have it. */
export const siteSettings = site.extend({
  ...siteTerms.shape,
  /** Gets a letter about every service that members ask for. */
  servicesEmail: optionalText,
  /** Counts the changes: another one than the editor began with is a conflict. */
  version: z.int(),
});

const colourOf = (mode: "light" | "dark") => colour.refine((value) => isReadable(mode, value));

export const siteInput = z.object({
  name: namedInBoth(siteLengths.name).nullable(),
  logo: z.string().max(200).nullable(),
  colours: z.object({ light: colourOf("light"), dark: colourOf("dark") }).nullable(),
  hero: z
    .object({ title: namedInBoth(siteLengths.heroTitle), intro: saidInBoth(siteLengths.heroIntro) })
    .nullable(),
  footer: saidInBoth(siteLengths.footer).nullable(),
  contactEmail: email.nullable(),
  servicesEmail: email.nullable(),
  postal: saidInBoth(siteLengths.postal).nullable(),
  terms: saidInBoth(siteLengths.terms).nullable(),
  version: z.int().min(0),
});

const firstRunStep = z.enum(firstRunSteps);

/** What is left of setting the site up. */
export const firstRun = z.object({
  steps: z.array(z.object({ step: firstRunStep, state: z.enum(["open", "later", "done"]) })),
  /** Without it the reader may read this and nothing else of it. */
  hasSecondStep: z.boolean(),
  /** Nobody has begun, and nobody else is there: the first administrator is led here. */
  isUntouched: z.boolean(),
  /** Who letters come from; null: the environment names no mail server. */
  mailFrom: optionalText,
  /** The first programme: for its invitation. */
  programme: z.object({ id: z.uuid(), slug: z.string(), name: inBoth }).nullable(),
});
export const firstRunParams = z.object({ step: firstRunStep });

export type FirstRun = z.infer<typeof firstRun>;
export type Site = z.infer<typeof site>;
export type SiteInput = z.infer<typeof siteInput>;
export type SiteSettings = z.infer<typeof siteSettings>;

/** Of a site whose operator has said nothing yet. */
export const untouchedSite: SiteSettings = {
  name: null,
  logo: null,
  colours: null,
  hero: null,
  footer: null,
  contactEmail: null,
  servicesEmail: null,
  postal: null,
  terms: null,
  version: 0,
};
