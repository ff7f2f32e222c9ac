import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const command = join(import.meta.dirname, "eval.ts");
let dir = "";

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "khamt-eval-"));
  const data: Record<string, unknown> = {
    ideas: [{ id: "i1", requiredSkills: ["accounting"] }],
    cofounders: [
      { id: "c1", skills: ["cooking"] },
      { id: "c2", skills: ["нягтлан бодогч"] },
    ],
    companies: [],
    projects: [],
    queries: { "idea-cofounder": ["i1"] },
  };
  for (const [name, content] of Object.entries(data))
    await writeFile(join(dir, `${name}.json`), JSON.stringify(content));
});
afterAll(() => rm(dir, { recursive: true }));

test("writes a ranking for each query", async () => {
  const out = join(dir, "run.json");
  await run(process.execPath, [command, "--data", dir, "--out", out]);
  expect(JSON.parse(await readFile(out, "utf8"))).toEqual({ "idea-cofounder": { i1: ["c2", "c1"] } });
});

test("prints the goals that the data can judge", async () => {
  await mkdir(join(dir, "qrels"), { recursive: true });
  await writeFile(join(dir, "qrels", "idea-cofounder.json"), JSON.stringify({ i1: { c2: 3 } }));
  const version = { id: "t", requiredSkills: ["accounting"] };
  const triple = { kind: "idea", en: version, mn: version, galig: version };
  await writeFile(join(dir, "triples.json"), JSON.stringify([triple]));
  const { stdout } = await run(process.execPath, [command, "--data", dir, "--out", join(dir, "run.json")]);
  expect(stdout).toMatch(/nDCG@10 mean +1\.000/);
  expect(stdout).toMatch(/only grade 3 counts +1\.000/);
  expect(stdout).toMatch(/success@3 +1\.000/);
  expect(stdout).toMatch(/grade 3 shown below 30 % +[01]\.000/);
  expect(stdout).toMatch(/points apart +0\.000/);
});

test("says which flag or file is missing", async () => {
  await expect(run(process.execPath, [command])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("usage:"),
  });
  const missing = run(process.execPath, [command, "--data", join(dir, "none"), "--out", join(dir, "x.json")]);
  await expect(missing).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("ideas.json") });
});
