import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

type Names = { firstName: AnyPgColumn; lastName: AnyPgColumn };

/** How others are shown an account; never its address. */
export function nameOfAccount({ firstName, lastName }: Names): SQL<string> {
  return sql<string>`trim(concat_ws(' ', ${firstName}, ${lastName}))`;
}

/** How others are shown a co-founder. The index stands on the same words; both columns always hold something, which is why it is no `concat_ws`. */
export function nameOfCofounder({ firstName, lastName }: Names): SQL<string> {
  return sql<string>`trim(${firstName} || ' ' || ${lastName})`;
}

/** By code points ё, ө and ү would stand behind я: here each comes right after the letter that it follows in the alphabet. */
export function inAlphabet(words: SQL): SQL {
  const after = (text: SQL, letter: SQL, before: SQL) =>
    sql`replace(${text}, ${letter}, ${before} || chr(57344))`;
  const sorted = after(after(after(words, sql`'ё'`, sql`'е'`), sql`'ө'`, sql`'о'`), sql`'ү'`, sql`'у'`);
  return sql`${sorted} collate "C"`;
}

/** By which administrators find an account. The index stands on the same words. */
export function wordsOfAccount({ firstName, lastName, email }: Names & { email: AnyPgColumn }): SQL {
  return sql`${email} || ' ' || coalesce(${firstName}, '') || ' ' || coalesce(${lastName}, '')`;
}
