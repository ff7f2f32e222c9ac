import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type CompanyFields, companyFields, companyInput, type CompanyListQuery } from "@khamt/contract";
import { ownColumns } from "../platform/db/columns.ts";
import { overlaps } from "../platform/db/conditions.ts";
import type { Db } from "../platform/db/handle.ts";
import { companies, projectListings } from "../platform/db/schema/index.ts";
import { type Accounts, type Card, reader, type RowsOf } from "./entity.ts";
import { notHidden } from "./listed.ts";
import { industriesOf, placesOf, sorted, topicsOf, tradesOf, withBroader } from "./meaning.ts";
import { meanings } from "./option-filters.ts";
import { ownerOf, privacyOf } from "./privacy.ts";
import { textsOf, type Words } from "./texts.ts";
import { verificationOfCompany } from "./verification.ts";

type Filters = Pick<CompanyListQuery, "industry" | "size" | "location">;
export type CompanyRow = RowsOf<typeof read>;

const read = reader((db) =>
  db
    .select({
      ...ownColumns(companies),
      owner: ownerOf(companies.userId),
      verification: verificationOfCompany(companies.id),
    })
    .from(companies)
    .$dynamic(),
);

export const company = {
  table: companies,
  fields: companyFields,
  readStored: reader((db) => db.select().from(companies).$dynamic()),
  read,
  readOwn: read,

  active: companies.isActive,
  setActive: (isActive: boolean) => ({ isActive }),
  isListed: and(eq(companies.isActive, true), notHidden(companies.userId)),
  isOwnedBy: (accounts: Accounts): SQL => sql`${companies.userId} in ${accounts}`,
  matching: ({ industry, size, location }: Filters) =>
    and(
      overlaps(companies.industriesDeclared, industry && meanings.industries[industry]),
      size && inArray(companies.size, [...meanings.sizes[size]]),
      overlaps(companies.places, location && meanings.places[location]),
    ),

  card: ({ name, mission, description, ...row }: CompanyRow): Card => ({
    name,
    headline: mission,
    text: description ?? "",
    tags: [...row.specialties, ...row.services, ...row.technologies],
    place: row.location ?? row.headquarters,
    avatar: row.logoUrl,
  }),
  namesIn: ({ name }: CompanyRow) => [name],
  derive: (words: Words<typeof companyFields>) => ({
    topics: topicsOf(textsOf(companyFields, words).topics),
    industriesDeclared: industriesDeclared(words),
    places: placesOf([words.location, words.headquarters, ...(words.branches ?? [])]),
  }),

  input: companyInput,
  isSingle: true,
  prose: ({ name, description, mission, vision }: CompanyFields) => [name, description, mission, vision],
  owner: async (_db: Db, userId: string) => ({ userId }),
  dependents: async (db: Db, id: string) => {
    const rows = await db
      .select({ id: projectListings.id })
      .from(projectListings)
      .where(eq(projectListings.companyId, id));
    return { project: rows.map((row) => row.id) };
  },
};

/** The business contacts that a company shows. */
export function publishedContacts({ hidesContacts, owner, address, phoneNumber, email }: CompanyRow) {
  return hidesContacts || !privacyOf(owner).showsContact
    ? { address: null, phoneNumber: null, email: null }
    : { address, phoneNumber, email };
}

/** The company's website, unless its owner has switched that off. */
export function publishedWebsite({ owner, website }: CompanyRow): string | null {
  return privacyOf(owner).showsWebsite ? website : null;
}

const offered = companyFields.industry.offers.flatMap((industry) => meanings.industries[industry]);

/** What a company does tells its industry where it chose none, and of the chosen one the narrower kind: software of technology. */
function industriesDeclared(words: Words<typeof companyFields>): string[] {
  const { industry, specialties, services } = words;
  const chosen = industry ? meanings.industries[industry] : [];
  const [tags, work] = [specialties ?? [], services ?? []];
  const isWithin = (id: string) =>
    chosen.length === 0 || chosen.some((each) => withBroader(id).includes(each));
  const trades = tradesOf([...tags, ...work]).filter(isWithin);
  return sorted([...industriesOf({ chosen, offered, tags, work }), ...trades.flatMap(withBroader)]);
}
