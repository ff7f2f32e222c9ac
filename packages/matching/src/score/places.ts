// Where two sides are and how they work: nearness where they meet, working hours where they do not.
import type { LanguageResources } from "@khamt/language";
import type { Facts } from "../profile/features.ts";
import { hoursApart } from "./time-zones.ts";

const place = {
  same: 1,
  within: 0.9,
  sameCountry: 0.7,
  /** Less for each hour between them. */
  remote: 0.68,
  perHour: 0.01,
  apart: 0.25,
  apartOnSite: 0,
} as const;
/** One only works on site, the other only from afar: of their nearness so much is left. */
const clash = 0.8;

export function fitOfPlace(asked: Facts, offered: Facts, language: LanguageResources): number | undefined {
  const [a, b] = [asked.place?.value, offered.place?.value];
  const isRemote = worksRemotely(asked) || worksRemotely(offered);
  const fitOfRemote = place.remote - place.perHour * (hoursApart(asked, offered, language) ?? mostHours);
  if (a === undefined || b === undefined) return isRemote ? fitOfRemote : undefined;
  const near = nearness(a, b, language);
  if (near !== undefined) return near * (stylesClash(asked, offered) ? clash : 1);
  if (isRemote) return fitOfRemote;
  return isOnSite(asked) || isOnSite(offered) ? place.apartOnSite : place.apart;
}

/** Who does not say where they are may be on the other side of the earth. */
const mostHours = 12;

export function isOnSite({ workStyle }: Facts): boolean {
  return workStyle === "onsite" || workStyle === "on-site" || workStyle === "office";
}

function worksRemotely({ remote, workStyle }: Facts): boolean {
  return remote === true || workStyle === "remote";
}

function stylesClash(one: Facts, other: Facts): boolean {
  return (isOnSite(one) && other.workStyle === "remote") || (isOnSite(other) && one.workStyle === "remote");
}

function nearness(a: string, b: string, language: LanguageResources): number | undefined {
  if (a === b) return place.same;
  if (language.isWithin(b, a) || language.isWithin(a, b)) return place.within;
  return shareCountry(a, b, language) ? place.sameCountry : undefined;
}

function shareCountry(a: string, b: string, language: LanguageResources): boolean {
  return parentsOf(a, language).some((parent) => !wide.has(parent) && language.isWithin(b, parent));
}

const wide = new Set([
  "world",
  "asia",
  "europe",
  "north-america",
  "south-america",
  "africa",
  "oceania",
  "central-asia",
  "east-asia",
  "southeast-asia",
  "south-asia",
  "middle-east",
  "eastern-europe",
  "western-europe",
  "nordics",
  "european-union",
]);

function parentsOf(id: string, language: LanguageResources): readonly string[] {
  return language.get(id)?.broader ?? [];
}
