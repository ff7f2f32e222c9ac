import { valueAt } from "@khamt/contract/records";

/** A list of alike records with the names of their fields said once: { "": [names, ...values of each] }. */
const mark = "";

/** The same, with every list of records that have the same fields as such a table. */
export function toTables(value: unknown): unknown {
  if (Array.isArray(value)) return tableOf(value) ?? value.map(toTables);
  return isRecord(value) ? mapped(value) : value;
}

/** Undoes `toTables`: the reviver of JSON.parse. */
export function fromTable(_name: string, value: unknown): unknown {
  const table = valueAt(value, mark);
  if (!Array.isArray(table)) return value;
  const [names, ...rows]: unknown[][] = table;
  return rows.map((row) => Object.fromEntries((names ?? []).map((name, at) => [name, row[at]])));
}

function tableOf(list: readonly unknown[]): Record<string, unknown> | undefined {
  const records = list.filter(isRecord);
  const [first] = records;
  if (first === undefined || records.length < list.length || list.length < 2) return undefined;
  const names = Object.keys(first);
  const isAlike = records.every(
    (each) =>
      Object.keys(each).length === names.length &&
      names.every((name) => Object.hasOwn(each, name) && each[name] !== undefined),
  );
  return isAlike
    ? { [mark]: [names, ...records.map((each) => names.map((name) => toTables(each[name])))] }
    : undefined;
}

function mapped(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, toTables(value)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
