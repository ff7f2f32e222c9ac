import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serverEnvironment } from "../../../scripts/server-node.js";
import { childFlags } from "../test/child.ts";
import { dataOf, openTestEndpoint, say, type TestEndpoint } from "../test/endpoint.ts";
import { addCofounder, addIdea } from "../test/rows.ts";
import { copyEmbedded } from "../test/database.ts";
import { openDatabase } from "./platform/db/client.ts";
import type { Db } from "./platform/db/handle.ts";
import { startupCofounders } from "./platform/db/schema/index.ts";

let folder: string;
let endpoint: TestEndpoint;
let before: unknown[];
beforeAll(async () => {
  endpoint = await openTestEndpoint();
  folder = await mkdtemp(join(tmpdir(), "khamt-suggest-"));
  await copyEmbedded(folder);
  await withDatabase(async (db) => {
    await addCofounder(db, { firstName: "Сарнай", skills: ["React", "Qwikify", "Сарнайн арга", "99112233"] });
    await addIdea(db, { tags: ["Zorbify"], requiredSkills: ["Qwikify"] });
    await addIdea(db, { tags: ["Hiddenify"], isActive: false });
    before = await rowsOf(db);
  });
});
afterAll(async () => {
  await endpoint.close();
  await rm(folder, { recursive: true, force: true });
});

function rowsOf(db: Db): Promise<unknown[]> {
  return db.select().from(startupCofounders);
}

async function withDatabase<Result>(work: (db: Db) => Promise<Result>) {
  const database = await openDatabase({
    dataDir: folder,
    durable: false,
    log: { info: () => {}, warn: () => {} },
    onFatal: (error) => {
      throw error;
    },
  });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

function run(environment: Record<string, string>) {
  const own = { NODE_OPTIONS: "", DATABASE_URL: "", DATA_DIR: folder, ...environment };
  const env = serverEnvironment({ ...process.env, ...own });
  const file = join(import.meta.dirname, "suggest.ts");
  return promisify(execFile)(process.execPath, [...childFlags, file], { env });
}

test("the command prints concepts for unknown tags of listed profiles, and changes nothing", async () => {
  endpoint.answer(say((asked) => (dataOf(asked)["tag"] === "Qwikify" ? "JavaScript" : "none")));
  const { stdout, stderr } = await run({
    AI_BASE_URL: endpoint.baseUrl,
    AI_MODEL: "model",
    AI_API_KEY: "key-canary",
  });
  expect(stdout).toBe('"Qwikify" may mean javascript (JavaScript; JavaScript)\n');
  expect(stderr).toContain("Nothing was changed.");
  expect(stdout + stderr).not.toContain("key-canary");
  expect(new Set(endpoint.asked.map((asked) => dataOf(asked)["tag"]))).toEqual(
    new Set(["Qwikify", "Zorbify"]),
  );
  expect(endpoint.asked).toHaveLength(2);
  expect(before).toHaveLength(1);
  expect(await withDatabase(rowsOf)).toEqual(before);
});

test("the command says which settings it needs", async () => {
  await expect(run({ AI_BASE_URL: "" })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("AI_BASE_URL and AI_MODEL") as string,
  });
});
