// Writes every profile of a data set again with one kind of slip, and prints by kind how far its matches move.
//   node packages/matching/bin/slips.ts --data DIR
import { parseArgs } from "node:util";
import { createLanguage } from "@khamt/language";
import { createMatcher } from "../src/index.ts";
import { readDataset } from "./dataset.ts";
import { effectOf } from "./slip-effects.ts";
import { slips } from "./slip-kinds.ts";

const usage = "usage: node packages/matching/bin/slips.ts --data DIR";

try {
  const { values } = parseArgs({ options: { data: { type: "string" } } });
  if (!values.data) throw new Error(usage);
  const matcher = createMatcher({ language: createLanguage() });
  const data = readDataset(values.data, matcher);
  const lines = Object.keys(slips).map((slip) => {
    const { points, shared, before, after } = effectOf(slip, { dir: values.data ?? "", data, matcher });
    return row(slip, [points.toFixed(2), shared.toFixed(2), after.toFixed(3), (before - after).toFixed(3)]);
  });
  process.stdout.write([row("", ["points", "shared", "nDCG@10", "loss"]), ...lines].join(""));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(24)}${cells.map((cell) => cell.padStart(9)).join("")}\n`;
}
