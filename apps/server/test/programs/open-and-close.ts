/** Opens the embedded database of a folder, asks it one thing, and closes it; nothing else ends this program. */
import { openDatabase } from "../../src/platform/db/client.ts";
import { StartError } from "../../src/platform/start-error.ts";

const [dataDir = ""] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {} };
try {
  const database = await openDatabase({ dataDir, log, onFatal: () => {} });
  const { rows } = await database.pool.query("select 1 as one");
  console.log(`answered ${rows[0].one}`);
  await database.close();
  console.log("closed");
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.log(`refused ${error.code} ${error.message}`);
}
