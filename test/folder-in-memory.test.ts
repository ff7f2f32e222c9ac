import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderInMemory } from "../scripts/folder-in-memory.ts";

const program = join(import.meta.dirname, "../scripts/folder-in-memory.ts");

test("a folder in memory goes with the process that it was made for, however that ends", async () => {
  const made = `import { statSync } from "node:fs";
    import { folderInMemory } from ${JSON.stringify(program)};
    const folder = folderInMemory("/tmp", 0) ?? "";
    console.log(folder, (statSync(folder).mode & 0o777).toString(8));
    process.kill(process.pid, "SIGKILL");`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", made], { encoding: "utf8" });
  const [folder = "", mode] = stdout.trim().split(" ");
  expect(folder).toMatch(/^\/tmp\/khamt-test-/);
  expect(mode).toBe("711");
  await expect.poll(() => existsSync(folder)).toBe(false);
});

test("without such a place, or with little room in it, the disk serves", () => {
  expect(folderInMemory("/no-such-place", 0)).toBeUndefined();
  expect(folderInMemory("/tmp", Infinity)).toBeUndefined();
});
