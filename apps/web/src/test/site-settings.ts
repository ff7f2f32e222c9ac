import { type SiteSettings, untouchedSite as untouched } from "@khamt/contract";

/** Of a site on which nothing is set yet, but was looked at. */
export const untouchedSite: SiteSettings = { ...untouched, version: 1 };
