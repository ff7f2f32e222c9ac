import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { serverEnvironment, serverFlags } from "./server-node.js";
import { buildWebWhenStale } from "./web-build.ts";

const web = join(import.meta.dirname, "../apps/web");
const main = join(import.meta.dirname, "../apps/server/src/main.ts");

buildWebWhenStale();
const children: ChildProcess[] = [
  spawn("vite", ["build", "--watch", "--logLevel", "warn"], { cwd: web, stdio: "inherit" }),
  spawn(
    "vite",
    ["build", "--watch", "--logLevel", "warn", "--ssr", "src/entry-server.tsx", "--outDir", "dist/server"],
    {
      cwd: web,
      stdio: "inherit",
    },
  ),
  spawn(
    process.execPath,
    [
      ...serverFlags,
      "--watch",
      "--watch-path",
      join(web, "dist/server"),
      "--watch-path",
      join(main, ".."),
      main,
    ],
    { stdio: "inherit", env: serverEnvironment(process.env) },
  ),
];
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}
