import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

export type TestPostgres = {
  url: string;
  dataFolder: string;
  /** Where its socket lies. */
  folder: string;
  /** Stops cleanly and leaves the files. */
  halt: () => Promise<void>;
  /** Ends at once, as in a failing machine, and leaves the files. */
  crash: () => Promise<void>;
  /** Begins again on the files that were left. */
  begin: () => Promise<void>;
  /** Stops and removes the files. */
  stop: () => Promise<void>;
};

/** Debian keeps each major version in a folder of its own. */
const DEBIAN_FOLDER = "/usr/lib/postgresql";
const OLDEST_VERSION = 15;

/** The folder of the newest installed PostgreSQL's programs. */
export function findPostgres(): string | undefined {
  if (!existsSync(DEBIAN_FOLDER)) return undefined;
  const versions = readdirSync(DEBIAN_FOLDER)
    .map(Number)
    .filter((version) => version >= OLDEST_VERSION);
  return versions.length === 0 ? undefined : path.join(DEBIAN_FOLDER, String(Math.max(...versions)), "bin");
}

type Options = {
  /** A folder of data that it begins with; else it has none. */
  copyOf?: string;
  /** Where its folder is made. */
  place?: string;
  /** Keeps what it has confirmed through a crash of its own, as PostgreSQL does unless told otherwise. */
  isDurable?: boolean;
  /** Nobody stops it: its folder goes when this process has ended, in whatever way. */
  isForProcess?: boolean;
};

/**
 * Starts a throw-away PostgreSQL on a socket of its own: no TCP port to collide, no sync unless asked. It ends with `stop()` or with
 * this process, however that ends.
 */
export async function startTestPostgres(options: Options = {}): Promise<TestPostgres> {
  const { copyOf, place = tmpdir(), isDurable = false, isForProcess = false } = options;
  const programs = findPostgres();
  if (!programs) throw new Error(`No PostgreSQL ${OLDEST_VERSION} or newer in ${DEBIAN_FOLDER}.`);
  const owner = findOwner();
  const folder = mkdtempSync(path.join(place, "khamt-postgres-"));
  const dataFolder = path.join(folder, "data");
  if (copyOf) {
    cpSync(copyOf, dataFolder, { recursive: true });
    chmodSync(dataFolder, 0o700);
  }
  if (owner) giveTree(folder, owner);
  if (!copyOf) initialise({ programs, dataFolder, owner });
  const begin = () => startServer({ programs, folder, dataFolder, owner, isDurable, isForProcess });
  let server = await begin();
  const halt = () => endServer(server);
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    folder,
    dataFolder,
    halt,
    crash: async () => {
      const [pid] = readFileSync(path.join(dataFolder, "postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGQUIT");
      await once(server, "exit");
    },
    begin: async () => {
      server = await begin();
    },
    stop: async () => {
      await halt();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Owner = { uid: number; gid: number };

/** PostgreSQL refuses to run as root, so root lends it another account. */
function findOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account = ["postgres", "nobody"]
    .map((name) => accounts.find((fields) => fields[0] === name))
    .find(Boolean);
  if (!account) throw new Error("Run as a user other than root, or add a user named postgres.");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

function giveTree(place: string, owner: Owner): void {
  chownSync(place, owner.uid, owner.gid);
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  for (const entry of entries) chownSync(path.join(entry.parentPath, entry.name), owner.uid, owner.gid);
}

type Cluster = { programs: string; dataFolder: string; owner: Owner | undefined };

function initialise({ programs, dataFolder, owner }: Cluster): void {
  const options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"];
  execFileSync(path.join(programs, "initdb"), ["-D", dataFolder, ...options], {
    stdio: "pipe",
    cwd: "/",
    ...owner,
  });
}

/** SIGINT makes PostgreSQL end its sessions and stop; a closed input is how the shell learns that this process is gone. */
const UNTIL_INPUT_ENDS = `
  exec 3<&0
  removed=$1
  shift
  "$@" 3<&- &
  server=$!
  { cat <&3; kill -INT $server; } > /dev/null 2>&1 &
  wait $server
  ended=$?
  [ -z "$removed" ] || rm -rf "$removed"
  exit $ended`;

async function startServer({
  programs,
  folder,
  dataFolder,
  owner,
  isDurable,
  isForProcess,
}: Cluster & { folder: string; isDurable: boolean; isForProcess: boolean }): Promise<ChildProcess> {
  const fast = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const settings = [...(isDurable ? [] : fast), "listen_addresses=", "max_connections=60"];
  const options = [...settings, `unix_socket_directories=${folder}`].flatMap((setting) => ["-c", setting]);
  const command = [path.join(programs, "postgres"), "-D", dataFolder, ...options];
  const removed = isForProcess ? folder : "";
  const server = spawn("sh", ["-c", UNTIL_INPUT_ENDS, "sh", removed, ...command], {
    stdio: ["pipe", "ignore", "pipe"],
    cwd: "/",
    ...owner,
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    lines.push(line);
    if (!line.includes("ready to accept connections")) continue;
    server.stderr.resume();
    if (isForProcess) letGo(server);
    return server;
  }
  server.stdin.end();
  throw new Error(`PostgreSQL did not start:\n${lines.join("\n")}`);
}

/** It keeps no process alive. */
function letGo(server: ChildProcess): void {
  server.unref();
  for (const stream of server.stdio) if (stream instanceof Socket) stream.unref();
}

async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, "exit");
  server.stdin?.end();
  await exited;
}
