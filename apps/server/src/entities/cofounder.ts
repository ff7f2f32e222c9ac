import { and, eq, type SQL, sql } from "drizzle-orm";
import {
  type CofounderFields,
  cofounderFields,
  cofounderInput,
  type CofounderListQuery,
} from "@khamt/contract";
import { ownColumns } from "../platform/db/columns.ts";
import { overlaps } from "../platform/db/conditions.ts";
import type { Db } from "../platform/db/handle.ts";
import { startupCofounders } from "../platform/db/schema/index.ts";
import { type Accounts, type Card, reader, type RowsOf } from "./entity.ts";
import { notHidden } from "./listed.ts";
import { industriesIn, industriesOf, placesOf, topicsOf } from "./meaning.ts";
import { meanings } from "./option-filters.ts";
import { ownerOf, privacyOf } from "./privacy.ts";
import { textsOf, type Words } from "./texts.ts";
import { verificationOfPerson } from "./verification.ts";

type Filters = Pick<CofounderListQuery, "skills" | "location" | "availability">;
export type CofounderRow = RowsOf<typeof read>;

const read = reader((db) =>
  db
    .select({
      ...ownColumns(startupCofounders),
      owner: ownerOf(startupCofounders.userId),
      verification: verificationOfPerson(startupCofounders.userId),
    })
    .from(startupCofounders)
    .$dynamic(),
);

export const cofounder = {
  table: startupCofounders,
  fields: cofounderFields,
  readStored: reader((db) => db.select().from(startupCofounders).$dynamic()),
  read,
  readOwn: read,

  active: startupCofounders.isAvailable,
  setActive: (isAvailable: boolean) => ({ isAvailable }),
  isListed: and(eq(startupCofounders.isAvailable, true), notHidden(startupCofounders.userId)),
  isOwnedBy: (accounts: Accounts): SQL => sql`${startupCofounders.userId} in ${accounts}`,
  matching: ({ skills, location, availability }: Filters) =>
    and(
      overlaps(startupCofounders.topics, skills && meanings.skills[skills]),
      overlaps(startupCofounders.places, location && meanings.places[location]),
      availability && eq(startupCofounders.availability, availability),
    ),
  about: ({ skills }: Filters) => (skills ? [meanings.skills[skills]] : []),

  card: ({
    firstName,
    lastName,
    title,
    bio,
    skills,
    expertise,
    location,
    profileImageUrl,
  }: CofounderRow): Card => ({
    name: `${firstName} ${lastName}`.trim(),
    headline: title,
    text: bio ?? "",
    tags: [...skills, ...expertise],
    place: location,
    avatar: profileImageUrl,
  }),
  namesIn: ({ firstName, lastName }: CofounderRow) => [firstName, lastName],
  derive: (words: Words<typeof cofounderFields>) => ({
    topics: topicsOf(textsOf(cofounderFields, words).topics),
    industriesDeclared: industriesOf({
      chosen: (words.industries ?? []).flatMap(industriesIn),
      offered: [],
      tags: [],
      work: [...(words.skills ?? []), ...(words.expertise ?? [])],
    }),
    places: placesOf([words.location, words.workStyle === "remote" ? "remote" : null]),
  }),

  input: cofounderInput,
  isSingle: true,
  prose: ({ title, bio, skills }: CofounderFields) => [title, bio, skills.join(", ")],
  owner: async (_db: Db, userId: string) => ({ userId }),
  completed: <Given extends Pick<CofounderFields, "firstName">>(given: Given, name: string): Given =>
    given.firstName === "" ? { ...given, firstName: name } : given,
  stamps: (lastActiveAt: Date) => ({ lastActiveAt }),
};

/** The contacts that a person shows to everyone. */
export function publishedContacts({ owner, email, phoneNumber }: CofounderRow) {
  return privacyOf(owner).showsContact ? { email, phoneNumber } : { email: null, phoneNumber: null };
}

/** The page of their own that a person names, unless they have switched that off. */
export function publishedWebsite({ owner, portfolioUrl }: CofounderRow): string | null {
  return privacyOf(owner).showsWebsite ? portfolioUrl : null;
}

/** Nobody is behind a demo who could be active. */
export function publishedActivity({ owner, isDemo, lastActiveAt }: CofounderRow): Date | null {
  return !isDemo && privacyOf(owner).showsActivity ? lastActiveAt : null;
}
