// node scripts/run.js [--tools] FILE [ARGUMENT ...]: installs what is missing (with --tools also what only development
// needs), then runs FILE with the pinned Node; without --tools as the server runs, with what that needs made ready.
import { spawn, spawnSync } from "node:child_process";
import { endWithParent } from "./end-with-parent.js";
import { environment, install, pinnedNode, root } from "./install.js";
import { serverEnvironment, serverFlags } from "./server-node.js";

const args = process.argv.slice(2);
const tools = args[0] === "--tools";
install({ tools });
if (!tools) prepare();
const child = spawn(pinnedNode, tools ? args.slice(1) : [...serverFlags, ...args], {
  cwd: root,
  // Through the channel the program learns that this process has gone, in whatever way.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: tools ? environment : serverEnvironment(environment),
});
// Who signals the whole group has told the program already: it must bear to be told twice.
const stop = (signal) => child.kill(signal);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
endWithParent(() => stop("SIGTERM"));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

function prepare() {
  const prepared = ["--disable-warning=ExperimentalWarning", "scripts/prepare.ts"];
  const { status } = spawnSync(pinnedNode, prepared, { cwd: root, stdio: "inherit", env: environment });
  if (status !== 0) process.exit(status ?? 1);
}
