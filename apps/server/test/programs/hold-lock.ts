/** Takes the lock of a folder, says so, and holds it until it is killed or told to end. */
import { setTimeout as delay } from "node:timers/promises";
import { lockFolder } from "../../src/platform/db/folder-lock.ts";
import { StartError } from "../../src/platform/start-error.ts";

const [folder = "", address = ""] = process.argv.slice(2);
try {
  const lock = await lockFolder(folder, "db");
  if (address) lock.announce(address);
  console.log(`held ${process.pid}`);
  await delay(60_000);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.log(`refused ${error.code} ${error.message}`);
}
