import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

type Names = { firstName: AnyPgColumn; lastName: AnyPgColumn };

/** How others are shown an account; never its address. */
export function nameOfAccount({ firstName, lastName }: Names): SQL<string> {
  return sql<string>`trim(concat_ws(' ', ${firstName}, ${lastName}))`;
}
