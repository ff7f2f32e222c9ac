import { parseArgs } from "node:util";
import type { Benchmark } from "./benchmark.ts";

const usage = `npm run bench -- NAME prints the figures of one benchmark; without a name, of all.

  --write         keeps those of matching, quality, exposure, wishes, load, attack and desk in bench/results.md
  --size N        (more than once) for matching, http-matching, private-matching and load
  --data DIR      for quality and exposure
  --seconds N     for live, load and attack
  --soak MINUTES, --memory MB, --only CALL (more than once: as the table names it)  for load`;
const benchmarks: Record<string, () => Promise<Benchmark>> = {
  code: () => import("./code.ts"),
  pages: () => import("./pages.ts"),
  typing: () => import("./typing.ts"),
  search: () => import("./search.ts"),
  "auth-timing": () => import("./auth-timing.ts"),
  quality: () => import("./quality.ts"),
  matching: () => import("./matching.ts"),
  "http-matching": () => import("./http-matching.ts"),
  wishes: () => import("./wishes.ts"),
  live: () => import("./live.ts"),
  load: () => import("./load.ts"),
  attack: () => import("./attack.ts"),
  exposure: () => import("./exposure.ts"),
  "private-matching": () => import("./private-matching.ts"),
  desk: () => import("./desk.ts"),
};

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: "boolean", default: false },
    size: { type: "string", multiple: true, default: ["10000", "100000"] },
    data: { type: "string" },
    seconds: { type: "string", default: "60" },
    soak: { type: "string", default: "0" },
    memory: { type: "string" },
    only: { type: "string", multiple: true },
    help: { type: "boolean", default: false },
  },
});
const names = Object.keys(benchmarks).join(", ");
if (values.help) {
  console.log(`${usage}\n\nThere are: ${names}.`);
  process.exit();
}
const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(", ")}. There are: ${names}.`);
  process.exit(2);
}
const options = {
  write: values.write,
  sizes: values.size.map(Number),
  seconds: Number(values.seconds),
  soakMinutes: Number(values.soak),
  memory: values.memory === undefined ? undefined : Number(values.memory),
  only: values.only,
  data: values.data ?? process.env["KHAMT_EVAL_DATA"],
};
for (const [name, load] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  await (await load()).run(options);
}
