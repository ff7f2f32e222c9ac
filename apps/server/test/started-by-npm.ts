import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const root = join(import.meta.dirname, "../../..");

export type StartedByNpm = {
  npm: ChildProcess;
  /** The first line of the output that begins so. */
  line: (start: string) => Promise<string>;
  /** Also who reads a terminal's Ctrl+C, and what a service manager stops. */
  signalAll: (signal: NodeJS.Signals) => void;
  /** Of npm. */
  exitCode: Promise<number | null>;
  /** When nothing that npm started lives any more. */
  allGone: () => Promise<void>;
  remove: () => Promise<void>;
};

type Options = {
  script: "start" | "dev";
  /** The files of the project that differ, by their path. */
  files: Record<string, string>;
  environment?: Record<string, string>;
};

/** `npm start` as package.json says it, in a group of its own, with everything installed and other programs below it. */
export function startByNpm({ script, files, environment = {} }: Options): StartedByNpm {
  const folder = mkdtempSync(join(tmpdir(), "khamt-npm-"));
  prepare(folder, files);
  const npm = spawn("npm", ["run", "--silent", script], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "", ...environment },
  });
  let output = "";
  npm.stdout?.on("data", (data) => (output += String(data)));
  const exitCode = once(npm, "exit").then(([code]) => code as number | null);
  const group = npm.pid;
  // A signal to the group 0 would end who sends it, and all that stand beside.
  if (group === undefined) throw new Error("npm did not start");
  return {
    npm,
    exitCode,
    signalAll: (signal) => void process.kill(-group, signal),
    line: async (start) => {
      for (;;) {
        const found = output.split("\n").find((line) => line.startsWith(start));
        if (found !== undefined) return found;
        if (npm.exitCode !== null) throw new Error(`ended without "${start}": ${output}`);
        await delay(50);
      }
    },
    allGone: async () => {
      while (membersOf(group).length > 0) await delay(50);
    },
    remove: async () => {
      if (membersOf(group).length > 0) process.kill(-group, "SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function prepare(folder: string, files: Record<string, string>): void {
  for (const name of ["package.json", "package-lock.json", "scripts"])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  symlinkSync(join(root, "node_modules/node"), join(folder, "node_modules/node"));
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  writeFileSync(join(folder, "node_modules/.installed"), `${lock} with tools`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text, { mode: 0o755 });
  }
}

/** Processes of the group that have not ended. */
function membersOf(group: number): string[] {
  return readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const [state, , itsGroup] = (readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "").split(
        " ",
      );
      return state !== "Z" && itsGroup === String(group);
    } catch {
      return false;
    }
  });
}
