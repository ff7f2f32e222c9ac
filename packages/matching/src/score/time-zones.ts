import type { LanguageResources } from "@khamt/language";
import type { Facts } from "../profile/features.ts";

/** Hours between the working days of two sides, by the time zones they state or else by where they are. */
export function hoursApart(one: Facts, other: Facts, language: LanguageResources): number | undefined {
  const [a, b] = [zoneOf(one, language), zoneOf(other, language)];
  if (a === undefined || b === undefined) return undefined;
  const hours = Math.abs(a - b);
  return Math.min(hours, 24 - hours);
}

/** Hours ahead of Greenwich: "GMT+8", "UTC-03:30", "+05:30". */
export function parseTimeZone(words: string): number | undefined {
  const [, sign, hours, minutes = "0"] =
    /^(?:GMT|UTC)?\s*([+\-−])\s*(\d{1,2})(?::?([0-5]\d))?$/i.exec(words.trim()) ?? [];
  if (hours === undefined) return /^(?:GMT|UTC)$/i.test(words.trim()) ? 0 : undefined;
  const ahead = Number(hours) + Number(minutes) / 60;
  return ahead > 14 ? undefined : sign === "+" ? ahead : -ahead;
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

// Winter time of most of the people of a country; of countries over many hours, what lies in the middle.
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
