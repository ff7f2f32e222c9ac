import { asc, eq, gt, sql } from "drizzle-orm";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { deriveCofounder, deriveCompany, deriveIdea, deriveProject, type Rates } from "./derive.ts";
import type { Db } from "../platform/db/handle.ts";
import { derivationVersion } from "./meaning.ts";
import {
  companies,
  projectListings,
  searchWords,
  startupCofounders,
  startupIdeas,
} from "../platform/db/schema/index.ts";
import { fileEntities, fileWords } from "./search/entries.ts";
import { wordsOfConcepts } from "./search/lexemes.ts";
import { readSetting, writeSetting } from "../platform/db/settings.ts";

const rowsAtOnce = 100;

type Options = { db: Db; rates: Rates; progress: (message: string) => void };

/** Brings the derived columns up to date when their rules, the concept graph or the exchange rate have changed. */
export async function refreshDerivations({ db, rates, progress }: Options): Promise<void> {
  const version = derivationVersion(rates);
  const known = await readSetting(db, "derivation");
  if (known === version) return;
  if (known !== undefined) progress("Reading all profiles anew ...");
  await db.delete(searchWords);
  await fileWords(db, wordsOfConcepts());
  await refresh(db, "idea", (row) => deriveIdea(row as typeof startupIdeas.$inferSelect, rates));
  await refresh(db, "cofounder", (row) => deriveCofounder(row as typeof startupCofounders.$inferSelect));
  await refresh(db, "company", (row) => deriveCompany(row as typeof companies.$inferSelect));
  await refresh(db, "project", (row) => deriveProject(row as typeof projectListings.$inferSelect, rates));
  await writeSetting(db, "derivation", version);
}

const tables = {
  idea: startupIdeas,
  cofounder: startupCofounders,
  company: companies,
  project: projectListings,
};

/** Batch by batch, each in a transaction of its own: stopped in the middle, the next start begins again. */
async function refresh(db: Db, kind: EntityKind, derive: (row: object) => object): Promise<void> {
  const table = tables[kind] as typeof startupIdeas;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await db
      .select()
      .from(table)
      .where(gt(table.id, after))
      .orderBy(asc(table.id))
      .limit(rowsAtOnce);
    const last = rows.at(-1);
    if (!last) return;
    const changes = rows.map((row) => ({ id: row.id, derived: derive(row) }));
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('khamt.keep_updated_at', 'on', true)`);
      for (const { id, derived } of changes) await tx.update(table).set(derived).where(eq(table.id, id));
      await fileEntities(tx, { kind, ids: rows.map(({ id }) => id) });
    });
    after = last.id;
  }
}
