import type { Site } from "@khamt/contract";
import { themeVariables } from "@khamt/contract/site-colours";
import type { RouterContext } from "../../../lib/router-context.ts";
import { siteQuery } from "../../../lib/site.ts";

/** The open page looks at once as every page will that comes. */
export async function applySite({ language, queryClient }: RouterContext, site: Site): Promise<void> {
  queryClient.setQueryData(siteQuery.queryKey, site);
  const { ownSite } = await import("../../../shared/site/own-site.tsx");
  language.show(ownSite(site));
  document.querySelector("style[data-site]")?.remove();
  const { style } = document.documentElement;
  const variables = themeVariables(site.colours ?? { light: "#000000", dark: "#ffffff" });
  for (const [name, value] of Object.entries(variables))
    if (site.colours === null) style.removeProperty(name);
    else style.setProperty(name, value);
}
