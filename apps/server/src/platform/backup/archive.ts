import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { latestMigration } from "../db/migrate.ts";
import { explain } from "../log.ts";
import { StartError } from "../start-error.ts";
import { programVersion } from "../version.ts";
import { archiveFormat, type Content, type Manifest, manifest, names, promised } from "./manifest.ts";
import { operatorWords } from "../words/operator/index.ts";

const longestManifest = 64 * 1024 * 1024;

/** What lies in an archive, to be read to its end or passed over. */
export type Entry = AsyncIterable<Buffer> & Pick<Readable, "resume">;

/** Calls back for each entry in turn; the entry is read to its end before the next. */
export async function readArchive(
  file: string,
  onEntry: (name: string, entry: Entry) => Promise<void>,
): Promise<void> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  const entries = extract();
  source.on("error", (error) => unzipped.destroy(error));
  unzipped.on("error", (error) => entries.destroy(error));
  source.pipe(unzipped).pipe(entries);
  try {
    for await (const entry of entries) await onEntry(entry.header.name, entry as unknown as Entry);
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}

/** Reads all of it, and changes nothing. Throws StartError unless everything is there, byte for byte, and this program knows it. */
export async function checkArchive(file: string): Promise<Manifest> {
  const found = new Map<string, Content>();
  let last: string | undefined;
  try {
    await readArchive(file, async (name, entry) => {
      if (found.has(name) || last !== undefined) throw new Error(`${name} stands where nothing should`);
      if (name === names.manifest) last = (await readWhole(entry, longestManifest)).toString();
      else found.set(name, await measure(entry));
    });
  } catch (cause) {
    throw refusal(file, operatorWords().cannotBeRead(explain(cause)), cause);
  }
  if (last === undefined) throw refusal(file, operatorWords().hasNoManifest);
  const told = parse(file, last);
  requireSame(file, found, promised(told));
  return told;
}

function parse(file: string, text: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw refusal(file, operatorWords().hasBadManifest, cause);
  }
  const read = manifest.safeParse(json);
  const isNewer =
    read.success && (read.data.format > archiveFormat || read.data.migration > latestMigration());
  if (isNewer)
    throw new StartError(
      "database-newer",
      operatorWords().archiveNewer(file, read.data.program, programVersion),
    );
  if (!read.success) throw refusal(file, operatorWords().hasOtherManifest);
  return read.data;
}

function requireSame(file: string, found: Map<string, Content>, wanted: Map<string, Content>): void {
  for (const name of found.keys())
    if (!wanted.has(name)) throw refusal(file, operatorWords().holdsMore(name));
  for (const [name, { bytes, sha256 }] of wanted) {
    const there = found.get(name);
    if (!there) throw refusal(file, operatorWords().lacks(name));
    if (there.bytes !== bytes || there.sha256 !== sha256)
      throw refusal(file, operatorWords().holdsOther(name));
  }
}

export async function readWhole(entry: Entry, most = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of entry) {
    size += chunk.length;
    if (size > most) throw new Error("too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function measure(entry: Entry): Promise<Content> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of entry) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

function refusal(file: string, what: string, cause?: unknown): StartError {
  return new StartError("archive-damaged", operatorWords().archiveDamaged({ file, what }), { cause });
}
