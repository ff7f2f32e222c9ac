/** Writes single rows and pairs of rows in transactions until it is killed; prints what has been committed. */
import { openEmbedded } from "../../src/platform/db/embedded/open-embedded.ts";

const [dataDir = "", round = "0"] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {} };
const { pool } = await openEmbedded({ dataDir, log, onFatal: () => process.exit(1) });

async function writeOne(id: string): Promise<void> {
  await pool.query("insert into written (id, words) values ($1, array['one', $1])", [id]);
  console.log(`row ${id}`);
}

async function writePair(id: string): Promise<void> {
  const client = await pool.connect();
  await client.query("begin");
  await client.query("insert into written (id, pair, words) values ($1, $2, '{pair}')", [`${id}a`, id]);
  await client.query("insert into written (id, pair, words) values ($1, $2, '{pair}')", [`${id}b`, id]);
  await client.query("commit");
  client.release();
  console.log(`row ${id}a`);
  console.log(`row ${id}b`);
}

async function write(writer: string, one: (id: string) => Promise<void>): Promise<never> {
  for (let count = 0; ; count += 1) await one(`${round}-${writer}-${count}`);
}

await Promise.all([write("single", writeOne), write("double", writePair), write("other", writeOne)]);
