import { mkdtemp, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

test("a folder is made with those above it, by several at once too, and stays as it is", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "khamt-folder-"));
  const folder = path.join(root, "one", "two", "three");
  await Promise.all(Array.from({ length: 20 }, () => makeFolder(folder, 0o700)));
  await makeFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test("where no folder can be it says so at once", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "khamt-folder-"));
  const [file, link] = [path.join(root, "file"), path.join(root, "link")];
  await writeFile(file, "");
  await symlink(path.join(root, "gone"), link);
  await expect(makeFolder(file)).rejects.toMatchObject({ code: "EEXIST" });
  await expect(makeFolder(path.join(file, "x"))).rejects.toMatchObject({ code: "ENOTDIR" });
  await expect(makeFolder(link)).rejects.toMatchObject({ code: "EEXIST" });
});

// The kernel lets nobody make anything there, and says that it is not there.
test.runIf(process.platform === "linux")(
  "a folder in /proc can't be made, which is told at once",
  async () => {
    for (const folder of ["/proc/khamt", "/proc/khamt/data"])
      await expect(makeFolder(folder)).rejects.toMatchObject({ code: "ENOENT" });
  },
);
