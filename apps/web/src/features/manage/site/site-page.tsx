import { useQuery } from "@tanstack/react-query";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { DeskPage } from "../frame/desk-page.tsx";
import { Loaded } from "../frame/loaded.tsx";
import { FirstRunCard } from "../first-run/first-run-card.tsx";
import { siteSettingsQuery } from "./queries.ts";
import { SiteForm } from "./site-form.tsx";

/** For administrators: what the site is called, how it looks, and who runs it. */
export function SitePage() {
  const { head } = useT(catalogue("site-settings"));
  return (
    <DeskPage section="site" title={head.title} intro={head.description}>
      <FirstRunCard until="done" />
      <Loaded {...useQuery(siteSettingsQuery)}>{(settings) => <SiteForm settings={settings} />}</Loaded>
    </DeskPage>
  );
}
