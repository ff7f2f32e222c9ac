import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type IdeaFields, ideaFields, ideaInput, type IdeaSearchQuery } from "@khamt/contract";
import type { Stage } from "@khamt/contract/vocabulary";
import { ownColumns } from "../platform/db/columns.ts";
import { endsWithin, overlaps } from "../platform/db/conditions.ts";
import type { Db } from "../platform/db/handle.ts";
import { startupIdeas, users } from "../platform/db/schema/index.ts";
import { type Accounts, type Card, reader, type RowsOf } from "./entity.ts";
import { notHidden } from "./listed.ts";
import { industriesOf, placesOf, type Rates, topicsOf, usdRange } from "./meaning.ts";
import { meanings } from "./option-filters.ts";
import { textsOf, type Words } from "./texts.ts";
import { verificationOfOwner } from "./verification.ts";

export type IdeaFilters = Pick<IdeaSearchQuery, "industry" | "fundingNeeded"> & {
  stages?: readonly Stage[] | undefined;
};
export type IdeaRow = RowsOf<typeof read>;

const read = reader((db) =>
  db
    .select({
      ...ownColumns(startupIdeas),
      ownerFirstName: users.firstName,
      ownerLastName: users.lastName,
      ownerActiveAt: users.lastActiveAt,
      avatar: sql<string | null>`coalesce(${users.avatar}, ${users.profileImageUrl})`,
      verification: verificationOfOwner(startupIdeas.userId),
    })
    .from(startupIdeas)
    .innerJoin(users, eq(users.id, startupIdeas.userId))
    .$dynamic(),
);

export const idea = {
  table: startupIdeas,
  fields: ideaFields,
  readStored: reader((db) => db.select().from(startupIdeas).$dynamic()),
  read,
  readOwn: read,

  active: startupIdeas.isActive,
  setActive: (isActive: boolean) => ({ isActive }),
  isListed: and(eq(startupIdeas.isActive, true), notHidden(startupIdeas.userId)),
  isOwnedBy: (accounts: Accounts): SQL => sql`${startupIdeas.userId} in ${accounts}`,
  matching: ({ industry, stages, fundingNeeded }: IdeaFilters) =>
    and(
      industry && ofIndustry(industry),
      stages && inArray(startupIdeas.stage, [...stages]),
      endsWithin(startupIdeas.fundingMaxUsd, fundingNeeded && meanings.funding[fundingNeeded]),
    ),

  card: ({ title, description, requiredSkills, tags, location, avatar }: IdeaRow): Card => ({
    name: title,
    headline: null,
    text: description,
    tags: [...requiredSkills, ...tags],
    place: location,
    avatar,
  }),
  namesIn: ({ ownerFirstName, ownerLastName }: IdeaRow) => [ownerFirstName ?? "", ownerLastName ?? ""],
  derive: (words: Words<typeof ideaFields>, rates: Rates) => {
    const funding = usdRange(words.fundingNeeds, rates);
    return {
      topics: topicsOf(textsOf(ideaFields, words).topics),
      industriesDeclared: industriesOf({
        chosen: words.industry ? meanings.industries[words.industry] : [],
        offered,
        tags: words.tags ?? [],
        work: [words.title ?? "", ...(words.requiredSkills ?? [])],
      }),
      places: placesOf([words.location]),
      fundingMinUsd: funding?.min ?? null,
      fundingMaxUsd: funding?.max ?? null,
    };
  },

  input: ideaInput,
  isSingle: false,
  prose: ({ title, description }: IdeaFields) => [title, description],
  owner: async (_db: Db, userId: string) => ({ userId }),
};

const offered = ideaFields.industry.offers.flatMap((industry) => meanings.industries[industry]);

/** "Other" is a choice like the rest; what it is, is written beside it. */
function ofIndustry(industry: NonNullable<IdeaFilters["industry"]>): SQL | undefined {
  return industry === "other"
    ? eq(startupIdeas.industry, industry)
    : overlaps(startupIdeas.industriesDeclared, meanings.industries[industry]);
}
