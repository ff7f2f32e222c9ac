import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

type Names = { firstName: AnyPgColumn; lastName: AnyPgColumn };

/** How others are shown an account; never its address. */
export function nameOfAccount({ firstName, lastName }: Names): SQL<string> {
  return sql<string>`trim(concat_ws(' ', ${firstName}, ${lastName}))`;
}

/** In which lists for administrators are sorted. The index stands on the same words, which is why it is no `concat_ws`. */
export function nameForSorting({ firstName, lastName }: Names): SQL {
  return sql`lower(coalesce(${firstName}, '') || ' ' || coalesce(${lastName}, ''))`;
}

/** By which administrators find an account. The index stands on the same words. */
export function wordsOfAccount({ firstName, lastName, email }: Names & { email: AnyPgColumn }): SQL {
  return sql`${email} || ' ' || coalesce(${firstName}, '') || ' ' || coalesce(${lastName}, '')`;
}
