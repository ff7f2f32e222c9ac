import { type Site as SiteShown, type SiteSettings, untouchedSite } from "@khamt/contract";
import type { Changes } from "../answers/changes.ts";
import { createKept } from "../answers/kept.ts";
import type { Db } from "../db/handle.ts";
import { readSetting } from "../db/settings.ts";

/** What the operator says of the site. */
export type Site = {
  /** From memory, until any process on the database changes it. */
  read: () => Promise<SiteSettings>;
  /** Whom to write to; undefined: neither the site nor its environment says. */
  contactEmail: () => Promise<string | undefined>;
  /** Who hears of service requests, beside the administrators. */
  servicesEmail: () => Promise<string | undefined>;
};

type Options = {
  db: Db;
  changes: Changes;
  clock: () => Date;
  /** Of the environment: they hold where the site says nothing. */
  contactEmail?: string | undefined;
  servicesEmail?: string | undefined;
};

export function openSite({ db, changes, clock, contactEmail, servicesEmail }: Options): Site {
  const kept = createKept<SiteSettings>({ changes, clock, mostBytes: 1_000_000, sizeOf: () => 1 });
  const make = async () => ({ value: await readSite(db), sources: ["settings"] as const });
  const read = () => kept.get("site", make);
  return {
    read,
    contactEmail: async () => (await read()).contactEmail ?? contactEmail,
    servicesEmail: async () => (await read()).servicesEmail ?? servicesEmail,
  };
}

/** As it stands in the database. What a later version has added is there with its beginning. */
export async function readSite(db: Db): Promise<SiteSettings> {
  return siteOf(await readSetting(db, "site"));
}

/** Only what was written by this program stands there, checked when it came. */
export function siteOf(stored: unknown): SiteSettings {
  return { ...untouchedSite, ...(stored as Partial<SiteSettings> | undefined) };
}

/** What everybody may know. */
export function presentSite(settings: SiteSettings): SiteShown {
  const { name, logo, colours, hero, footer, contactEmail, postal } = settings;
  return { name, logo, colours, hero, footer, contactEmail, postal };
}
