import { idea as home } from "../../apps/server/src/entities/idea.ts";
import { refreshDerivations } from "../../apps/server/src/entities/refresh.ts";
import { startupIdeas, users } from "../../apps/server/src/platform/db/schema/index.ts";
import { fileEntries } from "../../apps/server/src/entities/search/entries.ts";
import { entryOf } from "../../apps/server/src/entities/search/lexemes.ts";
import { textsOf } from "../../apps/server/src/entities/texts.ts";
import { openMigrated, type Opened } from "../open-migrated.ts";
import type { BenchIdea } from "./data.ts";

const rates = { mntPerUsd: 3570 };
const ideasAtOnce = 500;
const owners = 100;

/** An embedded database that holds the ideas, indexed as the product does it. */
export async function fillSearchDatabase(dataDir: string, ideas: Iterable<BenchIdea>): Promise<Opened> {
  const database = await openMigrated({ dataDir });
  await refreshDerivations({ db: database.db, rates, progress: () => {} });
  const ownerIds = await addOwners(database);
  const index = await dropIndex(database, "search_entries_idea_index");
  for (const some of batches(ideas)) await addIdeas(database, { ideas: some, ownerIds });
  await database.pool.query(index);
  await database.pool.query("vacuum analyze");
  return database;
}

async function addOwners({ db }: Opened): Promise<string[]> {
  const rows = Array.from({ length: owners }, (_, each) => ({
    username: `owner-${each}`,
    email: `owner-${each}@bench.test`,
    userType: "individual" as const,
    firstName: "Bat",
    lastName: `Dorj ${each}`,
  }));
  const added = await db.insert(users).values(rows).returning({ id: users.id });
  return added.map(({ id }) => id);
}

type Batch = { ideas: BenchIdea[]; ownerIds: readonly string[] };

async function addIdeas({ db }: Opened, { ideas, ownerIds }: Batch): Promise<void> {
  const rows = ideas.map((idea, at) => ({
    ...idea,
    userId: ownerIds[at % ownerIds.length] ?? "",
    ...home.derive(idea, rates),
  }));
  const entries = ideas.map((idea) => ({ ...idea, ...entryOf(textsOf(home.fields, idea)) }));
  await db.transaction(async (tx) => {
    await tx.insert(startupIdeas).values(rows);
    await fileEntries(tx, { kind: "idea", entries });
  });
}

/** An index is made faster over all rows than row by row. Answers with the statement that makes it again. */
async function dropIndex({ pool }: Opened, name: string): Promise<string> {
  const { rows } = await pool.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where indexname = $1",
    [name],
  );
  const [found] = rows;
  if (!found) throw new Error(`There is no index ${name}.`);
  await pool.query(`drop index ${name}`);
  return found.indexdef;
}

function* batches(ideas: Iterable<BenchIdea>): Generator<BenchIdea[]> {
  let batch: BenchIdea[] = [];
  for (const idea of ideas) {
    batch.push(idea);
    if (batch.length < ideasAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
