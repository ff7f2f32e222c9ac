/** Opens the engine, lets every sync fail, writes, and ends as soon as the engine reports it. */
import { fdatasyncSync } from "node:fs";
import path from "node:path";
import { openEngine } from "../../src/platform/db/embedded/engine.ts";

const [dataDir = ""] = process.argv.slice(2);
let isBroken = false;

const engine = await openEngine({
  folder: path.join(dataDir, "db"),
  durable: true,
  onSync: () => {},
  onLog: () => {},
  onFatal: (line) => {
    console.log(`reported ${line}`);
    process.exit(3);
  },
  sync: (descriptor) => {
    if (isBroken) throw new Error("the disk is gone");
    fdatasyncSync(descriptor);
  },
});
const { rows } = await engine.query<{ version: string }>(
  "select current_setting('server_version') as version",
);
console.log(`version ${rows[0]?.version}`);
await engine.exec("create table kept (id int)");
isBroken = true;
await engine.exec("insert into kept values (1)");
console.log("confirmed");
