// How well two places and ways of working fit: by nearness where people meet, by working hours where they work remotely.
import type { LanguageResources } from "@khamt/language";
import type { Facts } from "../profile/features.ts";

const place = {
  same: 1,
  within: 0.9,
  sameCountry: 0.7,
  /** Two districts or provinces: a day's drive is no neighbourhood, and no other country either. */
  farInCountry: 0.4,
  /** Less for each hour between them. */
  remote: 0.68,
  perHour: 0.01,
  apart: 0.25,
  apartOnSite: 0,
} as const;
/** Of the fit of near places so much is left if one side only works on site and the other only remotely. */
const clash = 0.8;

export function fitOfPlace(asked: Facts, offered: Facts, language: LanguageResources): number | undefined {
  const [here, there] = [placesOf(asked), placesOf(offered)];
  const isOffered = worksRemotely(asked) || worksRemotely(offered);
  const isRemote = isOffered && !(asked.isTied || offered.isTied);
  const fitOfRemote = place.remote - place.perHour * (hoursApart(asked, offered, language) ?? mostHours);
  if (here.length === 0 || there.length === 0) {
    if (!isOffered) return undefined;
    return isRemote ? fitOfRemote : place.apart;
  }
  const near = Math.max(...here.flatMap((one) => there.map((other) => nearness(one, other, language) ?? 0)));
  const isFar = near <= place.farInCountry;
  if (near > 0 && !(isFar && isRemote)) return near * (stylesClash(asked, offered) ? clash : 1);
  if (isRemote) return fitOfRemote;
  return isOnSite(asked) || isOnSite(offered) ? place.apartOnSite : place.apart;
}

/** Any of these will do. */
export function placesOf({ place, alsoAt = [] }: Facts): readonly string[] {
  return place === undefined ? [] : [place.value, ...alsoAt];
}

/** Stands for hours between places that are not known. */
const mostHours = 12;

export function isOnSite({ isTied, workStyle }: Facts): boolean {
  return isTied === true || workStyle === "onsite" || workStyle === "on-site" || workStyle === "office";
}

export function worksRemotely({ remote, workStyle }: Facts): boolean {
  return remote === true || workStyle === "remote";
}

function stylesClash(one: Facts, other: Facts): boolean {
  return (isOnSite(one) && other.workStyle === "remote") || (isOnSite(other) && one.workStyle === "remote");
}

function nearness(a: string, b: string, language: LanguageResources): number | undefined {
  if (a === b) return place.same;
  if (language.isWithin(b, a) || language.isWithin(a, b)) return place.within;
  if (shareCountry(a, b, language)) return place.sameCountry;
  return haveOneCountry(a, b, language) ? place.farInCountry : undefined;
}

function haveOneCountry(a: string, b: string, language: LanguageResources): boolean {
  return parentsOf(a, language).some(
    (parent) => !wide.has(parent) && (language.isWithin(b, parent) || haveOneCountry(parent, b, language)),
  );
}

export function shareCountry(a: string, b: string, language: LanguageResources): boolean {
  const isNear = (one: string, other: string) =>
    parentsOf(one, language).some((parent) => !wide.has(parent) && language.isWithin(other, parent));
  // The parent of a town may be its province, that of a capital the country.
  return isNear(a, b) || isNear(b, a);
}

/** Whether the places are one, one within the other, or parts of one city or province. */
export function isNearby(a: string, b: string, language: LanguageResources): boolean {
  if (language.isWithin(a, b) || language.isWithin(b, a))
    return !isCountry(a, language) && !isCountry(b, language);
  return parentsOf(a, language).some(
    (parent) => !isCountry(parent, language) && !isRegion(parent) && language.isWithin(b, parent),
  );
}

/** Several provinces, or several countries. */
function isRegion(id: string): boolean {
  return wide.has(id) || id.endsWith("-region");
}

function isCountry(id: string, language: LanguageResources): boolean {
  return parentsOf(id, language).some((parent) => wide.has(parent));
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

/** Hours between the time zones of two sides, as stated or else by their places. */
function hoursApart(one: Facts, other: Facts, language: LanguageResources): number | undefined {
  const [a, b] = [zoneOf(one, language), zoneOf(other, language)];
  if (a === undefined || b === undefined) return undefined;
  const hours = Math.abs(a - b);
  return Math.min(hours, 24 - hours);
}

function zoneOf({ timeZone, place }: Facts, language: LanguageResources): number | undefined {
  return timeZone ?? (place && zoneOfPlace(place.value, language));
}

function zoneOfPlace(id: string, language: LanguageResources): number | undefined {
  const own = zones[id];
  if (own !== undefined) return own;
  for (const parent of language.get(id)?.broader ?? []) {
    const found = zoneOfPlace(parent, language);
    if (found !== undefined) return found;
  }
  return undefined;
}

// Hours ahead of Greenwich in winter; of countries over several zones one in the middle.
const zones: Readonly<Record<string, number>> = {
  mongolia: 8,
  china: 8,
  taiwan: 8,
  "south-korea": 9,
  "north-korea": 9,
  japan: 9,
  russia: 3,
  kazakhstan: 5,
  uzbekistan: 5,
  kyrgyzstan: 6,
  tajikistan: 5,
  turkmenistan: 5,
  singapore: 8,
  malaysia: 8,
  thailand: 7,
  vietnam: 7,
  indonesia: 7,
  philippines: 8,
  india: 5.5,
  nepal: 5.75,
  pakistan: 5,
  turkiye: 3,
  israel: 2,
  uae: 4,
  "saudi-arabia": 3,
  qatar: 3,
  kuwait: 3,
  "united-kingdom": 0,
  ireland: 0,
  portugal: 0,
  greece: 2,
  romania: 2,
  bulgaria: 2,
  ukraine: 2,
  estonia: 2,
  lithuania: 2,
  latvia: 2,
  finland: 2,
  europe: 1,
  usa: -6,
  canada: -6,
  mexico: -6,
  brazil: -3,
  argentina: -3,
  chile: -4,
  "south-africa": 2,
  nigeria: 1,
  kenya: 3,
  egypt: 2,
  australia: 10,
  "new-zealand": 12,
};
