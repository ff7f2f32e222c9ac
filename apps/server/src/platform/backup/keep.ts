import { openAsBlob } from "node:fs";
import { type FileHandle, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Writable } from "node:stream";
import { S3mini } from "s3mini";
import { day } from "@khamt/contract/durations";
import { valueAt } from "@khamt/contract/records";
import { explain } from "../log.ts";
import { makeFolder } from "../make-folder.ts";
import { StartError } from "../start-error.ts";
import type { S3Options } from "../storage/s3.ts";
import { checkArchive } from "./archive.ts";
import type { Manifest } from "./manifest.ts";
import { operatorWords } from "../words/operator/index.ts";

/** Where backups by the clock lie. */
export type BackupPlace = { folder: string } | { bucket: S3Options };

const named = /^khamt-(?<date>\d{4}-\d\d-\d\d)T(?<time>\d{6})Z\.tar\.gz$/;
const uploadPatience = 15 * 60_000;

/** Of the file system, or of what one user may have of it. */
const fullDisk = new Set<unknown>(["ENOSPC", "EDQUOT"]);

/** An archive under its final name is whole: it was read again before it got that name. */
export async function keepArchive(
  file: string,
  write: (out: Writable) => Promise<unknown>,
): Promise<Manifest> {
  const unfinished = `${file}.part`;
  // Opened before anything is read for it: a stream that opens by itself fails while nobody listens, and that ends the process.
  const out = (await openNew(unfinished)).createWriteStream();
  try {
    await write(out);
    const told = await checkArchive(unfinished);
    const handle = await open(unfinished, "r+");
    await handle.sync();
    await handle.close();
    await rename(unfinished, file).catch((cause: unknown) => {
      throw notWritten(file, cause);
    });
    return told;
  } catch (error) {
    out.destroy();
    await rm(unfinished, { force: true });
    throw fullDisk.has(valueAt(error, "code")) ? notWritten(unfinished, error) : error;
  }
}

async function openNew(file: string): Promise<FileHandle> {
  try {
    return await open(file, "w", 0o600);
  } catch (cause) {
    throw notWritten(file, cause);
  }
}

function notWritten(file: string, cause: unknown): StartError {
  const message = operatorWords().notWritten(file, explain(cause));
  return new StartError("archive-not-written", message, { cause });
}

type Keeping = {
  place: BackupPlace;
  /** Where an archive waits for its way to a bucket. */
  dataDir: string;
  now: Date;
  /** For so many days an archive is kept. */
  days: number;
  /** So many newer ones there are before one goes: a clock that is ahead makes all that there are look old. */
  atLeast: number;
  write: (out: Writable) => Promise<unknown>;
};

/** Makes one more, and only then removes those that are too old. Answers with its name. */
export async function keepBackup({ place, dataDir, write, ...keeping }: Keeping): Promise<string> {
  const name = nameAt(keeping.now);
  if ("folder" in place) {
    await makeFolder(place.folder, 0o700);
    await removeLeft(place.folder, keeping.now);
    await keepArchive(path.join(place.folder, name), write);
    for (const each of tooOld(await readdir(place.folder), keeping)) await rm(path.join(place.folder, each));
    return name;
  }
  const { bucketUrl, ...access } = place.bucket;
  const bucket = new S3mini({ ...access, endpoint: bucketUrl, requestAbortTimeout: uploadPatience });
  const waiting = path.join(dataDir, `${name}.part`);
  await removeLeft(dataDir, keeping.now);
  try {
    await keepArchive(waiting, write);
    await bucket.putAnyObject(name, await openAsBlob(waiting), "application/gzip");
  } finally {
    await rm(waiting, { force: true });
  }
  const kept = (await bucket.listObjects("/", "khamt-")) ?? [];
  for (const each of tooOld(
    kept.map(({ Key }) => Key),
    keeping,
  ))
    await bucket.deleteObject(each);
  return name;
}

/** What was under way when its server was killed: nobody works on one for a day. */
async function removeLeft(folder: string, now: Date): Promise<void> {
  for (const each of await readdir(folder)) {
    const begun = each.endsWith(".part") ? timeOf(each.replace(/(\.part)+$/, "")) : undefined;
    if (begun !== undefined && now.getTime() - begun > day) await rm(path.join(folder, each));
  }
}

/** Of the backups among them; the other names are nobody's business. */
function tooOld(
  names: readonly string[],
  { now, days, atLeast }: Pick<Keeping, "now" | "days" | "atLeast">,
): string[] {
  const isOld = (name: string) => now.getTime() - (timeOf(name) ?? Infinity) > days * day;
  // Their names follow each other as their times do.
  const newestFirst = names
    .filter((name) => named.test(name))
    .toSorted()
    .toReversed();
  return newestFirst.slice(Math.max(1, atLeast)).filter(isOld);
}

function nameAt(now: Date): string {
  return `khamt-${now.toISOString().slice(0, 19).replaceAll(":", "")}Z.tar.gz`;
}

/** Undefined for what is no backup of the clock. */
function timeOf(name: string): number | undefined {
  const { date, time = "" } = named.exec(name)?.groups ?? {};
  if (date === undefined) return undefined;
  return Date.parse(`${date}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`);
}
