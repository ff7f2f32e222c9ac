import { sql } from "drizzle-orm";
import { entityKinds } from "@khamt/contract/vocabulary";
import { language } from "../../platform/text/language.ts";
import type { Db } from "../../platform/db/handle.ts";
import { searchEntries, searchWords } from "../../platform/db/schema/index.ts";
import { isSound, keysOf, wordsOfConcepts } from "./lexemes.ts";
import { saying } from "./tsquery.ts";

/** Forgets those of the words that no entity says any more. To be called after the entities that said them are gone. */
export async function forgetWords(db: Db, words: readonly string[]): Promise<void> {
  const kept = new Set(wordsOfConcepts());
  const rows = [...new Set(words)]
    .filter((word) => !kept.has(word))
    .map((word) => ({ word, asked: saying(lettersOf(word)) ?? null }));
  if (rows.length === 0) return;
  const isSaid = sql.join(
    entityKinds.map(
      (kind) => sql`exists (
      select from ${searchEntries} where kind = ${kind} and terms @@ given.asked::tsquery)`,
    ),
    sql` or `,
  );
  await db.execute(sql`
    delete from ${searchWords} using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (word text, asked text)
    where ${searchWords.word} = given.word and not (given.asked is not null and (${isSaid}))`);
}

/** Sounds are filed for some words only. */
function lettersOf(word: string): string[] {
  return language
    .read(word)
    .words.flatMap((each) => keysOf(each))
    .filter((key) => !isSound(key));
}
