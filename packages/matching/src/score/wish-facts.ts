// How well the place and the time that a wish names are met.
import type { LanguageResources } from "@khamt/language";
import type { Facts } from "../profile/features.ts";
import { fitOfCommitment } from "./facts.ts";
import { isOnSite, placesOf, shareCountry, worksRemotely } from "./places.ts";
import type { Thing, WishPlan } from "./wish-plan.ts";
import { conceptsOf } from "../profile/named.ts";

/** What the other side does not say of its time. */
const openTime = 0.6;

export function fitOfTime(wish: Facts, other: Facts, isOffer: boolean): number {
  const fit = isOffer ? fitOfCommitment(other, wish) : fitOfCommitment(wish, other);
  return fit ?? openTime;
}

const nearness = {
  there: 1,
  around: 0.8,
  sameCountry: 0.45,
  unknown: 0.45,
  remote: 0.5,
  elsewhere: 0,
} as const;
/** Whoever wishes for nothing but a place means to be there. */
const alone = 0.5;
const remoteness = { remote: 1, hybrid: 0.8, unknown: 0.6, onSite: 0.15 } as const;

export function fitOfWhere(
  { places, abilities, topics }: Pick<WishPlan, "places" | "abilities" | "topics">,
  wish: Facts,
  other: Facts,
  language: LanguageResources,
): number {
  const isAllThatIsSaid = abilities.length + topics.length === 0 && !wish.remote;
  const fits = placesIn(places, language)
    .map((wanted) => fitOfPlace(wanted, other, language))
    .map((fit) => (isAllThatIsSaid && fit < nearness.around ? fit * alone : fit));
  if (wish.remote) fits.push(fitOfRemote(other));
  return Math.max(0, ...fits);
}

function placesIn(places: readonly Thing[], { kindOf }: LanguageResources): string[] {
  return places.flatMap(({ mention }) => conceptsOf(mention)).filter((id) => kindOf(id) === "place");
}

function fitOfPlace(wanted: string, other: Facts, language: LanguageResources): number {
  const places = placesOf(other);
  const near =
    places.length === 0
      ? nearness.unknown
      : Math.max(...places.map((place) => fitOfNear(wanted, place, language)));
  return worksRemotely(other) ? Math.max(near, nearness.remote) : near;
}

function fitOfNear(wanted: string, place: string, language: LanguageResources): number {
  if (language.isWithin(place, wanted)) return nearness.there;
  if (language.isWithin(wanted, place)) return nearness.around;
  return shareCountry(wanted, place, language) ? nearness.sameCountry : nearness.elsewhere;
}

function fitOfRemote(other: Facts): number {
  if (worksRemotely(other)) return remoteness.remote;
  if (other.workStyle === "hybrid") return remoteness.hybrid;
  return isOnSite(other) ? remoteness.onSite : remoteness.unknown;
}
