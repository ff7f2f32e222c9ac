import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { pack, type Pack } from "tar-stream";
import { day } from "@khamt/contract/durations";
import { programVersion } from "../version.ts";
import { ignoreMissing } from "../ignore-missing.ts";
import { makeFolder } from "../make-folder.ts";
import type { AskDisk } from "../storage/free-space.ts";
import type { Storage } from "../storage/storage.ts";
import { type Dump, dumpRows } from "./dump.ts";
import { archiveFormat, type Content, type Manifest, names } from "./manifest.ts";
import { roomIn } from "./room.ts";

/** How a folder begins in which rows wait for their way into the archive. */
const spooled = "backup-";

export type SiteData = {
  pool: pg.Pool;
  /** Undefined: uploaded files stay where they are. */
  storage: Storage | undefined;
  dataDir: string;
  askDisk?: AskDisk;
};

/** Writes an archive of all rows as they are now, of the uploaded files that they name, and of the kept secret. */
export async function writeBackup(site: SiteData, out: Writable): Promise<Manifest> {
  await makeFolder(site.dataDir, 0o700);
  await removeLeft(site.dataDir);
  const folder = await mkdtemp(join(site.dataDir, spooled));
  const room = roomIn(site.dataDir, site.askDisk ?? statfs);
  try {
    const dump = await dumpRows(site.pool, { folder, room });
    const archive = pack();
    const written = pipeline(archive, createGzip(), room.watched, out);
    try {
      const made = await fill(archive, { site, dump, folder });
      archive.finalize();
      await written;
      return made;
    } catch (error) {
      archive.destroy();
      await written.catch(() => {});
      throw error;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of a program that was killed while it made one. A backup under way is younger. */
async function removeLeft(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((each) => each.startsWith(spooled))) {
    const place = join(dataDir, name);
    const { mtimeMs } = await stat(place);
    if (Date.now() - mtimeMs > day) await rm(place, { recursive: true, force: true });
  }
}

type Filling = { site: SiteData; dump: Dump; folder: string };

async function fill(archive: Pack, { site, dump, folder }: Filling): Promise<Manifest> {
  for (const [name, { bytes }] of Object.entries(dump.tables)) {
    const entry = archive.entry({ name: names.table(name), size: bytes, mode: 0o600 });
    await pipeline(createReadStream(join(folder, name)), entry);
  }
  const files = site.storage ? await addFiles(archive, site.storage, dump.files) : { files: {}, missing: [] };
  const secret = await readFile(join(site.dataDir, "secret")).catch(ignoreMissing);
  if (secret) await add(archive, names.secret, secret);
  const { tables, sequences, migration } = dump;
  const made: Manifest = {
    format: archiveFormat,
    program: programVersion,
    migration,
    madeAt: new Date().toISOString(),
    tables,
    sequences,
    ...files,
    secret: secret ? contentOf(secret) : null,
  };
  await add(archive, names.manifest, Buffer.from(JSON.stringify(made, undefined, 1)));
  return made;
}

/** A file that goes after the rows were read is none that anybody misses: nothing had shown it for a day, or its owner has gone. */
async function addFiles(
  archive: Pack,
  storage: Storage,
  stored: Dump["files"],
): Promise<Pick<Manifest, "files" | "missing">> {
  const files: Manifest["files"] = {};
  const missing: string[] = [];
  for (const { key, type } of stored) {
    let isThere = false;
    for (const name of await storage.list(key)) {
      const bytes = await storage.read(name);
      if (!bytes) continue;
      isThere = true;
      await add(archive, names.file(name), bytes);
      files[name] = { ...contentOf(bytes), type: name === key ? type : "image/webp" };
    }
    if (!isThere) missing.push(key);
  }
  return { files, missing };
}

function add(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function contentOf(bytes: Buffer): Content {
  return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}
