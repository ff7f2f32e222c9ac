import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { serverEnvironment, serverFlags } from "./server-node.js";
import { buildWebWhenStale } from "./web-build.ts";

const web = join(import.meta.dirname, "../apps/web");
const main = join(import.meta.dirname, "../apps/server/src/main.ts");

buildWebWhenStale();
const build = (...more: string[]) =>
  spawn("vite", ["build", "--watch", "--emptyOutDir", "--logLevel", "warn", ...more], {
    cwd: web,
    stdio: "inherit",
  });
const children: ChildProcess[] = [
  build(),
  build("--ssr", "src/entry-server.tsx", "--outDir", "dist/server"),
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
let isStopping = false;
const stop = () => {
  isStopping = true;
  for (const child of children) child.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
// The program that started this one has gone.
process.on("disconnect", stop);
for (const child of children)
  child.on("exit", (code) => {
    if (!isStopping) stop();
    process.exitCode ??= code ?? 0;
    if (children.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null))
      process.exit();
  });
