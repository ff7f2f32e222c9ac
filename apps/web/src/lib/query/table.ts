import { isRecord, valueAt } from "@khamt/contract/records";

/**
 * A list of alike records with the names of their fields said once, { "": [names, ...values of each] }, or a text that stands in the
 * page, { "": its place }.
 */
const mark = "";

type Places = ReadonlyMap<string, number>;

/** The same, with every list of records that have the same fields as such a table, and the page's texts by their places. */
export function toTables(value: unknown, places: Places = new Map()): unknown {
  if (typeof value === "string") {
    const place = places.get(value);
    return place === undefined ? value : { [mark]: place };
  }
  if (Array.isArray(value)) return tableOf(value, places) ?? value.map((each) => toTables(each, places));
  return isRecord(value) ? mapped(value, places) : value;
}

/** Undoes `toTables`: the reviver of JSON.parse. Throws a RangeError where the page has fewer texts. */
export function fromTables(texts: readonly string[] = []): (name: string, value: unknown) => unknown {
  return (_name, value) => {
    const table = valueAt(value, mark);
    if (typeof table === "number") return textAt(texts, table);
    if (!Array.isArray(table)) return value;
    const [names, ...rows]: unknown[][] = table;
    return rows.map((row) => Object.fromEntries((names ?? []).map((name, at) => [name, row[at]])));
  };
}

function textAt(texts: readonly string[], place: number): string {
  const text = texts[place];
  if (text === undefined) throw new RangeError(`The page has no text ${place}.`);
  return text;
}

function tableOf(list: readonly unknown[], places: Places): Record<string, unknown> | undefined {
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
    ? { [mark]: [names, ...records.map((each) => names.map((name) => toTables(each[name], places)))] }
    : undefined;
}

function mapped(record: Record<string, unknown>, places: Places): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, toTables(value, places)]));
}
