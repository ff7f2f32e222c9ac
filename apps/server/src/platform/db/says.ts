import { and, or, type SQL, sql } from "drizzle-orm";
import { foldings } from "@khamt/language";
import { nameOfAccount, wordsOfAccount } from "./account-name.ts";
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

/** Anywhere in the name of an account, in either script. */
export function isNamed(q: string): SQL | undefined {
  return or(says(nameOfAccount(users), q), sounds(q));
}

/** Anywhere in the address or the name of an account, the latter in either script. */
export function isAccountNamed(q: string): SQL | undefined {
  return or(says(sql`(${wordsOfAccount(users)})`, q), sounds(q));
}

/** A shorter sound begins too many names. */
const shortestBeginning = 3;

/** Each word is one of the name or begins one, but no Latin word a Latin one: with the letters of others pat is no Batbold. */
function sounds(q: string): SQL | undefined {
  const words = q.toLowerCase().match(/[\p{L}\p{N}'’ʼ]+/gu) ?? [];
  return and(...words.map(soundsAs));
}

function soundsAs(word: string): SQL | undefined {
  // Latin ts is filed as ц, also in Batsukh.
  const keys = new Set([word, word.replaceAll("тс", "ц")].flatMap(foldings).filter((key) => key !== ""));
  const begun = [...keys].filter(({ length }) => length >= shortestBeginning);
  const mark = /\p{Script=Cyrillic}/u.test(word) ? "_" : "/";
  const patterns = [...begun.map((key) => `% ${mark}${key}%`), ...[...keys].map((key) => `% _${key} %`)];
  return or(sql`false`, ...patterns.map((pattern) => sql`${users.nameSounds} like ${pattern}`));
}
