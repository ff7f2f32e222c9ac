import { asc, eq, gt } from "drizzle-orm";
import { completenessOf } from "@khamt/contract/completeness";
import { type EntityKind, entityKinds } from "@khamt/contract/vocabulary";
import { keepVersions } from "../platform/db/keep-versions.ts";
import type { Db } from "../platform/db/handle.ts";
import { searchWords } from "../platform/db/schema/index.ts";
import { readSetting, writeSetting } from "../platform/db/settings.ts";
import { entities } from "./index.ts";
import { derivationVersion, type Rates } from "./meaning.ts";
import { fileEntities, fileWords } from "./search/entries.ts";
import { wordsOfConcepts } from "./search/lexemes.ts";
import { operatorWords } from "../platform/words/operator/index.ts";

const rowsAtOnce = 100;

type Options = { db: Db; rates: Rates; progress: (message: string) => void };

/** Brings the derived columns up to date when their rules, the concept graph or the exchange rate have changed. */
export async function refreshDerivations({ db, rates, progress }: Options): Promise<void> {
  const version = derivationVersion(rates);
  const known = await readSetting(db, "derivation");
  if (known === version) return;
  if (known !== undefined) progress(operatorWords().readingAnew);
  await db.delete(searchWords);
  await fileWords(db, wordsOfConcepts());
  for (const kind of entityKinds) await refresh(db, kind, rates);
  await writeSetting(db, "derivation", version);
}

/** Batch by batch, each in a transaction of its own: stopped in the middle, the next start begins again. */
async function refresh<Kind extends EntityKind>(db: Db, kind: Kind, rates: Rates): Promise<void> {
  const { table, readStored, derive } = entities[kind];
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await readStored(db, {
      where: gt(table.id, after),
      order: [asc(table.id)],
      limit: rowsAtOnce,
    });
    const last = rows.at(-1);
    if (!last) return;
    const changes = rows.map((row) => ({
      id: row.id,
      derived: { ...derive(row, rates), completeness: completenessOf(kind, row) },
    }));
    await db.transaction((tx) =>
      keepVersions(tx, async () => {
        for (const { id, derived } of changes) await tx.update(table).set(derived).where(eq(table.id, id));
        await fileEntities(tx, { kind, ids: rows.map(({ id }) => id) });
      }),
    );
    after = last.id;
  }
}
