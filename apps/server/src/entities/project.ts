import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import {
  openApplicationStates,
  type ProjectFields,
  projectFields,
  projectInput,
  type ProjectListQuery,
} from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import { ownColumns } from "../platform/db/columns.ts";
import { endsWithin } from "../platform/db/conditions.ts";
import type { Db } from "../platform/db/handle.ts";
import { applications, companies, projectListings } from "../platform/db/schema/index.ts";
import { HttpError } from "../platform/http/http-error.ts";
import { type Accounts, type Card, reader, type RowsOf } from "./entity.ts";
import { hiddenMembers } from "./listed.ts";
import { monthRange, placesOf, type Rates, topicsOf, usdRange } from "./meaning.ts";
import { meanings } from "./option-filters.ts";
import { ownerActiveAt } from "./privacy.ts";
import { textsOf, type Words } from "./texts.ts";

type Filters = Pick<ProjectListQuery, "category" | "budget" | "timeline">;
export type ProjectRow = RowsOf<typeof read>;
export type OwnProjectRow = RowsOf<typeof readOwn>;

/** Its company, as which its owner appears. */
const ofCompany = {
  companyName: companies.name,
  userId: companies.userId,
  ownerActiveAt: ownerActiveAt(companies.userId),
};
const { listingId, state } = applications;
const openApplications = sql<number>`(select count(*)::integer from ${applications} where ${listingId} = ${projectListings.id} and ${inArray(state, openApplicationStates)})`;
const hiddenCompanies = sql`(select ${companies.id} from ${companies} where not ${companies.isActive} or ${companies.userId} in ${hiddenMembers})`;
/** Its company is listed. */
const isBesideCompany = sql`${projectListings.companyId} not in ${hiddenCompanies}`;

const read = reader((db) =>
  db
    .select({ ...ownColumns(projectListings), ...ofCompany })
    .from(projectListings)
    .innerJoin(companies, eq(companies.id, projectListings.companyId))
    .$dynamic(),
);

const readOwn = reader((db) =>
  db
    .select({ ...ownColumns(projectListings), ...ofCompany, openApplications })
    .from(projectListings)
    .innerJoin(companies, eq(companies.id, projectListings.companyId))
    .$dynamic(),
);

export const project = {
  table: projectListings,
  fields: projectFields,
  readStored: reader((db) => db.select().from(projectListings).$dynamic()),
  read,
  readOwn,

  active: projectListings.isActive,
  setActive: (isActive: boolean) => ({ isActive }),
  isBesideCompany,
  isListed: and(eq(projectListings.isActive, true), isBesideCompany),
  isOwnedBy: (accounts: Accounts): SQL =>
    sql`${projectListings.companyId} in (select ${companies.id} from ${companies} where ${companies.userId} in ${accounts})`,
  matching: ({ category, budget, timeline }: Filters) =>
    and(
      category && eq(projectListings.category, category),
      endsWithin(projectListings.budgetMaxUsd, budget && meanings.budgets[budget]),
      endsWithin(projectListings.timelineMaxMonths, timeline && meanings.timelines[timeline]),
    ),

  card: ({ title, companyName, description, requiredSkills, preferredLocation }: ProjectRow): Card => ({
    name: title,
    headline: companyName,
    text: description,
    tags: requiredSkills,
    place: preferredLocation,
    avatar: null,
  }),
  namesIn: ({ companyName }: ProjectRow) => [companyName],
  derive: (words: Words<typeof projectFields> & { createdAt: Date }, rates: Rates) => {
    const budget = usdRange(words.budget, rates);
    const timeline = monthRange(words.timeline, words.createdAt);
    return {
      topics: topicsOf(textsOf(projectFields, words).topics),
      places: placesOf([words.preferredLocation]),
      budgetMinUsd: budget?.min ?? null,
      budgetMaxUsd: budget?.max ?? null,
      timelineMinMonths: timeline?.min ?? null,
      timelineMaxMonths: timeline?.max ?? null,
    };
  },

  input: projectInput,
  isSingle: false,
  prose: ({ title, description }: ProjectFields) => [title, description],
  owner: requireCompany,
  begin: (now: Date) => ({ expiresAt: endOfLife(now) }),
  isOpen: ({ state }: Pick<ProjectRow, "state">) => state === "open",
};

async function requireCompany(db: Db, userId: string) {
  const [company] = await db
    .select({ companyId: companies.id })
    .from(companies)
    .where(eq(companies.userId, userId))
    .for("share");
  if (!company) throw new HttpError("company-needed");
  return company;
}

/** Days for which a listing is open unless it is renewed. */
const lifeDays = 60;

export function endOfLife(from: Date): Date {
  return new Date(from.getTime() + lifeDays * day);
}
