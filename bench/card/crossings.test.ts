import { describe, expect, test } from "vitest";
import { createGuard } from "./crossings.ts";
import type { Stack } from "./rooms.ts";

const stacks: readonly Stack[] = [
  {
    root: "packages/",
    packages: [],
    levels: [[{ name: "language", paths: ["language/"] }], [{ name: "engine", paths: ["engine/"] }]],
  },
  {
    root: "app/",
    packages: ["language"],
    levels: [
      [
        { name: "lib", paths: ["lib/", "features/helper.ts", "not-there/"] },
        { name: "worker", paths: ["lib/worker/"], packages: ["engine"] },
      ],
      [{ name: "modules", paths: ["modules/*/"], between: "doors" }],
      [{ name: "features", paths: ["features/*/"], between: "nothing" }],
      [{ name: "top", paths: [""] }],
    ],
  },
];
const guard = createGuard(stacks);

describe("is let through:", () => {
  test.each([
    ["the same folder", "app/features/ideas/a.ts", "app/features/ideas/inner/b.ts"],
    ["a lower level", "app/features/ideas/a.ts", "app/lib/a.ts"],
    ["a lower package", "packages/engine/src/a.ts", "packages/language/src/index.ts"],
    ["a package of the stack", "app/lib/a.ts", "packages/language/src/index.ts"],
    ["a package of the room", "app/lib/worker/a.ts", "packages/engine/src/index.ts"],
    ["the door of a neighbour", "app/modules/ideas/a.ts", "app/modules/companies/index.ts"],
    ["a door, from above", "app/main.ts", "app/modules/ideas/index.ts"],
    ["a file that is listed in a lower room", "app/modules/ideas/a.ts", "app/features/helper.ts"],
    ["anything, from outside all rooms", "scripts/a.ts", "app/modules/ideas/queries.ts"],
  ])("%s", (_, from, to) => {
    expect(guard(from, to)).toBeUndefined();
  });
});

describe("is held:", () => {
  test.each([
    ["a climb", "app/lib/a.ts", "app/features/ideas/a.ts", "lib → features"],
    ["a climb to the top", "app/modules/ideas/a.ts", "app/main.ts", "modules → top"],
    ["another room of the level", "app/lib/a.ts", "app/lib/worker/a.ts", "lib → worker"],
    ["a neighbour that has no door", "app/features/a/a.ts", "app/features/b/index.ts", "features → features"],
    ["a package of another room", "app/lib/a.ts", "packages/engine/src/index.ts", "lib → engine"],
    ["a package that climbs", "packages/language/src/a.ts", "packages/engine/src/a.ts", "language → engine"],
    ["a package that imports an app", "packages/engine/src/a.ts", "app/lib/a.ts", "engine → lib"],
    ["what lies outside", "app/lib/a.ts", "scripts/a.ts", "lib → outside"],
    ["past a door", "app/modules/a/a.ts", "app/modules/b/queries.ts", "modules → modules, past the door"],
    ["past a door, from above", "app/main.ts", "app/modules/a/routes.ts", "top → modules, past the door"],
    ["a deeper door", "app/modules/a/a.ts", "app/modules/b/c/index.ts", "modules → modules, past the door"],
  ])("%s", (_, from, to, why) => {
    expect(guard(from, to)).toEqual({ from, to, why });
  });
});
