/** Files that follow one rule of import. */
export type Room = {
  readonly name: string;
  /** Folders (ending in `/`) and files below the stack's root; `*` is any one name, and each name a part of its own. */
  readonly paths: readonly string[];
  /** What a part may import of another: anything unless said, its `index.ts` only, or nothing. */
  readonly between?: "doors" | "nothing";
  /** Packages that this room imports beside those of its stack. */
  readonly packages?: readonly string[];
};

/** A room imports the rooms of lower levels, types included; the rooms of one level don't import each other. */
export type Stack = {
  readonly root: string;
  readonly packages: readonly string[];
  readonly levels: readonly (readonly Room[])[];
};

/** A path that doesn't exist is harmless. Where paths lie in each other, the longest one says the room. */
export const stacks: readonly Stack[] = [
  {
    root: "packages/",
    packages: [],
    levels: [
      [{ name: "language", paths: ["language/"] }],
      [
        { name: "matching", paths: ["matching/"] },
        { name: "contract", paths: ["contract/"] },
      ],
    ],
  },
  {
    root: "apps/server/src/",
    packages: ["language", "matching", "contract"],
    levels: [
      [{ name: "server platform", paths: ["platform/"] }],
      [{ name: "server entities", paths: ["entities/"] }],
      [{ name: "server matching", paths: ["matching/"] }],
      [
        {
          name: "server modules",
          paths: ["modules/*/"],
          between: "doors",
        },
      ],
      [
        { name: "server jobs", paths: ["jobs/"] },
        { name: "server pages", paths: ["pages/"] },
      ],
      [{ name: "server app", paths: [""] }],
    ],
  },
  {
    root: "apps/web/src/",
    packages: ["language", "contract"],
    levels: [
      [{ name: "web lib", paths: ["lib/"] }],
      [{ name: "web ui", paths: ["ui/"] }],
      [
        { name: "web shared", paths: ["shared/"] },
        {
          name: "web worker",
          paths: ["features/private-matching/worker/"],
          packages: ["matching"],
        },
      ],
      [{ name: "web features", paths: ["features/*/"], between: "nothing" }],
      [{ name: "web routes", paths: ["routes/"] }],
      [{ name: "web app", paths: [""] }],
    ],
  },
];
