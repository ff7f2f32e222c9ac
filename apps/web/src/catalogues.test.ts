import { describe, expect, it } from "vitest";

type Words = { default: object };

const english = import.meta.glob<Words>("./**/words/*.en.ts", { eager: true });
const mongolian = import.meta.glob<Words>("./**/words/*.mn.ts", { eager: true });

const sources = import.meta.glob<string>(
  ["./**/*.{ts,tsx}", "!./**/*.test.{ts,tsx}", "!./routeTree.gen.ts"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

/** Words that are the same in both languages: names, units and what stands for itself. */
const same = new Set([
  "API",
  "2",
  "MVP",
  "AI/ML",
  "SaaS",
  "FinTech",
  "HealthTech",
  "CleanTech",
  "EdTech",
  "Web3/Blockchain",
  "XXК",
  "GMT+8",
  "khamt-lang",
  "khamt-theme",
  "GitHub",
  "LinkedIn",
  "Twitter",
  "Facebook",
  "Instagram",
  "Khamt",
]);

describe.each(Object.keys(english))("the catalogue %s", (file) => {
  const en = flatten(words(english, file));
  const mn = flatten(words(mongolian, file.replace(/en\.ts$/, "mn.ts")));

  it("says the same things in both languages", () => {
    expect([...mn.keys()]).toEqual([...en.keys()]);
  });

  it("leaves nothing empty", () => {
    const empty = [...en, ...mn].filter(([, text]) => text.trim() === "").map(([key]) => key);
    expect(empty).toEqual([]);
  });

  it("leaves nothing untranslated", () => {
    const untranslated = [...en].filter(([key, text]) => mn.get(key) === text && needsTranslation(text));
    expect(untranslated).toEqual([]);
  });
});

it("titles failures alike everywhere", () => {
  const titles = ([english, mongolian] as const).map(
    (catalogues) =>
      new Set(
        Object.values(catalogues)
          .flatMap((words) => [...flatten(words.default)])
          .filter(([key]) => key === ".fault")
          .map(([, text]) => text),
      ),
  );
  expect(titles).toEqual([new Set(["Error!"]), new Set(["Алдаа!"])]);
});

it("are each asked for, and by their own feature alone", () => {
  const homes = new Map(Object.keys(english).map((file) => [nameOf(file), roomOf(file)]));
  const asked = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/\bcatalogue\("([a-z-]+)"\)/g)].map(([, name = ""]) => ({ file, name })),
  );
  expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(homes.keys()));
  const strangers = asked.filter(({ file, name }) => !mayAsk(roomOf(file), homes.get(name) ?? ""));
  expect(strangers).toEqual([]);
});

/** "features/ideas", "shared/tags", "ui": the arrows hold for words too. */
function roomOf(file: string): string {
  return /^\.\/((features|shared)\/[a-z-]+|[a-z.-]+)/.exec(file)?.[1] ?? "";
}

function nameOf(file: string): string {
  return /([a-z-]+)\.en\.ts$/.exec(file)?.[1] ?? "";
}

function mayAsk(room: string, home: string): boolean {
  if (room === home || home === "ui") return true;
  if (home.startsWith("shared/")) return room !== "ui";
  return !room.startsWith("features/") && !room.startsWith("shared/") && room !== "ui";
}

function words(files: Record<string, Words>, file: string): object {
  const found = files[file]?.default;
  if (found === undefined) throw new Error(`${file} is missing.`);
  return found;
}

/** Every text under its path; functions are asked once, for one and for three of something. */
function flatten(value: unknown, path = ""): Map<string, string> {
  if (typeof value === "string") return new Map([[path, value]]);
  if (typeof value === "function") {
    const answers = [value(1, 1, 1), value(3, 5, 7)] as unknown[];
    return new Map(answers.flatMap((answer, index) => [...flatten(answer, `${path}(${index})`)]));
  }
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, part]) => [...flatten(part, `${path}.${key}`)]));
}

function needsTranslation(text: string): boolean {
  return /\p{L}/u.test(text) && !same.has(text);
}
