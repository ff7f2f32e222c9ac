import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { explain } from "../log.ts";
import { makeFolder } from "../make-folder.ts";
import { StartError } from "../start-error.ts";
import { checkArchive, readArchive, readWhole } from "./archive.ts";
import type { SiteData } from "./backup.ts";
import { holdsSite, loadRows } from "./load.ts";
import { type Manifest, names } from "./manifest.ts";
import { operatorWords } from "../words/operator/index.ts";

type Options = SiteData & {
  file: string;
  /** Whether a site that is there gives way. */
  replace: boolean;
};

/** Brings back what an archive holds. Throws StartError, and then nothing has changed. */
export async function restoreBackup({ file, replace, ...site }: Options): Promise<Manifest> {
  const told = await checkArchive(file);
  await requireAlone(site.pool);
  if (!replace && (await holdsSite(site.pool)))
    throw new StartError("database-in-use", operatorWords().siteThere);
  const put: string[] = [];
  let undoSecret = async () => {};
  try {
    await putFiles({ file, told, site, put });
    // Before the rows, which nothing else opens: a restore that is killed between the two must not leave them without it.
    if (told.secret) undoSecret = await keepSecret({ file, dataDir: site.dataDir });
    await loadRows(site.pool, { file, told, replace });
  } catch (cause) {
    for (const key of put) await site.storage?.remove(key).catch(() => {});
    await undoSecret().catch(() => {});
    if (cause instanceof StartError) throw cause;
    throw new StartError("archive-not-restored", operatorWords().notRestored(explain(cause)), { cause });
  }
  return told;
}

/** A server that runs on the database would write amid what is replaced. */
async function requireAlone(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ others: string }>(
    `select count(*) as "others" from pg_stat_activity
    where application_name = 'khamt' and datname = current_database() and pid <> pg_backend_pid()`,
  );
  if (Number(rows[0]?.others) > 0) throw new StartError("database-in-use", operatorWords().serverRuns);
}

type Putting = { file: string; told: Manifest; site: SiteData; put: string[] };

/** Before the rows that name them; of those that were there already none is taken away again. */
async function putFiles({ file, told, site: { storage }, put }: Putting): Promise<void> {
  if (!storage) return;
  const keys = new Map(Object.entries(told.files).map(([key, { type }]) => [names.file(key), { key, type }]));
  await readArchive(file, async (name, entry) => {
    const wanted = keys.get(name);
    if (!wanted) return void entry.resume();
    const bytes = await readWhole(entry);
    if (await storage.read(wanted.key)) return;
    await storage.put(wanted.key, bytes, wanted.type);
    put.push(wanted.key);
  });
}

type Secrets = { file: string; dataDir: string };

/** What the archive's rows were sealed with opens them here too; a secret that is there already stays the first. Answers with what undoes it. */
async function keepSecret({ file, dataDir }: Secrets): Promise<() => Promise<void>> {
  const place = join(dataDir, "secret");
  await makeFolder(dataDir, 0o700);
  const before = existsSync(place) ? await readFile(place, "utf8") : undefined;
  await readArchive(file, async (name, entry) => {
    if (name !== names.secret) return void entry.resume();
    const lines = [...(before ?? "").split("\n"), ...(await readWhole(entry)).toString().split("\n")];
    await replaceFile(place, [...new Set(lines.map((line) => line.trim()).filter(Boolean))].join("\n"));
  });
  return () => (before === undefined ? rm(place, { force: true }) : replaceFile(place, before));
}

/** Whole or not at all. */
async function replaceFile(place: string, text: string): Promise<void> {
  const draft = `${place}-${randomUUID()}`;
  try {
    await writeFile(draft, text, { mode: 0o600, flush: true });
    await rename(draft, place);
  } finally {
    await rm(draft, { force: true });
  }
}
