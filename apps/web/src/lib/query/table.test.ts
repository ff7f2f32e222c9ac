import fc from "fast-check";
import { expect, it } from "vitest";
import { fromTables, toTables } from "./table.ts";

const roundTrip = (value: unknown): unknown => JSON.parse(JSON.stringify(toTables(value)), fromTables());
const record = fc.record({
  id: fc.uuid(),
  names: fc.dictionary(fc.string({ minLength: 1 }), fc.string()),
  tags: fc.array(fc.string()),
});

it("brings every list back as it was", () => {
  // As JSON by itself brings it: without -0.
  const anything = fc
    .json()
    .filter((text) => !text.includes('"":'))
    .map((text): unknown => JSON.parse(text));
  fc.assert(
    fc.property(anything, (value) => {
      expect(roundTrip(value)).toEqual(value);
    }),
  );
  fc.assert(
    fc.property(fc.array(record), (value) => {
      expect(roundTrip({ items: value })).toEqual({ items: value });
    }),
  );
});

it("says the names of fields once", () => {
  const items = ["a", "b", "c"].map((id) => ({ id, title: id, tags: [] }));
  expect(JSON.stringify(toTables({ items })).match(/title/g)).toHaveLength(1);
});

it("leaves a list as it is whose records are not alike, or leave something out", () => {
  for (const list of [[{ a: 1 }, { b: 1 }], [{ a: 1 }, 2], [{ a: 1 }, { a: undefined }], [{ a: 1 }]])
    expect(toTables(list)).toEqual(list);
});
