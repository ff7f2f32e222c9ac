import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { buildServerWhenStale } from "../../../scripts/server-build.ts";
import { serverEnvironment, serverFlags } from "../../../scripts/server-node.js";

export type Child = {
  process: ChildProcess;
  lines: string[];
  /** Resolves with the first line, said already or still to come, that starts so. Rejects when the program ends without it. */
  line: (start: string) => Promise<string>;
  exit: () => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

await buildServerWhenStale();

/**
 * With little room for what is new, and a heap that is made larger bit by bit, collecting garbage takes a fifth of all that a server does in
 * its short life; compiling for speed a seventh. What goes round millions of times, as planning rounds does, is compiled: it would take four
 * times as long.
 */
const roomy = [
  "--min-semi-space-size=16",
  "--max-semi-space-size=16",
  "--initial-old-space-size=300",
  "--heap-growing-percent=0",
  "--no-turbofan",
  "--invocation-count-for-maglev=8000",
  "--invocation-count-for-maglev-osr=2000",
];

/** The server's; those of tests are not for a machine of one gigabyte. Benchmarks and trials start it as it is. */
export const childFlags = [...serverFlags, ...(process.env["TEST_SERVERS"] === "roomy" ? roomy : [])];

/** Runs a TypeScript program with this Node, as the server runs, and reads what it prints line by line. */
export function startChild(
  program: URL,
  args: string[],
  { nodeFlags = [], ...options }: SpawnOptions & { nodeFlags?: readonly string[] } = {},
): Child {
  const flags = [...childFlags, ...nodeFlags];
  const child = spawn(process.execPath, [...flags, fileURLToPath(program), ...args], {
    ...options,
    env: serverEnvironment(options.env ?? process.env),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  if (!child.stdout) throw new Error("The program did not start.");
  const events = createInterface({ input: child.stdout });
  events.on("line", (line) => lines.push(line));
  const closed = once(child, "close");
  return {
    process: child,
    lines,
    line: (start) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => line.startsWith(start));
          if (found !== undefined) resolve(found);
        };
        look();
        events.on("line", look);
        void closed.then(() => reject(new Error(`ended without "${start}": ${lines.slice(-5).join(" | ")}`)));
      }),
    exit: async () => {
      await closed;
      return { code: child.exitCode, signal: child.signalCode };
    },
  };
}
