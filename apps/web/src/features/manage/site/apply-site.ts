import type { Site, SiteSettings } from "@khamt/contract";
import { themeVariables } from "@khamt/contract/site-colours";
import { useRouter } from "@tanstack/react-router";
import { siteQuery } from "../../../lib/site.ts";
import { siteSettingsQuery } from "./queries.ts";

/** What was saved is there at once: in the form, and on the open page as on every one that comes. */
export function useApplySite(): (saved: SiteSettings) => Promise<void> {
  const { queryClient, language } = useRouter().options.context;
  return async (saved) => {
    const { terms: _terms, servicesEmail: _services, version: _version, ...site } = saved;
    const { ownSite } = await import("../../../shared/site/own-site.tsx");
    queryClient.setQueryData(siteSettingsQuery.queryKey, saved);
    queryClient.setQueryData(siteQuery.queryKey, site);
    language.show(ownSite(site));
    paint(site.colours);
  };
}

function paint(colours: Site["colours"]): void {
  document.querySelector("style[data-site]")?.remove();
  const { style } = document.documentElement;
  const variables = themeVariables(colours ?? { light: "#000000", dark: "#ffffff" });
  for (const [name, value] of Object.entries(variables))
    if (colours === null) style.removeProperty(name);
    else style.setProperty(name, value);
}
