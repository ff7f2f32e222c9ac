import type { Cofounder, CofounderListQuery } from "@khamt/contract";
import { getCofounder, listCofounders } from "@khamt/contract/calls";
import { pick } from "@khamt/contract/records";
import { cardsQuery, oneQuery, type Optional } from "../../lib/query/query.ts";
import { namesOf } from "../../shared/profiles/reader-word.tsx";
import { excerptOf } from "../../ui/cards/excerpt.ts";

export type CofounderFilters = Optional<
  Pick<CofounderListQuery, "q" | "writtenIn" | "skills" | "location" | "availability" | "limit">
>;

export const cofoundersQuery = (filters: CofounderFilters) =>
  cardsQuery(listCofounders, { query: filters }, toCard);

/** What the card of a co-founder shows. */
export type CofounderOnCard = ReturnType<typeof toCard>;

export const cofounderQuery = (id: string) => oneQuery(getCofounder, { params: { id } });

export function nameOf({ firstName, lastName }: Pick<Cofounder, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}

function toCard(profile: Cofounder) {
  const { bio, skills, expertise, location } = profile;
  return {
    ...pick(profile, [
      "id",
      "contentLanguage",
      "isDemo",
      "isVerified",
      "verification",
      "firstName",
      "lastName",
      "title",
      "profileImageUrl",
      "skills",
      "expertise",
      "availability",
      "experience",
      "location",
      "lastActiveAt",
    ]),
    bio: bio && excerptOf(bio, "two"),
    names: namesOf(profile.names, [...skills, ...expertise, location]),
  };
}
