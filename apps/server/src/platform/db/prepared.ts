import type { Placeholder } from "drizzle-orm";
import type { Db } from "./handle.ts";

/** What a statement compares with: a value, or the place of one that each call gives. */
export type Given = string | Placeholder;

type Values = Record<string, unknown>;
type Query<Rows> = { prepare: (name: string) => { execute: (values: Values) => Promise<Rows> } };

/** A query that is always the same but for the values of its placeholders: its text is made once for each database. */
export function prepared<Rows>(queryOf: (db: Db) => Query<Rows>): (db: Db, values: Values) => Promise<Rows> {
  const known = new WeakMap<Db, ReturnType<Query<Rows>["prepare"]>>();
  return (db, values) => {
    // The connection names it.
    const query = known.get(db) ?? queryOf(db).prepare("");
    known.set(db, query);
    return query.execute(values);
  };
}
