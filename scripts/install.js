// Runs on whatever Node the machine has (18 or later), before the pinned one is there: plain JavaScript, no dependency.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const binaries = join(root, "node_modules", ".bin");
const stamp = join(root, "node_modules", ".installed");

export const pinnedNode = join(
  root,
  "node_modules",
  "node",
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/**
 * The environment in which `node` is the pinned one and the project's commands are found. Password hashes take threads
 * that files and names need as well: four are too few.
 */
export const environment = {
  UV_THREADPOOL_SIZE: "16",
  ...process.env,
  PATH: binaries + delimiter + process.env.PATH,
};

/** Installs the locked dependencies unless exactly these are installed; the tools of development only on demand. */
export function install({ tools }) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const wanted = [`${lock} with tools`, ...(tools ? [] : [`${lock} without tools`])];
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (existsSync(pinnedNode) && wanted.includes(installed)) return;
  // Tools that are there stay: who starts the server in a work tree goes on working in it.
  const keepsTools = tools || installed.endsWith(" with tools");
  console.log(
    "Installing dependencies (about a minute the first time) ...\nХэрэгтэй сангуудыг суулгаж байна (анх удаа нэг минут орчим) ...",
  );
  const omit = keepsTools ? [] : ["--omit=dev"];
  // Not "npm ci": it refuses a lock without optional builds for other systems that the registry in use doesn't hold.
  const { status } = spawnSync(
    "npm",
    ["install", "--no-save", ...omit, "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    },
  );
  if (status !== 0 || !existsSync(pinnedNode)) {
    console.error(
      "The dependencies could not be installed. Check the network connection to the npm registry and run the command again.\nХэрэгтэй сангуудыг суулгаж чадсангүй. npm-ийн сервертэй холбогдож байгаа эсэхийг шалгаад командыг дахин өгнө үү.",
    );
    process.exit(1);
  }
  writeFileSync(stamp, `${lock} ${keepsTools ? "with" : "without"} tools`);
}
