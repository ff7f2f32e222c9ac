// The tables that a benchmark prints, and the same ones in results.md with the machine and the command beside them.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";

export type Table = {
  readonly title: string;
  /** What a reader must know to read the figures. */
  readonly notes: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const file = join(import.meta.dirname, "results.md");
const heading = "# Figures\n";

export function printTable({ title, notes, columns, rows }: Table): void {
  const lines = [columns, ...rows];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const padded = lines.map((line) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  "),
  );
  console.log([`\n${title}`, ...padded, ...notes.map((note) => `  ${note}`)].join("\n"));
}

/** Replaces the section of one benchmark; the sections of others stay. */
export function writeSection(name: string, tables: readonly Table[]): void {
  const sections = readSections();
  sections.set(name, sectionOf(name, tables));
  writeFileSync(
    file,
    [heading, ...[...sections.values()].map((section) => `${section.trim()}\n`)].join("\n"),
  );
}

function readSections(): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, "utf8") : heading;
  const sections = text.split(/^(?=## )/m).slice(1);
  return new Map(sections.map((section) => [/^## (.*)/.exec(section)?.[1] ?? "", section]));
}

function sectionOf(name: string, tables: readonly Table[]): string {
  const model = cpus()[0]?.model ?? "unknown processor";
  const memory = Math.round(totalmem() / 2 ** 30);
  const command = ["npm run bench --", ...process.argv.slice(2)].join(" ");
  return [
    `## ${name}`,
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${model}, ${memory} GB, Node ${process.versions.node}: \`${command}\``,
    ...tables.map(markdownOf),
  ].join("\n\n");
}

function markdownOf({ title, notes, columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = columns.map((_, at) => (at === 0 ? "---" : "---:"));
  return [`### ${title}`, [columns, rule, ...rows].map(line).join("\n"), notes.join("  \n")].join("\n\n");
}
