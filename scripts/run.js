// node scripts/run.js [--tools] FILE [ARGUMENT ...]: installs what is missing (with --tools also what only development
// needs), then runs FILE with the pinned Node.
import { spawn } from "node:child_process";
import { environment, install, pinnedNode, root } from "./install.js";

const args = process.argv.slice(2);
const tools = args[0] === "--tools";
install({ tools });
const child = spawn(pinnedNode, tools ? args.slice(1) : args, {
  cwd: root,
  stdio: "inherit",
  env: environment,
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
