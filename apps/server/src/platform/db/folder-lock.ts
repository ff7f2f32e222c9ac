import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { StartError } from "../start-error.ts";
import { operatorWords } from "../words/operator/index.ts";

export type FolderLock = {
  /** Tells a refused process where the holder answers, for example `http://localhost:3000`. */
  announce: (address: string) => void;
  release: () => void;
};

type Holder = { pid: number; since: string; address?: string };

const HOLDER_WAIT_MS = 400;

/**
 * Holds a folder for this process alone until it releases it or ends in any way, SIGKILL included.
 *
 * The lock is an exclusive SQLite transaction on an empty file: SQLite takes the kernel's own file lock (fcntl, on
 * Windows LockFileEx). So there is no stale lock to judge and none to steal, no limit on the path's length as with a
 * socket, and processes in different containers that share the folder see each other.
 *
 * Danger: with fcntl, closing any other handle of the same file in this process drops the lock. Nothing else may open
 * `<name>.lock`.
 *
 * Throws StartError: data-folder-in-use, data-folder-not-writable, data-folder-not-lockable.
 */
export async function lockFolder(folder: string, name: string): Promise<FolderLock> {
  const holderFile = path.join(folder, `${name}.holder.json`);
  const lock = await takeLock({ folder, lockFile: path.join(folder, `${name}.lock`), holderFile });
  const holder: Holder = { pid: process.pid, since: new Date().toISOString() };
  writeHolder(holderFile, holder);
  return {
    announce: (address) => writeHolder(holderFile, { ...holder, address }),
    release: () => {
      if (!lock.isOpen) return;
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

type Place = { folder: string; lockFile: string; holderFile: string };

async function takeLock(place: Place): Promise<DatabaseSync> {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(place.lockFile, { timeout: 0 });
    lock.exec("begin exclusive");
    return lock;
  } catch (cause) {
    if (lock?.isOpen) lock.close();
    throw await refusal(place, cause);
  }
}

const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;

async function refusal({ folder, holderFile }: Place, cause: unknown): Promise<unknown> {
  const result = sqliteResult(cause);
  const words = operatorWords();
  if (result === undefined) return cause;
  if (result === SQLITE_BUSY) {
    const holder = await findHolder(holderFile);
    return new StartError(
      "data-folder-in-use",
      words.folderInUse(folder, holder ? words.process(holder) : words.anotherProcess),
      { cause },
    );
  }
  if (result === SQLITE_IOERR) {
    return new StartError("data-folder-not-lockable", words.folderNotLockable(folder), { cause });
  }
  return new StartError("data-folder-not-writable", words.folderNotWritable(folder), { cause });
}

function sqliteResult(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number")
    return undefined;
  return error.errcode & 0xff;
}

/** A holder that took the lock an instant ago may not have written its name yet. */
async function findHolder(holderFile: string): Promise<Holder | undefined> {
  const end = performance.now() + HOLDER_WAIT_MS;
  for (;;) {
    const holder = readHolder(holderFile);
    if (holder && isAlive(holder.pid)) return holder;
    if (performance.now() > end) return holder;
    await delay(20);
  }
}

function readHolder(holderFile: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(holderFile, "utf8"));
    return isHolder(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === "object" &&
    value !== null &&
    "pid" in value &&
    Number.isInteger(value.pid) &&
    "since" in value &&
    typeof value.since === "string"
  );
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function writeHolder(holderFile: string, holder: Holder): void {
  writeFileSync(`${holderFile}.new`, JSON.stringify(holder));
  renameSync(`${holderFile}.new`, holderFile);
}
