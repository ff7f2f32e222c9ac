import type { SiteSettings } from "@khamt/contract";

/** Of a site on which nothing is set yet. */
export const untouchedSite: SiteSettings = {
  name: null,
  logo: null,
  colours: null,
  hero: null,
  footer: null,
  postal: null,
  terms: null,
  contactEmail: null,
  servicesEmail: null,
  version: 1,
};
