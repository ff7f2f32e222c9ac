import { themeVariables } from "@khamt/contract/site-colours";
import type { SiteSettings } from "@khamt/contract";

/** The operator's colours, after the style sheet of the build; empty where there are none. */
export function siteStyle(colours: SiteSettings["colours"]): string {
  if (colours === null) return "";
  const rules = Object.entries(themeVariables(colours)).map(([name, value]) => `${name}:${value}`);
  return `:root{${rules.join(";")}}`;
}
