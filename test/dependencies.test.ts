import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { valueAt } from "@khamt/contract/records";

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));
const workspaces = ["packages/language", "packages/matching", "packages/contract", "apps/server", "apps/web"];
/** More to trust than these needs a reason: the last two read workbooks (decision 54). */
const mostDirect = 50;

test("R41 every package of the lock comes from the registry and bears its digest", () => {
  const packages = Object.entries(valueAt(read("package-lock.json"), "packages") ?? {});
  const fetched = packages.filter(
    ([path, each]) => path.includes("node_modules/") && valueAt(each, "link") !== true,
  );
  expect(fetched.length).toBeGreaterThan(100);
  // Without an address of its own a package comes from the registry that npm is told to ask.
  const loose = fetched.filter(
    ([, each]) =>
      valueAt(each, "inBundle") !== true &&
      !(valueAt(each, "resolved") === undefined && String(valueAt(each, "integrity")).startsWith("sha512-")),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test("R41 what runs needs few packages directly", () => {
  const direct = workspaces.flatMap((place) =>
    Object.keys(valueAt(read(`${place}/package.json`), "dependencies") ?? {}),
  );
  const others = new Set(direct.filter((name) => !name.startsWith("@khamt/")));
  expect(others.size).toBeLessThanOrEqual(mostDirect);
});
