import type { Benchmark } from "./benchmark.ts";

/** `npm run bench -- NAME`: prints the figures of one benchmark; without a name, of all. */
const benchmarks: Record<string, () => Promise<Benchmark>> = {
  code: () => import("./code.ts"),
  pages: () => import("./pages.ts"),
  search: () => import("./search.ts"),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(
    `Unknown benchmark: ${unknown.join(", ")}. There are: ${Object.keys(benchmarks).join(", ")}.`,
  );
  process.exit(2);
}
for (const [name, load] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  await (await load()).run();
}
