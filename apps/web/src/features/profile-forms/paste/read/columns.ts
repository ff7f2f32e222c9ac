import { partOf } from "./headings.ts";

/** From here on a column is no longer that of years beside jobs. */
const leastColumn = 20;
const leastLines = 4;
const rightOf = /^(?:.*\S)?[^\S\n]{3,}(?=\S)/u;

/** A page of two columns, one after the other: what stands on one line belongs to two parts. Other texts as they are. */
export function inOneColumn(text: string): string {
  const lines = text.split(/\r?\n|\r|\u2028/).map((line) => line.replaceAll("\t", "    "));
  const column = columnOf(lines);
  if (column === undefined) return text;
  const isApart = (line: string) => /^\s*$/u.test(line.slice(column - 2, column));
  const left = lines.map((line) => (isApart(line) ? line.slice(0, column) : line));
  const right = lines.map((line) => (isApart(line) ? line.slice(column) : ""));
  return [...left, ...right].join("\n");
}

/** Where the right one begins, in which a heading stands. */
function columnOf(lines: readonly string[]): number | undefined {
  const begins = lines.flatMap((line) => rightOf.exec(line)?.[0].length ?? []);
  const [often] = [...Map.groupBy(begins, (at) => at)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  if (often === undefined || often[0] < leastColumn || often[1].length < leastLines) return undefined;
  const [column] = often;
  const hasHeading = lines.some((line) => partOf(line.slice(column).trim()) !== undefined);
  return hasHeading ? column : undefined;
}
