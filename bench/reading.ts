// What reading one profile takes, of the two hundred that were written as people write.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createLanguage } from "@khamt/language";
import { createMatcher, type ProfileKind, type ProfileOf } from "@khamt/matching";
import { timesOf } from "./measure.ts";
import type { Table } from "./report.ts";

const folder = join(import.meta.dirname, "../packages/matching/test/fresh");
/** Times that each is read: before it is measured, and measured. */
const rounds = { warmUp: 30, measured: 10 } as const;

export function readingTable(): Table {
  const matcher = createMatcher({ language: createLanguage() });
  const readers = <K extends ProfileKind>(kind: K, file: string) => {
    const profiles: ProfileOf[K][] = JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8"));
    return profiles.map((profile) => () => matcher.analyse(kind, profile));
  };
  const kinds = {
    ideas: readers("idea", "ideas"),
    "co-founders": readers("cofounder", "cofounders"),
    companies: readers("company", "companies"),
    projects: readers("project", "projects"),
  };
  const all = Object.values(kinds).flat();
  for (let round = 0; round < rounds.warmUp; round++) for (const read of all) read();
  return {
    title: "Reading one of two hundred profiles as people write them",
    columns: ["profiles", "how many", "p50 ms", "p95 ms"],
    rows: [...Object.entries(kinds), ["all", all] as const].map(([name, readers]) => rowOf(name, readers)),
    notes: ["Processor time, after thirty rounds to warm up. Eight hold a pasted CV or the like."],
  };
}

function rowOf(name: string, readers: readonly (() => unknown)[]): string[] {
  const runs = Array.from({ length: rounds.measured }, () => readers).flat();
  const { p50, p95 } = timesOf(runs, 0, (read) => read());
  return [name, String(readers.length), p50.toFixed(2), p95.toFixed(2)];
}
