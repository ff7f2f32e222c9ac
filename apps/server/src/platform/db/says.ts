import { or, type SQL, sql } from "drizzle-orm";
import { wordsOfAccount } from "./account-name.ts";
import { users } from "./schema/index.ts";

/** What stands before a word in what people write. */
const beforeWords = [" ", "\n", "(", '"', "«", "“", "-", "/"];

/**
 * Anywhere in the text; fewer than three letters begin a word of it. An index of trigrams on the same expression finds
 * both, where it would have to read everything for two letters in the middle of a word.
 */
export function says(text: SQL, q: string): SQL | undefined {
  const part = q.replaceAll(/[\\%_]/g, String.raw`\$&`);
  if (q.length >= 3) return sql`${text} ilike ${`%${part}%`}`;
  return or(
    sql`${text} ilike ${`${part}%`}`,
    ...beforeWords.map((sign) => sql`${text} ilike ${`%${sign}${part}%`}`),
  );
}

/** Anywhere in the address or the name of an account. */
export function isAccountNamed(q: string): SQL | undefined {
  return says(sql`(${wordsOfAccount(users)})`, q);
}
