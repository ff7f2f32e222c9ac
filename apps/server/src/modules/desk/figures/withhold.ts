import { type FigureCount, fewestCounted } from "@khamt/contract";

/** A number of members, and beside it those of larger groups that hold them all. */
export type Counted = { people: number; among: readonly number[] };
type Row = { shown: FigureCount; people: number };

const isFew = (people: number) => people > 0 && people < fewestCounted;

/** Not where so few are counted, nor where so few are left of a larger group whose number can be read too. */
export function shownCount({ people, among }: Counted): FigureCount {
  if (isFew(people)) return "few";
  return people > 0 && among.some((all) => isFew(all - people)) ? "withheld" : people;
}

/**
 * A column with its sum. What is hidden in it must not come out by taking the others from the sum: it is more than one
 * number, and no few people together. Where that is not so, the smallest of the others is hidden too.
 */
export function shownColumn(column: readonly Counted[]): { shown: FigureCount[]; total: FigureCount } {
  const rows = column.map((each): Row => ({ shown: shownCount(each), people: each.people }));
  while (!isSafe(rows)) {
    const smallest = rows
      .filter(({ shown, people }) => typeof shown === "number" && people > 0)
      .toSorted((one, other) => one.people - other.people)[0];
    if (!smallest) break;
    smallest.shown = "withheld";
  }
  const total = shownCount(sumOf(column));
  return {
    shown: rows.map(({ shown }) => shown),
    total: typeof total === "number" && !isSafe(rows) ? "withheld" : total,
  };
}

function isSafe(rows: readonly Row[]): boolean {
  const hidden = rows.filter(({ shown }) => typeof shown === "string");
  const people = hidden.reduce((sum, each) => sum + each.people, 0);
  return hidden.length === 0 || (hidden.length > 1 && people >= fewestCounted);
}

function sumOf(column: readonly Counted[]): Counted {
  return {
    people: column.reduce((sum, { people }) => sum + people, 0),
    among: (column[0]?.among ?? []).map((_, at) =>
      column.reduce((sum, { among }) => sum + (among[at] ?? 0), 0),
    ),
  };
}
