import type { PgTable } from "drizzle-orm/pg-core";
import { ideaIndustries } from "@khamt/contract/form-vocabulary";
import { demoId } from "../../apps/server/src/entities/demo/identity.ts";
import type { RowOf } from "../../apps/server/src/platform/db/insert-rows.ts";
import { startupCofounders, startupIdeas, users } from "../../apps/server/src/platform/db/schema/index.ts";
import { language } from "../../apps/server/src/platform/text/language.ts";
import { createMarket, type Market } from "../market.ts";
import { openMigrated, type Opened, type Place } from "../open-migrated.ts";

export type Sizes = { cofounders: number; ideas: number };

const rowsAtOnce = 500;
/** What was written just now is news for ten minutes, and everybody's is compared with it once a minute. */
const yesterday = new Date(Date.now() - 86_400_000);

/** A database that holds people and ideas of the invented market. They can be matched; search knows none of them. */
export async function fillMatchingDatabase(
  place: Place,
  { cofounders, ideas }: Sizes,
): Promise<{ database: Opened; ideaIds: string[] }> {
  const database = await openMigrated(place);
  const market = createMarket(language);
  await add(database, { table: users, count: cofounders + ideas, rowOf: owner });
  await add(database, { table: startupCofounders, count: cofounders, rowOf: cofounderOf(market) });
  await add(database, { table: startupIdeas, count: ideas, rowOf: ideaOf(market, cofounders) });
  await database.pool.query("vacuum analyze");
  const ideaIds = Array.from({ length: ideas }, (_, number) => demoId("idea", String(number)));
  return { database, ideaIds };
}

type Adding<Table extends PgTable> = {
  table: Table;
  count: number;
  rowOf: (number: number) => RowOf<Table>;
};

async function add<Table extends PgTable>({ db }: Opened, { table, count, rowOf }: Adding<Table>) {
  for (let start = 0; start < count; start += rowsAtOnce) {
    const length = Math.min(rowsAtOnce, count - start);
    await db.insert(table).values(Array.from({ length }, (_, at) => rowOf(start + at)));
  }
}

function owner(number: number) {
  const username = `owner-${number}`;
  const email = `${username}@bench.test`;
  return { id: ownerId(number), username, email, userType: "individual" as const };
}

function ownerId(number: number): string {
  return demoId("user", String(number));
}

/** Values of closed vocabularies are the same in both; what is null is left to the table. */
function cofounderOf(market: Market) {
  return (number: number): RowOf<typeof startupCofounders> => {
    const profile = market.profileOf("cofounder", number);
    const own = { id: demoId("cofounder", String(number)), userId: ownerId(number) };
    const row = { ...said(profile), ...own, createdAt: yesterday, updatedAt: yesterday };
    return row as RowOf<typeof startupCofounders>;
  };
}

function ideaOf(market: Market, before: number) {
  return (number: number): RowOf<typeof startupIdeas> => {
    const profile = market.profileOf("idea", number);
    const industry = ideaIndustries.find((each) => each === profile.industry) ?? "other";
    const row = {
      ...said(profile),
      id: demoId("idea", String(number)),
      userId: ownerId(before + number),
      industry,
      createdAt: yesterday,
      updatedAt: yesterday,
    };
    return row as RowOf<typeof startupIdeas>;
  };
}

function said(profile: object): object {
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== null));
}
